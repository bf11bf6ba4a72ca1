// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/matrix.h"

namespace steelyard::baselines {

enum class ReliefVariant { rrelieff, relieff, multisurf };

struct ReliefOptions {
  ReliefVariant variant = ReliefVariant::multisurf;
  Index neighbours = 10;        ///< RReliefF: in all; ReliefF: hits, and misses of each class
  std::optional<double> sigma;  ///< weights exp(-(rank / sigma)^2) in RReliefF; `nullopt`: equal
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

}  // namespace steelyard::baselines
