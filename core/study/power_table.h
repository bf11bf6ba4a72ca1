// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/planted_table.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The made-up tables on which the power of a method is measured.
struct PowerTableOptions {
  std::string kind = "sinexp";
  Index samples = 500;
  std::optional<Index> columns{};       ///< `nullopt` for the kind's usual number
  std::optional<double> correlation{};  ///< `nullopt` for the kind's usual correlation
  std::optional<double> noise{};        ///< standard deviation; `nullopt` for the kind's usual one
};

/// The kinds of tables, as choices of a parameter.
[[nodiscard]] std::vector<ParameterChoice> power_table_kinds();
/// The number of columns: the given one, or the kind's usual number.
[[nodiscard]] Index columns_of(const PowerTableOptions& options);
/// Why such tables cannot be made. Complaints name the parameters of power_study().
[[nodiscard]] std::vector<Complaint> trouble_with(const PowerTableOptions& options);
/// Makes a table. Its columns are in random order, so that a method that breaks ties by position
/// gains nothing. Requires that trouble_with() has no complaint.
[[nodiscard]] PlantedTable power_table(const PowerTableOptions& options, PlantedDraw draw);

/// The problem of a made-up table: the target is a column "y" of the ground truth, and the known
/// weights are 1 for true columns and 0 for others.
[[nodiscard]] Problem problem_of(const PlantedTable& table);

}  // namespace steelyard
