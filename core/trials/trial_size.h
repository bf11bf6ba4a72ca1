// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>

#include "core/trials/trial.h"

namespace steelyard {

/// How many trials there are, and about how long they may take together.
struct TrialBudget {
  double trials = 1.0;
  double seconds = 1.0;  ///< on the reference machine, one after another
  double share = 1.0;    ///< of the samples that each trial has, above 0, at most 1
};

/// The plan on 1000, 500 or 250 samples where more would take too long. The samples are spread
/// evenly in time or drawn at random; tables with more than 1000 samples are always thinned. This
/// depends on the problem and the parameters only, never on the machine. `seconds`, `bytes` and
/// `whole` are set.
/// \param plan  on all samples; its seed draws the samples that are kept
[[nodiscard]] TrialPlan within_budget(const TrialPlan& plan, const TrialBudget& budget);

/// The memory of the problem itself, of which each repeat has its own, in bytes.
[[nodiscard]] double bytes_of_problem(const Problem& problem);

/// How many trials run at once: one for each thread, but no more than the free memory holds.
/// \param bytes    memory that one trial takes, or 0 if that is not known
/// \param free     bytes of free memory, or `nullopt` if that is not known
/// \param threads  number of threads, at least 1
/// \param sharers  number of processes that take the free memory in equal shares, at least 1
/// \return 1 .. threads: one trial is begun even where it does not fit
[[nodiscard]] std::size_t trials_at_once(double bytes, std::optional<double> free,
                                         std::size_t threads, std::size_t sharers = 1);

/// " on 500 of the samples"; empty where all are used.
[[nodiscard]] Message on_how_many(const TrialPlan& plan);

}  // namespace steelyard
