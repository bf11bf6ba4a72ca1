// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/record/data_reference.h"

namespace steelyard {

/// What the user decided about one column, identified by its name.
struct ColumnChoice {
  std::string name;
  RoleSet roles;
  std::string unit;
  double period = 0.0;
  double truth_period = 0.0;
  std::optional<double> known_weight;
  std::string group;
  bool always_kept = false;
  /// Of a column of 0 and 1 that stands for one value of a text; nothing for another column. It is
  /// no choice: it follows from the steps of preparation.
  std::optional<TextOrigin> of_text = {};
  bool left_out = false;  ///< nothing about it counts, not even as what samples belong together by
  friend bool operator==(const ColumnChoice&, const ColumnChoice&) = default;
};

/// \param columns  of a table, or beside it
[[nodiscard]] std::vector<ColumnChoice> choices_of(const std::vector<Column>& columns);
/// Sets the roles, units, periods and known weights of the columns that the choices name.
/// \throws Error(bad_input) that names a column which the table does not have
void apply_choices(const std::vector<ColumnChoice>& choices, Dataset& dataset);
/// The same for the columns that stand beside a table.
void apply_choices(const std::vector<ColumnChoice>& choices, TableSnapshot& snapshot);

/// Everything that a method was asked, or is about to be asked: tables, roles, options, settings.
struct RunRequest {
  DataReference data;
  std::optional<DataReference> truth_data;
  std::vector<ColumnChoice> columns;
  std::vector<ColumnChoice> truth_columns;  ///< those of the second table
  ProblemOptions problem_options;
  std::string method;
  ParameterValues parameters;
};

/// The question that these tables and settings make. No file is accessed.
[[nodiscard]] RunRequest asked(const Dataset& data, const Dataset* truth,
                               const ProblemOptions& options, std::string method,
                               const ParameterValues& values);
/// The same with the roles and properties that stand beside the tables.
/// \param truth  without a table if there is no second table
[[nodiscard]] RunRequest asked(const TableSnapshot& data, const TableSnapshot& truth,
                               const ProblemOptions& options, std::string method,
                               const ParameterValues& values);

}  // namespace steelyard
