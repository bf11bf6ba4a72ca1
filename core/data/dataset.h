// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/role.h"
#include "core/data/table_origin.h"
#include "core/matrix.h"

namespace steelyard {

enum class ColumnKind {
  number,
  category,  ///< text; values are 0-based positions in Column::categories
};

/// What is known about a column besides its values.
struct Column {
  std::string name;
  std::string unit;   ///< free text, may be empty
  std::string group;  ///< columns that belong together (x, y, z of an atom); may be empty
  ColumnKind kind = ColumnKind::number;
  double period = 0.0;        ///< as an input, in the unit of the values; 0 if not periodic
  double truth_period = 0.0;  ///< as ground truth; 0 if not periodic
  std::optional<double> known_weight;  ///< planted or published, for comparison; >= 0
  RoleSet roles;
  std::vector<std::string> categories;  ///< for ColumnKind::category, in order of first appearance
};

/// A table: samples are rows, columns carry roles. Missing cells, and only these, are NaN.
struct Dataset {
  std::string name;    ///< shown to the user: file name or generator title
  std::string source;  ///< path, or "generator:ten-gaussians?seed=1"
  Matrix values;       ///< samples x columns
  std::vector<Column> columns;
  std::vector<std::string> warnings;  ///< from reading, in plain words, with line numbers
  TableOrigin origin{};               ///< how the table was made from its source
  /// The source row of each sample, in any order; empty if the samples are all rows in their order.
  std::vector<Index> rows{};
  Index source_rows = 0;  ///< number of rows of the source; only set if `rows` is not empty
  std::string sha256{};   ///< of the bytes read; empty unless read_table read them from a file
  std::optional<ReadFile> weights_file{};  ///< where the known weights came from

  [[nodiscard]] Index samples() const { return values.rows(); }
  /// The 0-based source row of a sample, by which messages identify the sample.
  [[nodiscard]] Index row_of(Index sample) const;
  /// Keeps these samples in this order and records their source rows. 0 <= position < samples().
  void keep_samples(const std::vector<Index>& positions);
  /// Keeps these columns in this order.
  void keep_columns(const std::vector<Index>& positions);
  /// The first column with that name.
  [[nodiscard]] std::optional<Index> column_named(std::string_view wanted) const;
  /// Positions of the columns that have the role, in table order.
  [[nodiscard]] std::vector<Index> columns_with(Role role) const;
  /// Positions of the columns of numbers, in table order.
  [[nodiscard]] std::vector<Index> number_columns() const;
};

}  // namespace steelyard
