// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/parameter/parameter.h"
#include "core/problem/planted_problem.h"

namespace steelyard {

/// Which made-up tables the power of a method is measured on.
struct PowerTableOptions {
  std::string kind = "sinexp";
  Index samples = 500;
  std::optional<Index> columns{};       ///< nothing: the kind's usual number
  std::optional<double> correlation{};  ///< nothing: the kind's usual one
  std::optional<double> noise{};        ///< standard deviation; nothing: the kind's usual one
};

/// The kinds of tables, for a parameter.
[[nodiscard]] std::vector<ParameterChoice> power_table_kinds();
/// The usual number of columns where none is given.
[[nodiscard]] Index columns_of(const PowerTableOptions& options);
/// Why there are no such tables; the parameters are those of PowerStudy.
[[nodiscard]] std::vector<Complaint> trouble_with(const PowerTableOptions& options);
/// The columns are in random order, so that a method that breaks ties by position gains nothing.
/// Requires that trouble_with() has none.
[[nodiscard]] PlantedTable power_table(const PowerTableOptions& options, PlantedDraw draw);

}  // namespace steelyard
