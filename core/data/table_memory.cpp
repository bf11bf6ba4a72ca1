// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_memory.h"

#include <cmath>
#include <new>

#include "core/data/growth.h"
#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/platform/this_machine.h"

namespace steelyard {
namespace {

Error too_large(std::uint64_t rows, std::uint64_t columns, const std::string& where) {
  return bad_input(
      {message("table_memory.too_large",
               "a table of {1} {1:row|rows} and {2} {2:column|columns} does not fit into memory",
               rows, columns),
       where, message("table_memory.too_large.accepted", "a smaller table")});
}

}  // namespace

Matrix make_table(std::uint64_t rows, std::uint64_t columns, const FileSource& file,
                  const ReadControl& control) {
  const std::string& where = file.name();
  if (rows == 0 || columns == 0) {
    throw bad_input({message("table_memory.empty", "the table is empty: {1} x {2}", rows, columns),
                     where,
                     message("table_memory.empty.accepted", "at least one row and one column")});
  }
  if (columns > most_columns) {
    throw bad_input({message("table_memory.too_many_columns", "the table has {1} columns", columns),
                     where,
                     message("table_memory.too_many_columns.accepted",
                             "at most {1} columns; rows are samples", most_columns)});
  }
  if (rows > memory_of_this_machine() / sizeof(double) / columns) {
    throw too_large(rows, columns, where);
  }
  ask_about_table(where, file.stored().size(), rows * columns * sizeof(double), control);
  try {
    return {static_cast<Index>(rows), static_cast<Index>(columns)};
  } catch (const std::bad_alloc&) {
    throw too_large(rows, columns, where);
  }
}

Dataset unread_table(std::uint64_t rows, std::uint64_t columns, const FileSource& file,
                     const ReadControl& control) {
  Dataset dataset;
  dataset.name = to_utf8(file.path().filename().string());
  dataset.source = file.path().string();
  dataset.values = make_table(rows, columns, file, control);
  return dataset;
}

void refuse_infinite_values(const Dataset& dataset, const std::string& where) {
  for (Index column = 0; column < dataset.values.cols(); ++column) {
    for (Index row = 0; row < dataset.samples(); ++row) {
      if (std::isinf(dataset.values(row, column))) {
        throw bad_input({message("table_memory.infinite", "the value is infinite"),
                         message("place.cell", "{1}, row {2}, column '{3}'", where, row + 1,
                                 dataset.columns[static_cast<std::size_t>(column)].name),
                         message("table_memory.infinite.accepted",
                                 "finite numbers, or NaN for a missing value")});
      }
    }
  }
}

}  // namespace steelyard
