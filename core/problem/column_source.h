// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Columns of one table that a problem reads.
struct ColumnSource {
  const Dataset* table = nullptr;
  std::vector<Index> columns;
  /// Where `table` has the rows of the other table's whole source: that table, of whose samples
  /// only some are left.
  const Dataset* follows = nullptr;
  /// Keeps `table` alive, where it is shared: its numbers need not be copied then.
  std::shared_ptr<const void> owner = nullptr;

  /// The row of `table` that belongs to a sample of the question's table.
  [[nodiscard]] Index row(Index sample) const {
    return follows == nullptr ? sample : follows->row_of(sample);
  }
  [[nodiscard]] double value(Index sample, Index column) const {
    return table->values(row(sample), column);
  }
};

/// The columns with the role input. \throws Error(bad_input) when there is none.
[[nodiscard]] ColumnSource input_source(const Dataset& dataset);
/// The columns of the ground truth: of the second table where there is one, else those with the
/// role truth, which may be none. A second table may have as many rows as `dataset`, or as its
/// source had before some were left out.
/// \throws Error(bad_input): tables of different length, a second table without numbers
[[nodiscard]] ColumnSource truth_source(const Dataset& dataset, const Dataset* truth_table,
                                        std::vector<std::string>& warnings);

[[nodiscard]] const Column& described(const ColumnSource& source, Index column);
/// "peptide.csv, column 'phi'"
[[nodiscard]] std::string place(const ColumnSource& source, Index column);

/// \param use  "an input": what a column of text cannot be
void refuse_text(const ColumnSource& source, const std::string& use);
/// Beyond this, squares of squares of differences are no numbers any more.
inline constexpr double largest_value = 1e70;
/// What is infinite, or larger than largest_value.
void refuse_infinite(const ColumnSource& source, const std::vector<Index>& rows);
void refuse_missing(const ColumnSource& source, const std::vector<Index>& rows);

[[nodiscard]] Index missing_in(const ColumnSource& source, Index column,
                               const std::vector<Index>& rows);
/// Takes the rows out in which a column has a gap.
void drop_incomplete(const ColumnSource& source, std::vector<Index>& rows);

/// The given rows; gaps are filled with the column's median. They lie in the table where that is
/// shared and has them as they are: columns side by side, all rows, no gaps.
[[nodiscard]] SharedMatrix values_of(const ColumnSource& source, const std::vector<Index>& rows);
/// \param period  Column::period or Column::truth_period
[[nodiscard]] std::vector<Feature> features_of(const ColumnSource& source, double Column::*period);

}  // namespace steelyard
