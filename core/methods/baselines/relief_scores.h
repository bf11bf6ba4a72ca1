// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace steelyard::baselines {

enum class ReliefVariant { rrelieff, relieff, multisurf };

struct ReliefOptions {
  ReliefVariant variant = ReliefVariant::multisurf;
  Index neighbours = 30;  ///< RReliefF: in all; ReliefF: hits, and misses of each class
  double sigma = 20.0;    ///< weights exp(-(rank / sigma)^2) in RReliefF; 0 for equal weights
};

/// The target by which neighbours are compared.
struct ReliefTarget {
  std::vector<int> classes;  ///< per sample; empty for numbers
  Matrix values;             ///< N x T, each column divided by its spread, see relief_target()
};
/// A target of numbers. Each column is divided by its range for RReliefF, and by its standard
/// deviation (over N - 1) for the other variants.
[[nodiscard]] ReliefTarget relief_target(const MatrixView& numbers, ReliefVariant variant);

/// A neighbour whose difference from a sample counts.
struct Counted {
  Index sample = 0;
  double weight = 0.0;      ///< of the absolute difference of each column
  double difference = 0.0;  ///< between the targets; for RReliefF only
};

/// The neighbours of sample `i` that count, with their weights. The order depends on the variant.
/// Samples at equal distances share the weights of their places.
/// \param distances  N; from sample `i` to all samples
[[nodiscard]] std::vector<Counted> counted_neighbours(const Vector& distances, Index i,
                                                      const ReliefTarget& target,
                                                      const ReliefOptions& options);

/// The Relief score of each column: how much more it differs between near samples of different
/// targets than between near samples of the same target. Distances are sums of absolute
/// differences, each column divided by its range. Time O(N^2 D), memory O(N D).
/// \param inputs  N x D
/// \return D, NaN for a constant column; `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> relief_scores(const MatrixView& inputs,
                                                  const ReliefTarget& target,
                                                  const ReliefOptions& options,
                                                  const std::stop_token& stop);

}  // namespace steelyard::baselines
