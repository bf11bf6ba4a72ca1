// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/written_script.h"

#include <optional>
#include <string>

#include "core/data/text_table.h"
#include "core/platform/atomic_write.h"
#include "core/record/run_tables.h"
#include "core/report/python_script.h"
#include "core/report/r_script.h"

namespace steelyard {

std::filesystem::path table_beside(const std::filesystem::path& script) {
  std::filesystem::path table = script;
  std::filesystem::path name = script.stem();
  name += "-table.csv";
  return table.replace_filename(name);
}

void write_script(ScriptLanguage language, const std::filesystem::path& script,
                  const Record& record, const Dataset& table, const std::vector<Index>& selected,
                  const std::function<Dataset()>& whole) {
  const auto text = [&](const std::optional<WrittenTable>& written) {
    return language == ScriptLanguage::r ? r_script(record, table, selected, written)
                                         : python_script(record, table, selected, written);
  };
  if (script_source(record.data, language) != ScriptSource::none) {
    write_atomically(script, text(std::nullopt));
    return;
  }
  const Dataset beside = whole();
  const std::filesystem::path path = std::filesystem::absolute(table_beside(script));
  const std::string with_table = text(WrittenTable{path, beside});
  write_csv(path, whole_table(beside));
  write_atomically(script, with_table);
}

}  // namespace steelyard
