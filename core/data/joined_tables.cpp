// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/joined_tables.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/data/cell.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// A cell as text, for comparing numbers and words of two files.
std::string text_in(const Dataset& table, Index sample, Index column) {
  const Column& described = table.columns[static_cast<std::size_t>(column)];
  const double value = table.values(sample, column);
  return described.kind == ColumnKind::category && value == value
             ? described.categories[static_cast<std::size_t>(value)]
             : number_text(value);
}

Index key_column(const Dataset& table, const std::string& key) {
  const std::optional<Index> found = table.column_named(key);
  if (!found) {
    throw bad_input(
        {message("joined_tables.unknown_key", "there is no column '{1}'", key), table.name,
         message("joined_tables.unknown_key.accepted", "a key: a column that both tables have")});
  }
  return *found;
}

std::map<std::string, Index> rows_by_key(const Dataset& table, Index column) {
  std::map<std::string, Index> rows;
  for (Index sample = 0; sample < table.samples(); ++sample) {
    const auto [place, fresh] = rows.emplace(text_in(table, sample, column), sample);
    if (!fresh) {
      throw bad_input({message("joined_tables.repeated_key", "the key {1} occurs twice",
                               in_quotes(place->first)),
                       message("place.rows", "{1}, rows {2} and {3}", table.name, place->second + 1,
                               sample + 1),
                       message("joined_tables.repeated_key.accepted",
                               "a key with a different value in each row")});
    }
  }
  return rows;
}

/// The other table's row for each sample.
std::vector<Index> partners_by_key(const Dataset& table, const Dataset& beside,
                                   const std::string& key) {
  const auto rows = rows_by_key(beside, key_column(beside, key));
  const Index column = key_column(table, key);
  std::vector<Index> partners;
  for (Index sample = 0; sample < table.samples(); ++sample) {
    const std::string wanted = text_in(table, sample, column);
    const auto found = rows.find(wanted);
    if (found == rows.end()) {
      throw bad_input(
          {message("joined_tables.absent_key", "{1} of row {2} is not among the keys",
                   in_quotes(wanted), table.row_of(sample) + 1),
           message("place.key_column", "{1}, column '{2}'", beside.name, key),
           message("joined_tables.absent_key.accepted", "a table that has a row for each sample")});
    }
    partners.push_back(found->second);
  }
  return partners;
}

/// Whether the other table has the rows that this one had before some were dropped.
bool follows_source(const Dataset& table, const Dataset& beside) {
  return !table.rows.empty() && beside.samples() == table.source_rows;
}

std::vector<Index> partners_by_order(const Dataset& table, const Dataset& beside) {
  const bool follows = follows_source(table, beside);
  if (!follows && beside.samples() != table.samples()) {
    throw bad_input(
        {message("joined_tables.unequal_rows", "there {1:is|are} {1} {1:row|rows}, but {2} has {3}",
                 beside.samples(), table.name, table.samples()),
         beside.name,
         message("joined_tables.unequal_rows.accepted",
                 "as many rows, or a key column to match them by")});
  }
  std::vector<Index> partners;
  for (Index sample = 0; sample < table.samples(); ++sample) {
    partners.push_back(follows ? table.row_of(sample) : sample);
  }
  return partners;
}

/// Whether the cells of a column may each name a sample: words that may all differ, or whole
/// numbers.
bool may_be_key(const Dataset& table, Index column) {
  const Column& described = table.columns[static_cast<std::size_t>(column)];
  const auto values = table.values.col(column).array();
  return described.kind == ColumnKind::category
             ? std::ssize(described.categories) >= table.samples()
             : (values == values.round()).all();
}

enum class KeyOrder { no_key, same, other };

/// Whether two columns name the same samples, and in which order.
/// \param partners  the other table's row for each sample, by their order
KeyOrder order_of_keys(const Dataset& table, Index column, const Dataset& beside, Index of_beside,
                       const std::vector<Index>& partners) {
  if (!may_be_key(table, column) || !may_be_key(beside, of_beside)) {
    return KeyOrder::no_key;
  }
  std::map<std::string, Index> rows;
  for (Index sample = 0; sample < beside.samples(); ++sample) {
    if (!rows.emplace(text_in(beside, sample, of_beside), sample).second) {
      return KeyOrder::no_key;
    }
  }
  std::set<Index> taken;
  bool same = true;
  for (Index sample = 0; sample < table.samples(); ++sample) {
    const auto found = rows.find(text_in(table, sample, column));
    if (found == rows.end() || !taken.insert(found->second).second) {
      return KeyOrder::no_key;
    }
    same = same && found->second == partners[static_cast<std::size_t>(sample)];
  }
  return same ? KeyOrder::same : KeyOrder::other;
}

RoleSet free_roles(RoleSet roles, const Dataset& table) {
  for (const Role role : {Role::label, Role::id, Role::time, Role::weight}) {
    if (!table.columns_with(role).empty()) {
      roles = roles.without(role);
    }
  }
  return roles;
}

/// The position of a category, which is added to those of the column if it is new.
double place_of(const std::string& category, Column& column) {
  const auto found = std::find(column.categories.begin(), column.categories.end(), category);
  const auto place = found - column.categories.begin();
  if (found == column.categories.end()) {
    column.categories.push_back(category);
  }
  return static_cast<double>(place);
}

bool is_empty(const Dataset& table, Index column) {
  return table.values.col(column).array().isNaN().all();
}

Error not_continued(const Column& column, bool of_other_kind, const std::string& below,
                    const std::string& above) {
  const std::string name = in_quotes(column.name);
  Message what = message("joined_tables.absent_column", "there is no column {1}", name);
  if (of_other_kind) {
    what = column.kind == ColumnKind::number
               ? message("joined_tables.not_numbers",
                         "there are other things than numbers in the column {1}", name)
               : message("joined_tables.not_text",
                         "there are other things than text in the column {1}", name);
  }
  return bad_input(
      {std::move(what), below,
       message("joined_tables.not_continued.accepted", "the inputs and the target of {1}", above)});
}

/// The cells of a column of `below` in the terms of the column that they continue. A column that is
/// neither input nor ground truth loses its roles where it does not go on.
Vector continued(Column& column, const Dataset& below, const std::string& above) {
  Vector nothing = Vector::Constant(below.samples(), std::numeric_limits<double>::quiet_NaN());
  const std::optional<Index> at = below.column_named(column.name);
  if (at && is_empty(below, *at)) {
    return nothing;  // of any kind
  }
  const bool same_kind = at && below.columns[static_cast<std::size_t>(*at)].kind == column.kind;
  if (!same_kind && !column.roles.has(Role::input) && !column.roles.has(Role::truth)) {
    column.roles = {};
    return nothing;
  }
  if (!same_kind) {
    throw not_continued(column, at.has_value(), below.name, above);
  }
  Vector cells = below.values.col(*at);
  const Column& other = below.columns[static_cast<std::size_t>(*at)];
  column.digits = column.digits == other.digits ? column.digits : 0;
  if (column.kind == ColumnKind::category) {
    for (double& cell : cells) {
      cell =
          cell == cell ? place_of(other.categories[static_cast<std::size_t>(cell)], column) : cell;
    }
  }
  return cells;
}

/// Which cells of both tables a step of preparation filled.
void stack_filled(Index before, const Dataset& below, Column& column) {
  const std::optional<Index> at = below.column_named(column.name);
  const std::vector<bool> none;
  const std::vector<bool>& further =
      at ? below.columns[static_cast<std::size_t>(*at)].filled : none;
  if (column.filled.empty() && further.empty()) {
    return;
  }
  column.filled.resize(static_cast<std::size_t>(before), false);
  column.filled.insert(column.filled.end(), further.begin(), further.end());
  column.filled.resize(static_cast<std::size_t>(before + below.samples()), false);
}

}  // namespace

Dataset stacked_tables(Dataset table, const Dataset& below) {
  const Index before = table.samples();
  Matrix cells(before + below.samples(), table.values.cols());
  cells.topRows(before) = table.values;
  for (Index column = 0; column < cells.cols(); ++column) {
    cells.col(column).tail(below.samples()) =
        continued(table.columns[static_cast<std::size_t>(column)], below, table.name);
  }
  Dataset stacked;
  stacked.name = table.name + ", then " + below.name;
  stacked.source = table.source;
  stacked.values = std::move(cells);
  stacked.columns = std::move(table.columns);
  for (Column& column : stacked.columns) {
    stack_filled(before, below, column);
  }
  return stacked;
}

std::optional<std::string> key_in_other_order(const Dataset& table, const Dataset& beside) {
  constexpr Index fewest = 4;  // few numbers may be in any order by chance
  if (table.samples() < fewest ||
      (beside.samples() != table.samples() && !follows_source(table, beside))) {
    return std::nullopt;
  }
  const std::vector<Index> partners = partners_by_order(table, beside);
  std::optional<std::string> key;
  for (Index column = 0; column < std::ssize(beside.columns); ++column) {
    const std::string& name = beside.columns[static_cast<std::size_t>(column)].name;
    const std::optional<Index> here = table.column_named(name);
    const KeyOrder order =
        here ? order_of_keys(table, *here, beside, column, partners) : KeyOrder::no_key;
    if (order == KeyOrder::same) {
      return std::nullopt;
    }
    if (order == KeyOrder::other && !key) {
      key = name;
    }
  }
  return key;
}

Dataset joined_tables(Dataset table, const Dataset& beside, const std::string& key) {
  if (const auto other = key.empty() ? key_in_other_order(table, beside) : std::nullopt) {
    table.warnings.push_back(message(
        "joined_tables.other_order",  // other_order of the header
        "rows were matched by their order, but the values of {1}, which are all different, are in "
        "another order in {2} than in {3}: its columns are on the wrong rows unless they are "
        "matched by {1}",
        in_quotes(*other), beside.name, table.name));
  }
  const std::vector<Index> partners =
      key.empty() ? partners_by_order(table, beside) : partners_by_key(table, beside, key);
  std::vector<Index> columns;
  for (Index column = 0; column < std::ssize(beside.columns); ++column) {
    Column described = beside.columns[static_cast<std::size_t>(column)];
    if (!key.empty() && described.name == key) {
      continue;
    }
    if (table.column_named(described.name)) {
      described.name += " (" + beside.name + ")";
    }
    described.roles = free_roles(described.roles, table);
    described.filled.clear();  // a file is as it was read
    table.columns.push_back(std::move(described));
    columns.push_back(column);
  }
  const Index before = table.values.cols();
  table.values.conservativeResize(Eigen::NoChange, before + std::ssize(columns));
  table.values.rightCols(std::ssize(columns)) = beside.values(partners, columns);
  return table;
}

Dataset joined_columns(const std::vector<ColumnPick>& picks) {
  Dataset joined;
  if (picks.empty()) {
    return joined;
  }
  const Dataset& first = *picks.front().table->table;
  joined.name = first.name;
  joined.source = first.source;
  joined.values.resize(first.samples(), static_cast<Index>(picks.size()));
  for (const ColumnPick& pick : picks) {
    const Dataset& table = *pick.table->table;
    const auto at = static_cast<std::size_t>(pick.column);
    if (table.samples() != first.samples()) {
      throw bad_input(
          {message("joined_tables.unequal_picks", "{1} has {2} {2:row|rows}, but {3} has {4}",
                   table.name, table.samples(), first.name, first.samples()),
           table.name,
           message("joined_tables.unequal_picks.accepted", "tables with equally many rows")});
    }
    joined.values.col(static_cast<Index>(joined.columns.size())) = table.values.col(pick.column);
    joined.columns.push_back(pick.table->columns[at]);
    joined.columns.back().categories = table.columns[at].categories;
  }
  return joined;
}

}  // namespace steelyard
