// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/data_reference.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/data/generators.h"
#include "core/data/joined_tables.h"
#include "core/data/sha256.h"
#include "core/data/table_reader.h"
#include "core/data/text_encoding.h"
#include "core/message.h"
#include "core/prepare/preparation.h"

namespace steelyard {
namespace {

std::string absolute(const std::string& path) { return std::filesystem::absolute(path).string(); }

/// An older record may not say.
bool is_other(const std::string& before, const std::string& now) {
  return !before.empty() && !now.empty() && before != now;
}

/// One message for the table and one for each that is joined to it, where it is another one now.
std::vector<Message> changed_tables(const DataReference& recorded, const Dataset& table) {
  std::vector<Message> changed;
  if (is_other(recorded.sha256, table.sha256)) {
    changed.push_back(message("record.changed_data",
                              "the data have changed since this was written: {1}", table.source));
  }
  const std::vector<SideFile>& now = table.origin.beside;
  for (std::size_t k = 0; k < std::min(recorded.origin.beside.size(), now.size()); ++k) {
    if (is_other(recorded.origin.beside[k].sha256, now[k].sha256)) {
      changed.push_back(message("record.changed_side_file",
                                "what is set beside the data has changed since this was written: "
                                "{1}",
                                now[k].source));
    }
  }
  return changed;
}

std::string trouble_with(const ReadFile& file) {
  try {
    return is_other(file.sha256, sha256_of_file(file.source)) ? "has changed since" : "";
  } catch (const Error&) {
    return "cannot be read any more";
  }
}

}  // namespace

bool is_file(const std::string& source) {
  return !is_generated(source) && source.rfind(':', 0) != 0 && !source.empty();
}

std::string table_name(const DataReference& data) {
  return is_generated(data.source)
             ? data.source
             : to_utf8(std::filesystem::path(data.source).filename().string());
}

DataReference reference_to(const Dataset& table) {
  DataReference reference;
  reference.source = table.source;
  reference.origin = table.origin;
  reference.rows = table.values.rows();
  reference.columns = table.values.cols();
  reference.weights_file = table.weights_file;
  if (is_file(reference.source)) {
    reference.source = absolute(reference.source);
    reference.sha256 = table.sha256;
  }
  for (SideFile& file : reference.origin.beside) {
    file.source = absolute(file.source);
  }
  if (reference.weights_file) {
    reference.weights_file->source = absolute(reference.weights_file->source);
  }
  return reference;
}

bool has_changed(const DataReference& recorded, const Dataset& table) {
  return !changed_tables(recorded, table).empty();
}

std::vector<Message> changed_files(const DataReference& recorded, const Dataset& table) {
  std::vector<Message> changed = changed_tables(recorded, table);
  if (recorded.weights_file) {
    const std::string other = trouble_with(*recorded.weights_file);
    if (!other.empty()) {
      changed.push_back(message("record.changed_weights",
                                "the file of the known weights {1}, so those of the record are "
                                "taken: {2}",
                                other, recorded.weights_file->source));
    }
  }
  return changed;
}

Dataset joined_beside(Dataset table, const Dataset& beside, const std::string& key) {
  Dataset joined = joined_tables(std::move(table), beside, key);
  joined.origin.beside.push_back({beside.source, beside.origin.reading, key, beside.sha256});
  return joined;
}

Dataset with_beside(Dataset table, const SideFile& file, const ReadControl& control) {
  return joined_beside(std::move(table), read_table(file.source, file.reading, control), file.key);
}

Dataset remade(Dataset read, const TableOrigin& origin, const ReadControl& control) {
  for (const SideFile& file : origin.beside) {
    read = with_beside(std::move(read), file, control);
  }
  for (const PreparationStep& step : origin.steps) {
    read = prepared(std::move(read), step, control);
  }
  return read;
}

}  // namespace steelyard
