// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_memory.h"

#include <cmath>
#include <new>

#include "core/data/growth.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

Error too_large(std::uint64_t rows, std::uint64_t columns, const std::string& where) {
  return bad_input({"a table of " + counted(rows, "row") + " and " + counted(columns, "column") +
                        " does not fit into memory",
                    where, "a smaller table"});
}

}  // namespace

Matrix make_table(std::uint64_t rows, std::uint64_t columns, const FileSource& file,
                  const ReadControl& control) {
  const std::string& where = file.name();
  if (rows == 0 || columns == 0) {
    throw bad_input(
        {"the table is empty: " + std::to_string(rows) + " x " + std::to_string(columns), where,
         "at least one row and one column"});
  }
  if (columns > most_columns) {
    throw bad_input({"the table has " + counted(columns, "column"), where,
                     "at most " + counted(most_columns, "column") + "; rows are samples"});
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

void refuse_infinite_values(const Dataset& dataset, const std::string& where) {
  for (Index column = 0; column < dataset.values.cols(); ++column) {
    for (Index row = 0; row < dataset.samples(); ++row) {
      if (std::isinf(dataset.values(row, column))) {
        throw bad_input({"the value is infinite",
                         where + ", row " + std::to_string(row + 1) + ", column '" +
                             dataset.columns[static_cast<std::size_t>(column)].name + "'",
                         "finite numbers, or NaN for a missing value"});
      }
    }
  }
}

}  // namespace steelyard
