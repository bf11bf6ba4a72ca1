// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/linalg/gram_svd.h"
#include "core/matrix.h"
#include "core/methods/pcov/options.h"

namespace steelyard::pcov {

/// Columns centred and scaled as requested; variances are over N. A constant column becomes 0 if
/// the mean is subtracted.
struct ScaledColumns {
  Matrix values;
  Vector factors;  ///< factor applied to each column
};

/// \return not whole when stopped
[[nodiscard]] ScaledColumns scaled_columns(const MatrixView& columns, Scaling scaling,
                                           const std::stop_token& stop = {});

/// The number of columns that fewer_targets() returns for `targets` columns.
[[nodiscard]] Index fewest_targets(Index targets, Index samples);

/// Selections depend on the targets Y only through their products Y Y': lengths, distances and what
/// a regression leaves. So if there are far more targets than samples, N columns F with F F' = Y Y'
/// take their place. A table compared with itself would otherwise need products of all columns with
/// all columns.
/// \param targets  N x p
/// \return N x N if p > 2 N, else the targets themselves; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> fewer_targets(Matrix targets, const std::stop_token& stop);

/// With more samples, a kernel and its decomposition take too much time and memory.
constexpr Index most_kernel_samples = 5000;

/// Coordinates whose products give a kernel: B with BB' = K, centred and with trace N. On B, the
/// linear methods choose the samples that their kernel forms choose on K (section 2.3 of Cersonsky
/// et al. 2021: K takes the place of XX', the deflation K - K_r K_r'/K_rr that of a row of B). Cost
/// O(N^3).
/// \param alike  N x N, symmetric: the similarity of each pair of samples. What is not positive
///               semi-definite in it is left out
/// \return N x r, where r is the kernel's rank; `std::nullopt` when stopped
/// \throws Error(bad_input) if all samples are equal under the kernel
[[nodiscard]] std::optional<Matrix> kernel_factor(Matrix alike, const RankCut& cut,
                                                  const std::stop_token& stop);

}  // namespace steelyard::pcov
