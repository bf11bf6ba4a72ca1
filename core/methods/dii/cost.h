// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/dii/options.h"
#include "core/problem/problem.h"

namespace steelyard::dii {

/// One pass over the pairs with all features and all threads; roughly, on this machine.
[[nodiscard]] double seconds_of_epoch(const Problem& problem, const Options& options);

}  // namespace steelyard::dii
