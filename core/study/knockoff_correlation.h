// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Where the correlations come from that knockoffs are to keep.
enum class CorrelationSource {
  automatic,  ///< shrunk, unless that would lose correlations that the samples clearly show
  shrunk,     ///< Ledoit & Wolf's estimate: always well conditioned, right for few samples
  samples     ///< the samples' own, moved from singular by as little as is needed
};

/// The correlations of columns as knockoffs take them: (1 - shrinkage) C + shrinkage I, C being
/// those of the samples.
struct KnockoffCorrelation {
  Matrix values;           ///< D x D, ones on its diagonal, positive definite
  double shrinkage = 0.0;  ///< 0 .. 1
  CorrelationSource source = CorrelationSource::shrunk;  ///< which of the two
};

/// Shrinking costs knockoffs their likeness where columns are far from normal: 0/1 columns of rare
/// mutations are shrunk by 0.8, their knockoffs lose the correlations, and features that do not
/// matter are told from their knockoffs by what they share with features that do.
/// \param columns  N x D, each of mean 0 and variance 1 (over N), N >= 2
/// \return nothing when stopped. Cost O(N D^2 + D^3)
[[nodiscard]] std::optional<KnockoffCorrelation> knockoff_correlation(const Matrix& columns,
                                                                      CorrelationSource source,
                                                                      const std::stop_token& stop);

/// How far knockoffs keep the correlations of their features, as a slope through the origin: 1 is
/// all, 0 nothing. Only pairs count whose correlation is clearly not chance: |r| > 4 / sqrt(N).
struct KeptCorrelations {
  double between_knockoffs = 1.0;  ///< of pairs of knockoffs, against those of their features
  double across = 1.0;             ///< of a feature with another's knockoff
  Index pairs = 0;                 ///< that count; without any, nothing can be lost
  /// For a picture, of at most 2,000 pairs from all over the table: their correlation, that of
  /// their knockoffs, and that of one with the other's knockoff.
  std::vector<double> own, of_knockoffs, of_both;
};

/// \param columns, knockoffs  N x D, each column of mean 0 and variance 1 (over N), about
[[nodiscard]] KeptCorrelations kept_correlations(const Matrix& columns, const Matrix& knockoffs);

}  // namespace steelyard
