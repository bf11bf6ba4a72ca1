// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// |a . b| / (|a| |b|): 1 if two sets of weights are equal up to scale (Wild et al. 2024, section
/// "Benchmarking"). 0 if either is all zero.
/// \param a, b  D, in the same order of features
[[nodiscard]] double cosine_overlap(const Vector& a, const Vector& b);

}  // namespace steelyard
