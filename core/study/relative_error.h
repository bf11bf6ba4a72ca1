// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/problem.h"
#include "core/run/predictor.h"

namespace steelyard {

/// The axis title of every error on held-out samples; it states the unit.
inline constexpr const char* held_out_error_title = "Held-out error (1: knows nothing)";

/// How badly a model predicts samples, in the common unit of held-out errors: 0 is exact, and 1 is
/// the error of a prediction that ignores the inputs. For numbers: the root mean square over the
/// samples and targets, each scaled to variance 1 among the fitted samples, relative to that of
/// predicting their means. For classes: the share of wrong predictions, relative to that of always
/// predicting the class that is the most frequent among the fitted and the tested samples together.
/// The predictor's risk must be the mean square in these units, or the share.
/// \param trained  samples that the model was fitted to
/// \param tested   samples with the same inputs and target
/// \return NaN if there is no target, or if ignoring the inputs makes no error
[[nodiscard]] double error_relative_to_nothing(const Predictor& predictor, const Problem& trained,
                                               const Problem& tested);

}  // namespace steelyard
