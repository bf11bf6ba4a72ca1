// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/linalg/gram_svd.h"
#include "core/measures/kernel.h"

namespace steelyard::pcov {

/// Of more samples a kernel, with its decomposition, takes too long and too much memory.
constexpr Index most_kernel_samples = 5000;

/// Coordinates whose products are a kernel's: B with BB' = K, centred and of trace N. On B the
/// linear methods choose the samples that their kernel forms choose on K (section 2.3 of Cersonsky
/// et al. 2021: K takes the place of XX', deflation K - K_r K_r'/K_rr that of a row of B).
/// \param inputs  N x D, scaled    \return N x r, r the kernel's rank; nothing when stopped
/// \throws Error(bad_input) where all samples are alike to the kernel
/// Cost O(N^2 D + N^3)
[[nodiscard]] std::optional<Matrix> kernel_factor(const Matrix& inputs, const KernelOptions& kernel,
                                                  const RankCut& cut, const std::stop_token& stop);

}  // namespace steelyard::pcov
