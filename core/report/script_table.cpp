// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/script_table.h"

#include <utility>

#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "core/error.h"

namespace steelyard {
namespace {

ScriptSource source_of_format(const std::string& path, ScriptLanguage language) {
  try {
    const std::string_view id = file_format(path).id;
    if (id == "npy" && language == ScriptLanguage::python) {
      return ScriptSource::array;
    }
    return id == "colvar" ? ScriptSource::colvar : ScriptSource::none;
  } catch (const Error&) {
    return ScriptSource::none;
  }
}

}  // namespace

ScriptSource script_source(const DataReference& data, ScriptLanguage language) {
  if (!is_file(data.source) || !data.origin.beside.empty()) {
    return ScriptSource::none;
  }
  if (const auto& dialect = data.origin.reading.dialect) {
    return dialect->name_rows == 1 ? ScriptSource::text : ScriptSource::none;
  }
  return source_of_format(data.source, language);
}

Dataset table_before_steps(const DataReference& data) {
  Dataset table = read_table(data.source, data.origin.reading);
  if (!data.sha256.empty() && table.sha256 != data.sha256) {
    throw bad_input({message("script.changed_file", "the file has changed since the run"),
                     data.source,
                     message("script.changed_file.accepted", "the file as it was for the run")});
  }
  return remade(std::move(table), {data.origin.reading, data.origin.beside, {}});
}

}  // namespace steelyard
