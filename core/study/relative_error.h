// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/problem.h"
#include "core/run/predictor.h"

namespace steelyard {

/// The name and the unit of every error on samples that were held out, for axes.
inline constexpr const char* held_out_error_title = "Held-out error (1: knows nothing)";

/// How badly a model predicts samples, in the one unit of held-out errors: 1 is the error of what
/// knows nothing but the samples that the model was fitted to, 0 is exact. Numbers: the root mean
/// square over samples and targets, each at variance 1 among the fitted samples, over that of their
/// means. Classes: the share of wrong ones over that of always saying the most frequent class. The
/// predictor's risk must be the mean square in these units, or the share.
/// \param trained  that the model was fitted to    \param tested  with the same inputs and target
/// \return NaN where there is no target, or nothing that could be wrong
[[nodiscard]] double error_relative_to_nothing(const Predictor& predictor, const Problem& trained,
                                               const Problem& tested);

}  // namespace steelyard
