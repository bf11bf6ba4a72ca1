// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/parameter/bound_parameter.h"
#include "core/trees/tree_growth.h"

namespace steelyard::baselines {

/// How many columns are tried for each split.
enum class ColumnsTried { usual, all, third, root };

/// What ranks the columns.
enum class Importance { permutation, impurity };

/// The parameters that all methods with forests share.
struct ForestOptions {
  Index trees = 300;
  ColumnsTried columns = ColumnsTried::usual;
  Index least = 1;             ///< minimum of samples in a leaf
  std::optional<Index> depth;  ///< `nullopt` for no limit
  Importance importance = Importance::permutation;
  std::uint64_t seed = 1;
};

[[nodiscard]] const ParameterSchema& forest_schema();
/// \param values  without complaints, of a schema that contains forest_parameters()
[[nodiscard]] ForestOptions forest_options(const ParameterValues& values);

/// The parameters that forests share, the seed last.
/// \param trees_label, trees  label and default of the number of trees
[[nodiscard]] ParameterList<ForestOptions> forest_parameters(std::string trees_label, Index trees);

/// \param varying  number of columns that are not constant, >= 1
[[nodiscard]] TreePlan tree_plan(const ForestOptions& options, Index varying, bool classes);

}  // namespace steelyard::baselines
