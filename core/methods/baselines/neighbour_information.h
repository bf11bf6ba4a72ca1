// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace steelyard::baselines {

/// A column or a target as mutual information sees it: values of few kinds, or numbers.
struct InformationVariable {
  std::vector<int> kinds;  ///< one a sample; empty: numbers
  Matrix values;           ///< N x T, each of standard deviation 1
  /// Of a single column of numbers.
  std::vector<double> sorted;
  std::vector<Index> order;  ///< samples by rising value

  [[nodiscard]] bool is_of_kinds() const { return !kinds.empty(); }
};

/// A column with at most 10 values, a tenth of the samples at most, is of kinds: 0 and 1 are not
/// numbers whose distance says anything. Ties of other columns are broken, see broken_ties.h.
/// \param keys  of the samples; empty: no values tie
[[nodiscard]] InformationVariable information_variable(const MatrixView& columns,
                                                       std::span<const std::uint64_t> keys = {},
                                                       std::uint64_t seed = 0);
[[nodiscard]] InformationVariable information_variable(std::vector<int> kinds);

/// psi(n) for n = 0 .. most, psi(0) being unused; made once for many estimates.
[[nodiscard]] Vector digamma_numbers(Index most);

/// The mutual information of two variables, in nats, >= 0 (lower estimates are 0), by the distances
/// to the k-th nearest neighbours: of numbers, the first estimator of Kraskov, Stoegbauer &
/// Grassberger (2004); of numbers and kinds, that of Ross (2014), who leaves kinds with one sample
/// out; of kinds, the information of their table. Several columns make one variable, by their
/// largest difference.
/// \param neighbours  k, >= 1 and below N    \param digamma  digamma_numbers(N) or more
/// \return of no meaning when stopped
[[nodiscard]] double mutual_information(const InformationVariable& one,
                                        const InformationVariable& other, Index neighbours,
                                        const Vector& digamma, const std::stop_token& stop = {});

}  // namespace steelyard::baselines
