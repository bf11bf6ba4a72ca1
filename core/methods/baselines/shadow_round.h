// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/baselines/forest_options.h"
#include "core/methods/baselines/forest_problem.h"

namespace steelyard::baselines {

/// What one forest of columns and their permuted copies says.
struct ShadowRound {
  Vector importance;     ///< one for each of the columns that took part
  double highest = 0.0;  ///< of the shadows
  double error = 0.0;    ///< of samples that trees have not seen
};

/// Grows a forest of some columns and of a permuted copy of each; of fewer than 5 columns, copies
/// are made until there are 5. Permutation importance is taken in its standard errors, as Kursa and
/// Rudnicki do.
/// \param active  columns, at least one, none constant    \return nothing when stopped
[[nodiscard]] std::optional<ShadowRound> shadow_round(const ForestProblem& forest,
                                                      const std::vector<Index>& active,
                                                      const ForestOptions& options,
                                                      std::uint64_t round,
                                                      const std::stop_token& stop);

}  // namespace steelyard::baselines
