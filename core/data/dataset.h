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
  category,  ///< text; values hold 0-based positions in Column::categories
};

/// What is known of one column beside its values.
struct Column {
  std::string name;
  std::string unit;   ///< free text, may be empty
  std::string group;  ///< columns of one group belong together (x, y, z of an atom); may be empty
  ColumnKind kind = ColumnKind::number;
  double period = 0.0;                 ///< as an input; 0: not periodic; same unit as the values
  double truth_period = 0.0;           ///< as ground truth; 0: not periodic
  std::optional<double> known_weight;  ///< >= 0; a planted or published answer to compare with
  RoleSet roles;
  std::vector<std::string> categories;  ///< for ColumnKind::category, in order of first appearance
};

/// A table: samples are rows, columns carry roles. A missing cell is NaN; nothing else is.
struct Dataset {
  std::string name;    ///< shown to the user: the file's name or the generator's title
  std::string source;  ///< path, or "generator:ten-gaussians?seed=1"
  Matrix values;       ///< samples x columns
  std::vector<Column> columns;
  std::vector<std::string> warnings;  ///< of reading, in plain words, with line numbers
  TableOrigin origin{};               ///< how it was made from its source
  std::vector<Index> rows{};  ///< the source's row of each sample, ascending or not; empty: all
                              ///< rows of the source, as they stand there
  Index source_rows = 0;      ///< how many rows the source has; only where `rows` says which
  std::string sha256{};       ///< of the bytes that were read; empty: no file, or not by read_table
  std::optional<ReadFile> weights_file{};  ///< where the known weights came from

  [[nodiscard]] Index samples() const { return values.rows(); }
  /// The source's row (0-based) of a sample, by which it is named to the user.
  [[nodiscard]] Index row_of(Index sample) const;
  /// Keeps these samples in this order and remembers their rows. 0 <= position < samples().
  void keep_samples(const std::vector<Index>& positions);
  /// Keeps these columns in this order.
  void keep_columns(const std::vector<Index>& positions);
  /// The first column of that name.
  [[nodiscard]] std::optional<Index> column_named(std::string_view wanted) const;
  /// Positions of the columns that have the role, in table order.
  [[nodiscard]] std::vector<Index> columns_with(Role role) const;
};

}  // namespace steelyard
