// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/missing.h"

#include "core/data/read_progress.h"
#include "core/prepare/builtin.h"
#include "core/prepare/columns_parameter.h"
#include "core/text.h"

namespace steelyard {
namespace {

ParameterSchema fill_missing_schema() {
  ParameterSpec how;
  how.id = "how";
  how.label = "How";
  how.help = "What to do with missing cells";
  how.type = ParameterType::choice;
  how.initial = std::string("drop-samples");
  how.choices = {
      {"drop-samples", "leave samples out", "Samples with a missing cell in one of the columns"},
      {"drop-columns", "leave columns out", "Columns with a missing cell in one of the samples"},
      {"fill-median", "fill with the median", "The median of the column's values"}};
  return ParameterSchema({columns_parameter(), how});
}

std::string drop_incomplete_samples(Dataset& table, const std::vector<Index>& columns) {
  const std::vector<Index> kept = complete_rows(table, columns);
  const Index dropped = table.samples() - std::ssize(kept);
  if (dropped > 0) {
    table.keep_samples(kept);
  }
  return counted(dropped, "sample", " with missing cells was", " with missing cells were") +
         " left out";
}

std::string drop_incomplete_columns(Dataset& table, const std::vector<Index>& columns) {
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
  return counted(dropped, "column", " with missing cells was", " with missing cells were") +
         " left out";
}

std::string fill(Dataset& table, const std::vector<Index>& columns, const ReadControl& control) {
  Index cells = 0;
  for (const Index count : count_missing(table, columns)) {
    cells += count;
  }
  ReadProgress progress(control);
  for (const Index column : columns) {
    progress.at(static_cast<double>(column) / static_cast<double>(table.columns.size()));
    table.values.col(column) = with_median_filled(table, column);
  }
  return std::to_string(cells) + " missing cells were filled with the median of their column";
}

std::string fill(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const std::vector<Index> columns = columns_of(table, values);
  const std::string& how = values.choice("how");
  return how == "fill-median"    ? fill(table, columns, control)
         : how == "drop-columns" ? drop_incomplete_columns(table, columns)
                                 : drop_incomplete_samples(table, columns);
}

}  // namespace

Preparation fill_missing() {
  return {"missing",
          "Deal with missing cells",
          "Leave samples or columns out, or fill the gaps",
          fill_missing_schema,
          fill,
          true};
}

}  // namespace steelyard
