// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/missing_codes_step.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "core/data/missing_codes.h"
#include "core/error.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/schema_of.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr const char* codes_id = "codes";

struct MissingCodesOptions {
  std::string columns = inputs_word;
  std::vector<double> codes;
};

ParameterList<MissingCodesOptions> missing_codes_parameters() {
  using Options = MissingCodesOptions;
  return {columns_parameter(field(&Options::columns)),
          parameter({codes_id, "Codes",
                     "Numbers that stand for a missing value, such as -999; if empty, those that "
                     "lie far from all other values"},
                    field(&Options::codes), {-1e300, 1e300})};
}

bool holds(const std::vector<double>& codes, double value) {
  return std::find(codes.begin(), codes.end(), value) != codes.end();
}

/// All numbers are looked at for codes that nobody named, as the target may hold them, too.
std::vector<Index> looked_at(const Dataset& table, const std::string& text) {
  return columns_of(table, text == inputs_word ? "all" : text);
}

/// A code of one column that is a measurement in another would be lost there.
void refuse_measured_codes(const Dataset& table, const std::vector<Index>& columns,
                           const std::vector<double>& codes) {
  for (const Index column : columns) {
    const auto values = table.values.col(column);
    std::vector<double> own;
    for (const MissingCode& found : likely_missing_codes(values)) {
      own.push_back(found.code);
    }
    for (const double code : codes) {
      if (!holds(own, code) && (values.array() == code).any()) {
        throw bad_input(
            {message("missing_codes.measured", "{1} is a code in some columns, but not in this one",
                     short_text(code, 6)),
             table.name + ", column '" + table.columns[static_cast<std::size_t>(column)].name + "'",
             message("missing_codes.measured.accepted",
                     "columns with their codes: one step for each code")});
      }
    }
  }
}

void settle_codes(const Dataset& table, ParameterValues& values) {
  const auto options = options_of(missing_codes_parameters(), values);
  std::vector<Index> columns = options.codes.empty() ? looked_at(table, options.columns)
                                                     : columns_of(table, options.columns);
  if (options.codes.empty()) {
    std::set<double> codes;
    std::erase_if(columns, [&](Index column) {
      const auto likely = likely_missing_codes(table.values.col(column));
      for (const MissingCode& found : likely) {
        codes.insert(found.code);
      }
      return likely.empty();
    });
    if (columns.empty()) {
      throw bad_input({message("missing_codes.none",
                               "no number lies so far from the others that it is surely a code"),
                       table.name,
                       message("missing_codes.none.accepted", "the codes, such as -999")});
    }
    const std::vector<double> found(codes.begin(), codes.end());
    refuse_measured_codes(table, columns, found);
    values.set(codes_id, found);
  }
  values.set(columns_id, text_of_columns(table, columns));
}

Index make_missing(const std::vector<Index>& columns, const std::vector<double>& codes,
                   Dataset& rows) {
  Index changed = 0;
  for (const Index column : columns) {
    for (double& cell : rows.values.col(column)) {
      if (holds(codes, cell)) {
        cell = std::numeric_limits<double>::quiet_NaN();
        ++changed;
      }
    }
  }
  return changed;
}

Message take_codes(Dataset& table, const ParameterValues& values, const ReadControl& /*control*/) {
  const auto options = options_of(missing_codes_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  const Index changed = make_missing(columns, options.codes, table);
  std::erase_if(table.warnings,
                [](const Message& note) { return note.id == "table.missing_code"; });
  propose_missing_codes(table);
  std::string codes;
  for (const double code : options.codes) {
    codes += (codes.empty() ? "" : ", ") + short_text(code, 6);
  }
  return message("step.missing_codes", "{1} {1:cell|cells} of {2} {1:is|are} missing now: {3}",
                 changed, count_of_columns(table, columns), codes);
}

void take_further_codes(Dataset& rows, const Dataset& before, const ParameterValues& values) {
  const auto options = options_of(missing_codes_parameters(), values);
  make_missing(columns_of(before, options.columns), options.codes, rows);
}

}  // namespace

Preparation take_missing_codes() {
  Preparation way{"missing-codes", "Codes for missing values",
                  "Cells with a number such as -999 that stands for a missing value become missing",
                  schema_of<missing_codes_parameters>, take_codes};
  way.changes_values = true;
  way.follow = take_further_codes;
  way.settle = settle_codes;
  return way;
}

}  // namespace steelyard
