// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

#include "core/methods/dii/information.h"

namespace steelyard::dii {

/// Eqs. 2, 3, 6 and 7 as written: full matrices of doubles, one thread, no cut-off. The slow
/// reference that the fast kernel is tested against, and the baseline of every speed-up.
/// Memory: two N x N matrices.
[[nodiscard]] Evaluation evaluate_plainly(const Information& information, const Vector& weights,
                                          const LambdaChoice& choice,
                                          std::span<const Index> batch = {});

}  // namespace steelyard::dii
