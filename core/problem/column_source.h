// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Columns of one table that a problem reads.
struct ColumnSource {
  const Dataset* table = nullptr;
  std::vector<Index> columns;
  /// The main table, some of whose samples may have been dropped, if `table` has all rows of that
  /// table's source; otherwise null.
  const Dataset* rows_from = nullptr;
  /// Keeps a shared `table` alive, so that its numbers need not be copied.
  std::shared_ptr<const void> owner = nullptr;
  /// The columns of `table` as they are described beside it; null if they count as they are in it.
  const std::vector<Column>* described_as = nullptr;

  /// The row of `table` that belongs to a sample of the main table.
  [[nodiscard]] Index row(Index sample) const {
    return rows_from == nullptr ? sample : rows_from->row_of(sample);
  }
  [[nodiscard]] double value(Index sample, Index column) const {
    return table->values(row(sample), column);
  }
};

/// The columns with the role input.
/// \param described_as  see ColumnSource::described_as
/// \throws Error(bad_input) if there is none
[[nodiscard]] ColumnSource input_source(const Dataset& dataset,
                                        const std::vector<Column>* described_as = nullptr);
/// The columns of the ground truth: those of the second table if there is one, otherwise those with
/// the role truth, if any. A second table may have as many rows as `dataset`, or as the source of
/// `dataset` before rows were dropped.
/// \param described_as, truth_described_as  ColumnSource::described_as of the two tables
/// \throws Error(bad_input) for tables of different length, or a second table without numbers
[[nodiscard]] ColumnSource truth_source(const Dataset& dataset, const Dataset* truth_table,
                                        std::vector<Message>& warnings,
                                        const std::vector<Column>* described_as = nullptr,
                                        const std::vector<Column>* truth_described_as = nullptr);
/// The columns that have a role, ascending.
/// \param described_as  see ColumnSource::described_as
[[nodiscard]] std::vector<Index> columns_with(Role role, const Dataset& dataset,
                                              const std::vector<Column>* described_as);

[[nodiscard]] const Column& described(const ColumnSource& source, Index column);
/// "peptide.csv, column 'phi'".
[[nodiscard]] std::string place(const ColumnSource& source, Index column);

/// Refuses text columns.
/// \param wrong  what is wrong with one: "a text column cannot be an input"
void refuse_text(const ColumnSource& source, const Message& wrong);
/// Fourth powers of differences between larger values would overflow.
inline constexpr double largest_value = 1e70;
/// Refuses values that are infinite or larger in magnitude than largest_value.
void refuse_infinite(const ColumnSource& source, const std::vector<Index>& rows);
/// Of a column without larger values, squares of differences would become 0: it would look
/// constant.
inline constexpr double smallest_column = 1e-70;
/// Refuses columns whose values all lie below smallest_column; one of zeros is accepted.
void refuse_tiny(const ColumnSource& source, const std::vector<Index>& rows);
void refuse_missing(const ColumnSource& source, const std::vector<Index>& rows);

[[nodiscard]] Index missing_in(const ColumnSource& source, Index column,
                               const std::vector<Index>& rows);
/// Removes the rows in which any of the columns has a missing cell.
void drop_incomplete(const ColumnSource& source, std::vector<Index>& rows);

/// The values in the given rows, with missing cells filled by the column's median or, of text, by
/// one of its values (fill_rule.h). Nothing is copied if the table is shared and its values can be
/// used as they are: adjacent and aligned columns, all rows, no missing cells.
[[nodiscard]] SharedMatrix values_of(const ColumnSource& source, const std::vector<Index>& rows);
/// Which of these values are filled, here or by a step of preparation.
[[nodiscard]] FilledCells filled_cells(const ColumnSource& source, const std::vector<Index>& rows);
/// \param period  which period to use: Column::period or Column::truth_period
[[nodiscard]] std::vector<ColumnInfo> features_of(const ColumnSource& source,
                                                  double Column::*period);

}  // namespace steelyard
