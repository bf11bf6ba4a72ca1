// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/dii/options.h"
#include "core/problem/problem.h"

namespace steelyard::dii {

/// Approximate time on this machine of one pass over the pairs with all features and all threads.
[[nodiscard]] double seconds_of_epoch(const Problem& problem, const Options& options);

/// Approximate time of a whole descent, without the ranks.
[[nodiscard]] double seconds_of_descent(const Problem& problem, const Options& options);

/// Memory at the peak of a run, beside the table and the ranks.
[[nodiscard]] double bytes_of_descent(const Problem& problem, const Options& options);

}  // namespace steelyard::dii
