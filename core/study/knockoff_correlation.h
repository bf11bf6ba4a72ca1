// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The source of the correlations that knockoffs keep.
enum class CorrelationSource {
  automatic,  ///< shrunk, unless that would lose correlations that the samples clearly show
  shrunk,     ///< Ledoit & Wolf's estimate: always well conditioned, suited to few samples
  samples     ///< those of the samples, moved away from singular by as little as is needed
};

/// The correlations of columns as knockoffs use them: (1 - shrinkage) C + shrinkage I, where C
/// holds the correlations of the samples.
struct KnockoffCorrelation {
  Matrix values;           ///< D x D, ones on its diagonal, positive definite
  double shrinkage = 0.0;  ///< 0 .. 1
  CorrelationSource source = CorrelationSource::shrunk;  ///< the one used: shrunk or samples
};

/// Shrinking makes knockoffs less like their features if columns are far from normal: 0/1 columns
/// of rare mutations are shrunk by 0.8, their knockoffs lose the correlations, and features that do
/// not matter differ from their knockoffs by what they share with features that do. Cost O(N D^2 +
/// D^3).
/// \param columns  N x D, each of mean 0 and variance 1 (over N), N >= 2
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<KnockoffCorrelation> knockoff_correlation(const Matrix& columns,
                                                                      CorrelationSource source,
                                                                      const std::stop_token& stop);

/// How far knockoffs keep the correlations of their features, as slopes through the origin: 1 keeps
/// everything, 0 nothing. Only pairs whose correlation is clearly not chance count: |r| > 4 /
/// sqrt(N).
struct KeptCorrelations {
  double between_knockoffs = 1.0;  ///< between knockoffs, against their features
  double across = 1.0;             ///< between a feature and another's knockoff
  Index pairs = 0;                 ///< number of pairs that count; without any, nothing can be lost
  /// For a picture, three correlations of at most 2,000 pairs from all over the table: between the
  /// two features, between their knockoffs, and between one feature and the other's knockoff.
  std::vector<double> own, of_knockoffs, of_both;
};

/// \param columns, knockoffs  N x D, each column with a mean of about 0 and a variance (over N) of
/// about 1
/// \param group_of  D, or empty. Pairs of one group are left out: group knockoffs need not keep
/// what
///                  a feature shares with the knockoff of another
[[nodiscard]] KeptCorrelations kept_correlations(const Matrix& columns, const Matrix& knockoffs,
                                                 const std::vector<Index>& group_of = {});

}  // namespace steelyard
