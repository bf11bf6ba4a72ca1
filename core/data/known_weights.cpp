// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/known_weights.h"

#include <algorithm>
#include <limits>
#include <map>

#include "core/data/delimited_reader.h"
#include "core/data/number.h"
#include "core/data/sha256.h"
#include "core/data/whole_file.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Weights = std::map<std::size_t, double>;  // by position of the column

Message accepted_shape() {
  return message("known_weights.shape.accepted",
                 "rows of two cells: a feature's name and its weight (>= 0)");
}

std::size_t column_named(const Dataset& dataset, const std::string& name,
                         const std::string& where) {
  const std::optional<Index> found = dataset.column_named(name);
  if (!found) {
    throw bad_input(
        {message("known_weights.unknown_column", "there is no column {1} in {2}", in_quotes(name),
                 dataset.name),
         where, message("known_weights.unknown_column.accepted", "names of columns of the table")});
  }
  return static_cast<std::size_t>(*found);
}

double weight_of(const std::string& name, const std::string& text, const Dialect& dialect,
                 const std::string& where) {
  const ParsedNumber parsed = parse_number(text, dialect.decimal_mark, dialect.thousands_mark);
  if (parsed.kind != NumberKind::number || parsed.value < 0.0) {
    throw bad_input(
        {message("known_weights.bad_weight", "the weight of {1} is {2}", in_quotes(name),
                 in_quotes(text)),
         where,
         message("known_weights.bad_weight.accepted", "a finite number that is not negative")});
  }
  return parsed.value;
}

Weights weights_in(const DelimitedPreview& table, const Dataset& dataset,
                   const std::string& where) {
  Weights weights;
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    const auto& cells = table.rows[row];
    if (cells.size() != 2) {
      throw bad_input({message("known_weights.cells_of_row", "row {1} has {2} {2:cell|cells}",
                               row + 1, cells.size()),
                       where, accepted_shape()});
    }
    const double weight = weight_of(cells[0], cells[1], table.dialect, where);
    if (!weights.emplace(column_named(dataset, cells[0], where), weight).second) {
      throw bad_input(
          {message("known_weights.given_twice", "{1} is given twice", in_quotes(cells[0])), where,
           message("known_weights.given_twice.accepted", "one row for each feature")});
    }
  }
  return weights;
}

}  // namespace

void read_known_weights(const std::filesystem::path& path, Dataset& dataset,
                        const ReadControl& control) {
  const std::string where = path.string();
  const FileSource file(path, control, longest_read_whole + 1);
  if (file.size() > longest_read_whole) {
    throw bad_input({message("known_weights.too_long", "the file is longer than 1 GiB"), where,
                     accepted_shape()});
  }
  const std::string sha256 = sha256_of(file, control);
  const auto table = preview_delimited(file, std::numeric_limits<std::size_t>::max());
  refuse_change(file, sha256);
  if (table.header.size() != 2) {
    throw bad_input({message("known_weights.columns", "the table has {1} {1:column|columns}",
                             table.header.size()),
                     where, accepted_shape()});
  }
  const Weights weights = weights_in(table, dataset, where);
  if (std::all_of(weights.begin(), weights.end(),
                  [](auto& entry) { return entry.second == 0.0; })) {
    throw bad_input({message("known_weights.all_zero", "all weights are zero"), where,
                     message("known_weights.all_zero.accepted", "at least one weight above zero")});
  }
  for (const auto& [column, weight] : weights) {
    dataset.columns[column].known_weight = weight;
  }
  dataset.weights_file = {where, sha256};
}

}  // namespace steelyard
