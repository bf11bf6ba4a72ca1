// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/data_reference.h"

#include <filesystem>
#include <utility>

#include "core/data/joined_tables.h"
#include "core/data/sha256.h"
#include "core/data/table_reader.h"
#include "core/prepare/preparation.h"

namespace steelyard {

bool is_file(const std::string& source) {
  return source.rfind("generator:", 0) != 0 && source.rfind(':', 0) != 0 && !source.empty();
}

DataReference reference_to(const Dataset& table) {
  DataReference reference;
  reference.source = table.source;
  reference.origin = table.origin;
  reference.rows = table.values.rows();
  reference.columns = table.values.cols();
  if (is_file(reference.source)) {
    reference.source = std::filesystem::absolute(reference.source).string();
  }
  for (SideFile& file : reference.origin.beside) {
    file.source = std::filesystem::absolute(file.source).string();
  }
  return reference;
}

DataReference hashed_reference_to(const Dataset& table) {
  DataReference reference = reference_to(table);
  if (is_file(reference.source)) {
    reference.sha256 = sha256_of_file(reference.source);
  }
  return reference;
}

Dataset joined_beside(Dataset table, const Dataset& beside, const std::string& key) {
  Dataset joined = joined_tables(std::move(table), beside, key);
  joined.origin.beside.push_back({beside.source, beside.origin.reading, key});
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
