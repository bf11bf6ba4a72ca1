// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/measures/selection_error.h"
#include "core/run/problem.h"
#include "core/run/result.h"

namespace steelyard {

/// How a run's ranking is tried: a regression of the ground truth on its first features (or, of a
/// run that selected samples, a sparse kernel ridge regression with its first samples as the active
/// set) is learned from one part of the samples and judged on the other.
struct HeldOutOptions {
  Regressor regressor = Regressor::ridge;  ///< not for samples
  double train_share = 0.5;                ///< above 0, below 1
  std::uint64_t seed = 1;                  ///< of the split and of the random rankings
  Index points = 12;                       ///< different numbers of features, about
  Index random_rankings = 10;
  Index most_samples = 2000;  ///< of more, so many are taken at random
};

/// The error of a run's ranking, and of random ones beside it: see selection_error.h.
struct HeldOutError {
  Ranked ranked = Ranked::features;
  SelectionErrors ranking;
  RandomSelectionErrors random;
};

/// What of a result is ranked: its samples where it selected some and ranked no features by itself,
/// else its features: those it selected, in their order, then the others by score.
[[nodiscard]] Ranked ranked_of(const Result& result);
[[nodiscard]] std::vector<Index> tried_ranking(const Result& result);

/// \return nothing when stopped
/// \throws Error(bad_input) without a ground truth, where it is a table of distances, where a
///         target does not vary, and for fewer samples than a regression takes
[[nodiscard]] std::optional<HeldOutError> held_out_error(const Problem& problem, Ranked ranked,
                                                         const std::vector<Index>& ranking,
                                                         const HeldOutOptions& options = {},
                                                         const std::stop_token& stop = {});

}  // namespace steelyard
