// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/role_checks.h"

#include <algorithm>
#include <array>

#include "core/data/column_selection.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

bool isGround(RoleSet roles) { return roles.has(Role::truth) && !roles.has(Role::input); }

/// The columns of "COL=P" or "NAME=COLS".
std::vector<Index> columnsIn(const QString& columns, const Dataset& dataset) {
  return select_columns(dataset, columns.toStdString());
}

/// The parameter by which a method looks at groups of inputs. It is empty if the method has none.
std::string groupParameter(const ParameterValues& values) {
  constexpr std::array<const char*, 2> ids{"share_in_groups", "grouped"};
  const auto* const found =
      std::find_if(ids.begin(), ids.end(), [&](const char* id) { return values.contains(id); });
  return found == ids.end() ? "" : *found;
}

bool hasGroups(const Dataset& dataset) {
  return std::any_of(dataset.columns.begin(), dataset.columns.end(), [](const Column& column) {
    return column.roles.has(Role::input) && !column.group.empty();
  });
}

}  // namespace

void refuseOddTargets(const Arguments& arguments, const Dataset& dataset) {
  if (arguments.isSet("truth") && arguments.isSet("unsupervised")) {
    throw bad_input({message("role_checks.two_targets",
                             "the inputs cannot be compared with a target and with themselves"),
                     "options --truth and --unsupervised",
                     message("role_checks.two_targets.accepted", "one of them")});
  }
  for (const Column& column : dataset.columns) {
    const bool target = column.roles.has(Role::truth) || column.roles.has(Role::label);
    if (arguments.isSet("time") && column.roles.has(Role::time) && target) {
      throw bad_input(
          {message("role_checks.target_is_time", "column {1} is to be explained and is the time",
                   in_quotes(column.name)),
           "option --time",
           message("role_checks.target_is_time.accepted",
                   "a column that is not in --truth or --label")});
    }
  }
}

void refuseUnusedPeriods(const Arguments& arguments, const char* option,
                         const std::vector<Index>& used, const Message& accepted,
                         const Dataset& dataset) {
  for (const QString& text : arguments.values(option)) {
    for (const Index column : columnsIn(text.left(text.lastIndexOf('=')), dataset)) {
      if (std::find(used.begin(), used.end(), column) == used.end()) {
        throw bad_input(
            {message("role_checks.unused_period", "the period of column {1} would not be used",
                     in_quotes(dataset.columns[static_cast<std::size_t>(column)].name)),
             std::string("option --") + option, accepted});
      }
    }
  }
}

void refuseOddGroups(const Arguments& arguments, TruthKind kind, const Dataset& dataset) {
  if (kind == TruthKind::pair_distances) {
    return;
  }
  for (const QString& text : arguments.values("group")) {
    for (const Index position : columnsIn(text.mid(text.indexOf('=') + 1), dataset)) {
      const Column& column = dataset.columns[static_cast<std::size_t>(position)];
      if (isGround(column.roles)) {
        throw bad_input(
            {message("role_checks.truth_in_group", "column {1} has the role target",
                     in_quotes(column.name)),
             "option --group",
             message("role_checks.truth_in_group.accepted",
                     "inputs; columns of the target with --truth-kind pair-distances")});
      }
    }
  }
}

void refuseKeptOthers(const Dataset& dataset) {
  for (const Column& column : dataset.columns) {
    if (column.always_kept && !column.roles.has(Role::input)) {
      throw bad_input(
          {message("role_checks.kept_no_input", "column {1} is not an input",
                   in_quotes(column.name)),
           "option --keep",
           message("role_checks.kept_no_input.accepted", "inputs, such as those of --inputs")});
    }
  }
}

std::string uselessGroups(const ParameterValues& values, const Dataset& dataset) {
  const std::string parameter = groupParameter(values);
  const bool looked_at = !parameter.empty() && values.toggle(parameter);
  return looked_at && !hasGroups(dataset) ? "--set " + parameter +
                                                "=true has no effect: no input is in a group "
                                                "(--group makes one)"
                                          : "";
}

}  // namespace steelyard::app
