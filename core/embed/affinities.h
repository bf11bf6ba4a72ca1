// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/geometry/nearest_neighbours.h"
#include "core/matrix.h"

namespace steelyard {

/// Pairwise affinities of samples (van der Maaten & Hinton 2008): p_ij = (p_j|i + p_i|j) / 2N,
/// where p_j|i is a Gaussian around i whose width gives the requested perplexity (an effective
/// number of neighbours). They are symmetric, 0 on the diagonal, and sum to 1. Only p_ij above 0
/// are stored.
struct SparseAffinities {
  std::vector<std::size_t> begin;     ///< N + 1; where each row starts in the other two
  std::vector<std::uint32_t> sample;  ///< ascending within a row
  std::vector<double> value;

  [[nodiscard]] Index samples() const { return static_cast<Index>(begin.size()) - 1; }
};

/// p_j|i for one i: proportional to exp(-beta d^2), with the beta that gives the perplexity. If no
/// beta does (too many equally near samples), the nearest samples share all the probability.
/// \param squared     squared distances to the other samples, finite
/// \param perplexity  >= 1; from squared.size() on, all p are equal
/// \return one p per other sample; their sum is 1
[[nodiscard]] Eigen::ArrayXd conditional_affinities(std::span<const double> squared,
                                                    double perplexity);

/// Affinities between all samples.
/// \return N x N; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> exact_affinities(const Matrix& points, double perplexity,
                                                     const std::stop_token& stop = {});

/// Affinities between near samples only; all others are 0.
/// \param neighbours  per sample at least 3 times the perplexity, or all other samples if there are
///                    fewer
[[nodiscard]] SparseAffinities near_affinities(const NearestNeighbours& neighbours,
                                               double perplexity);

}  // namespace steelyard
