// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/missing.h"

#include "core/data/read_progress.h"
#include "core/message.h"
#include "core/prepare/builtin.h"
#include "core/prepare/columns_parameter.h"

namespace steelyard {
namespace {

enum class MissingCells { drop_samples, drop_columns, fill_median };

struct FillMissingOptions {
  std::string columns = inputs_word;
  MissingCells how = MissingCells::drop_samples;
};

ParameterList<FillMissingOptions> fill_missing_parameters() {
  using How = MissingCells;
  return {columns_parameter(field(&FillMissingOptions::columns)),
          choice({"how", "How", "What to do with missing cells"}, field(&FillMissingOptions::how),
                 {{How::drop_samples, "drop-samples", "leave samples out",
                   "Samples with a missing cell in one of the columns"},
                  {How::drop_columns, "drop-columns", "leave columns out",
                   "Columns with a missing cell in one of the samples"},
                  {How::fill_median, "fill-median", "fill with the median",
                   "The median of the column's values"}})};
}

Message drop_incomplete_samples(Dataset& table, const std::vector<Index>& columns) {
  const std::vector<Index> kept = complete_rows(table, columns);
  const Index dropped = table.samples() - std::ssize(kept);
  if (dropped > 0) {
    table.keep_samples(kept);
  }
  return message("step.incomplete_samples",
                 "{1} {1:sample with missing cells was|samples with missing cells were} left out",
                 dropped);
}

Message drop_incomplete_columns(Dataset& table, const std::vector<Index>& columns) {
  const std::vector<Index> missing = count_missing(table, columns);
  std::vector<Index> kept;
  std::size_t looked_at = 0;
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    const bool among = looked_at < columns.size() && columns[looked_at] == column;
    if (!among || missing[looked_at] == 0) {
      kept.push_back(column);
    }
    looked_at += among ? 1 : 0;
  }
  const Index dropped = std::ssize(table.columns) - std::ssize(kept);
  table.keep_columns(kept);
  return message("step.incomplete_columns",
                 "{1} {1:column with missing cells was|columns with missing cells were} left out",
                 dropped);
}

Message fill(Dataset& table, const std::vector<Index>& columns, const ReadControl& control) {
  Index cells = 0;
  for (const Index count : count_missing(table, columns)) {
    cells += count;
  }
  ReadProgress progress(control);
  for (const Index column : columns) {
    progress.at(static_cast<double>(column) / static_cast<double>(table.columns.size()));
    table.values.col(column) = with_median_filled(table, column);
  }
  table.from_all_samples.fillings = table.from_all_samples.fillings || cells > 0;
  return message(
      "step.filled",
      "{1} missing {1:cell was|cells were} filled with the median of {1:its|their} column", cells);
}

Message fill(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(fill_missing_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  return options.how == MissingCells::fill_median    ? fill(table, columns, control)
         : options.how == MissingCells::drop_columns ? drop_incomplete_columns(table, columns)
                                                     : drop_incomplete_samples(table, columns);
}

}  // namespace

Preparation fill_missing() {
  return {"missing",
          "Deal with missing cells",
          "Leave samples or columns out, or fill the gaps",
          schema_of<fill_missing_parameters>,
          fill,
          true};
}

}  // namespace steelyard
