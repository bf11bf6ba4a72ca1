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
  /// If `table` has all rows of the other table's source: that other table, some of whose samples
  /// may have been dropped.
  const Dataset* follows = nullptr;
  /// Keeps a shared `table` alive, so that its numbers need not be copied.
  std::shared_ptr<const void> owner = nullptr;
  /// What the columns of `table` were at the moment that counts; null: what they are.
  const std::vector<Column>* as = nullptr;

  /// The row of `table` that belongs to a sample of the main table.
  [[nodiscard]] Index row(Index sample) const {
    return follows == nullptr ? sample : follows->row_of(sample);
  }
  [[nodiscard]] double value(Index sample, Index column) const {
    return table->values(row(sample), column);
  }
};

/// The columns with the role input. \throws Error(bad_input) if there is none.
/// \param as  ColumnSource::as
[[nodiscard]] ColumnSource input_source(const Dataset& dataset,
                                        const std::vector<Column>* as = nullptr);
/// The columns of the ground truth: those of the second table if there is one, otherwise those with
/// the role truth, if any. A second table may have as many rows as `dataset`, or as its source
/// before rows were dropped.
/// \param as, truth_as  ColumnSource::as of the two tables
/// \throws Error(bad_input): tables of different length, a second table without numbers
[[nodiscard]] ColumnSource truth_source(const Dataset& dataset, const Dataset* truth_table,
                                        std::vector<std::string>& warnings,
                                        const std::vector<Column>* as = nullptr,
                                        const std::vector<Column>* truth_as = nullptr);
/// Of columns that have a role; ascending. \param as  ColumnSource::as
[[nodiscard]] std::vector<Index> columns_with(Role role, const Dataset& dataset,
                                              const std::vector<Column>* as);

[[nodiscard]] const Column& described(const ColumnSource& source, Index column);
/// "peptide.csv, column 'phi'"
[[nodiscard]] std::string place(const ColumnSource& source, Index column);

/// \param use  "an input": the use refused for a text column
void refuse_text(const ColumnSource& source, const std::string& use);
/// Beyond this, fourth powers of differences would overflow.
inline constexpr double largest_value = 1e70;
/// Refuses values that are infinite or larger than largest_value.
void refuse_infinite(const ColumnSource& source, const std::vector<Index>& rows);
void refuse_missing(const ColumnSource& source, const std::vector<Index>& rows);

[[nodiscard]] Index missing_in(const ColumnSource& source, Index column,
                               const std::vector<Index>& rows);
/// Removes the rows in which a column has a missing cell.
void drop_incomplete(const ColumnSource& source, std::vector<Index>& rows);

/// The given rows, with missing cells filled by the column's median. Not copied if the table is
/// shared and has the values as they are: adjacent columns, all rows, no missing cells.
[[nodiscard]] SharedMatrix values_of(const ColumnSource& source, const std::vector<Index>& rows);
/// \param period  Column::period or Column::truth_period
[[nodiscard]] std::vector<Feature> features_of(const ColumnSource& source, double Column::*period);

}  // namespace steelyard
