// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/further_units.h"

#include "core/data/same_unit.h"
#include "core/error.h"
#include "core/prepare/further_rows.h"
#include "core/problem/problem.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Two columns of numbers with the same name, each in its table.
struct ColumnPair {
  const Column& own;
  const Column& other;
};

std::vector<ColumnPair> numbers_in_both(const Dataset& table, const Dataset& further,
                                        const std::set<std::string>& needed) {
  std::vector<ColumnPair> pairs;
  for (const Column& column : table.columns) {
    const auto at = needed.contains(column.name) ? further.column_named(column.name) : std::nullopt;
    if (at && column.kind == ColumnKind::number) {
      const Column& other = further.columns[static_cast<std::size_t>(*at)];
      if (other.kind == ColumnKind::number) {
        pairs.push_back({column, other});
      }
    }
  }
  return pairs;
}

/// The columns for which only the first of two tables states a unit: "length (m)".
std::vector<std::string> only_in_first(const Dataset& first, const Dataset& second,
                                       const std::set<std::string>& needed) {
  std::vector<std::string> columns;
  for (const auto& [own, other] : numbers_in_both(first, second, needed)) {
    if (!own.unit.empty() && other.unit.empty()) {
      columns.push_back(short_name(own.name) + " (" + own.unit + ")");
    }
  }
  return columns;
}

}  // namespace

void refuse_other_units(const Dataset& table, const Dataset& further,
                        const std::set<std::string>& needed) {
  for (const auto& [own, other] : numbers_in_both(table, further, needed)) {
    if (!own.unit.empty() && !other.unit.empty() && !same_unit(own.unit, other.unit)) {
      throw bad_input({message("further.other_unit",
                               "the column is in {1}, but in {2} where the record was made",
                               other.unit, own.unit),
                       place_of_further_column(further.name, own.name),
                       message("further.other_unit.accepted", "values in {1}", own.unit)});
    }
  }
}

std::vector<std::string> units_of_one(const Dataset& table, const Dataset& further,
                                      const std::set<std::string>& needed) {
  std::vector<std::string> columns = only_in_first(table, further, needed);
  const std::vector<std::string> others = only_in_first(further, table, needed);
  columns.insert(columns.end(), others.begin(), others.end());
  return columns;
}

std::vector<Message> notes_on_units(const Dataset& table, const Dataset& further,
                                    const std::set<std::string>& needed) {
  const std::vector<std::string> not_stated = only_in_first(table, further, needed);
  const std::vector<std::string> only_here = only_in_first(further, table, needed);
  std::vector<Message> notes;
  if (!not_stated.empty()) {
    notes.push_back(message("further.unit_not_stated",
                            "{1} does not state the {2:unit|units} of {3}, so the values are taken "
                            "to be in {2:it|them}",
                            further.name, not_stated.size(), names_in_words(not_stated)));
  }
  if (!only_here.empty()) {
    notes.push_back(message("further.unit_only_here",
                            "only {1} states the {2:unit|units} of {3}, and the table of the "
                            "record does not, so the values are taken as they are",
                            further.name, only_here.size(), names_in_words(only_here)));
  }
  return notes;
}

}  // namespace steelyard
