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
  Index neighbours = 10;        ///< of RReliefF; of each kind for ReliefF
  std::optional<double> sigma;  ///< of the weights exp(-(rank / sigma)^2); nothing: equal weights
};

/// What neighbours are compared by.
struct ReliefTarget {
  std::vector<int> classes;  ///< one a sample; empty: numbers
  Matrix values;             ///< N x T, each divided by its spread: see relief_target()
};
/// Numbers are divided by their range for RReliefF and by their standard deviation (over N - 1) for
/// the others.
[[nodiscard]] ReliefTarget relief_target(const MatrixView& numbers, ReliefVariant variant);

/// A sample whose difference from another counts.
struct Counted {
  Index sample = 0;
  double weight = 0.0;      ///< of |difference|
  double difference = 0.0;  ///< of the targets; for RReliefF
};

/// The neighbours of sample `i` that count, and how much; nearest first or by index. Samples that
/// are equally far share what their places count.
/// \param distances  N: to all samples
[[nodiscard]] std::vector<Counted> counted_neighbours(const Vector& distances, Index i,
                                                      const ReliefTarget& target,
                                                      const ReliefOptions& options);

}  // namespace steelyard::baselines
