// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/problem/problem.h"
#include "core/run/predictor.h"
#include "core/trials/judges.h"

namespace steelyard {

/// What a model of a judge is made of.
struct FittedJudge {
  Judge judge = Judge::ridge;
  std::vector<Index> inputs;   ///< positions of those that it predicts from
  Index trees = 60;            ///< of a forest
  Index most_samples = 10000;  ///< of a forest and of neighbours, which keep samples; others are
                               ///< left out evenly in time or at random
};

/// A judge (held_out_errors.h) that has learned from all samples with a target; forests and
/// neighbours, from at most FittedJudge::most_samples of these. It is the same, bit for bit, for
/// the same problem, for any number of threads.
/// \param problem  with a target that trouble_with_target() finds nothing about, and no input of
///                 which has a period
/// \return null when stopped, and if none of the inputs varies
[[nodiscard]] std::shared_ptr<const Predictor> fitted_judge(const FittedJudge& wish,
                                                            const Problem& problem,
                                                            const std::stop_token& stop);

}  // namespace steelyard
