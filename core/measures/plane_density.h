// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

struct PlaneDensityOptions {
  std::array<Index, 2> cells{80, 80};       ///< along x and y, each 2 .. 2000
  std::array<double, 2> periods{0.0, 0.0};  ///< in the unit of the coordinate; 0 if not periodic
  double bandwidth_factor = 1.0;            ///< > 0; multiplies Scott's rule
};

/// The probability density of two coordinates on a grid of points.
struct PlaneDensity {
  std::array<Vector, 2> axes;         ///< the grid points, ascending, evenly spaced
  std::array<double, 2> bandwidth{};  ///< standard deviation of the kernel
  Matrix density;  ///< cells x by cells y, per unit of x times unit of y; NaN far from all samples
};

/// Gaussian kernel density estimate with a product kernel whose width along each axis follows
/// Scott's rule (Scott 1992): s N^(-1/6), where s is the standard deviation over N; for a periodic
/// coordinate it is taken around the circular mean, and the width is at most a quarter of the
/// period.
///
/// Without a period the grid covers the samples and three bandwidths beyond. With a period the
/// kernel is wrapped, and the grid covers one period, its last point one step before the first
/// repeats: from -P/2 if all samples lie within -P/2 .. P/2, otherwise from 0. A point is far from
/// all samples if the density there is below that of one sample three bandwidths away.
///
/// The result does not depend on the number of threads. Cost: O(N (cells x + cells y)) exponentials
/// and O(N cells x cells y) products.
/// \param points  N x 2, N >= 2, finite
/// \throws Error(bad_input) for options out of range, fewer than 2 samples or a constant coordinate
/// \return when stopped, the density of the samples so far, which must not be used
[[nodiscard]] PlaneDensity plane_density(const Matrix& points,
                                         const PlaneDensityOptions& options = {},
                                         const std::stop_token& stop = {});

/// F = -log(density) in units of kT, shifted so that the smallest value is 0.
/// \param density  any shape; NaN where it is unknown (see PlaneDensity). NaN and densities that
///                 are not above 0 give NaN
[[nodiscard]] Matrix free_energy(const Matrix& density);

}  // namespace steelyard
