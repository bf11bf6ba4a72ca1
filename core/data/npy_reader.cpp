// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/npy_reader.h"

#include "core/data/npy_values.h"
#include "core/data/number.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"

namespace steelyard {
namespace {

std::string name_of(const NpyTable& table, std::uint64_t column) {
  if (table.points == 0) {
    return "column " + std::to_string(column + 1);
  }
  constexpr std::string_view axes = "xyz";
  return "p" + std::to_string(column / 3 + 1) + "_" + axes[column % 3];
}

}  // namespace

Dataset read_npy(const std::filesystem::path& path, const ReadControl& control) {
  return read_npy(FileSource(path), control);
}

Dataset read_npy(const FileSource& file, const ReadControl& control) {
  FileRange stream(file, 0, file.size());
  const NpyHeader header = read_npy_header(stream, file.name(), file.size());
  const NpyTable table(header, file.name());
  Dataset dataset;
  dataset.name = to_utf8(file.path().filename().string());
  dataset.source = file.path().string();
  dataset.values = make_table(table.rows, table.columns, file, control);
  for (std::uint64_t column = 0; column < table.columns; ++column) {
    dataset.columns.emplace_back().name = name_of(table, column);
  }
  read_npy_values(stream, header, table, file.name(), control, dataset.values);
  refuse_infinite_values(dataset, file.name());
  if (npy_was_rounded(header, dataset.values)) {
    dataset.warnings.push_back(rounded_integers());
  }
  return dataset;
}

}  // namespace steelyard
