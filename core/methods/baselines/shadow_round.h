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

/// The importances that one forest gives to columns and to their permuted copies, the shadows.
struct ShadowRound {
  Vector importance;     ///< one for each of the columns that took part
  double highest = 0.0;  ///< importance of the most important shadow
  double error = 0.0;    ///< on samples that trees have not seen, see OutOfBagError
};

/// Grows a forest on some columns and a permuted copy of each; for fewer than 5 columns, copies are
/// made until there are 5. Permutation importance is given in its standard errors, as Kursa and
/// Rudnicki do.
/// \param active  positions of the columns, at least one, none constant
/// \param round   number of the round; each has random numbers of its own
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<ShadowRound> shadow_round(const ForestProblem& forest,
                                                      const std::vector<Index>& active,
                                                      const ForestOptions& options,
                                                      std::uint64_t round,
                                                      const std::stop_token& stop);

}  // namespace steelyard::baselines
