// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// |a . b| / (|a| |b|): 1 when two sets of weights say the same up to scale (Wild et al. 2024,
/// section "Benchmarking"). 0 when either is all zero. Both D, same order.
[[nodiscard]] double cosine_overlap(const Vector& a, const Vector& b);

}  // namespace steelyard
