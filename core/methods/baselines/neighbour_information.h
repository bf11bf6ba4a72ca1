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

/// A column or a target as mutual information sees it: a few kinds of values, or numbers.
struct InformationVariable {
  std::vector<int> kinds;  ///< per sample; empty for numbers
  Matrix values;           ///< N x T, each column of standard deviation 1
  /// Empty unless the variable is a single column of numbers.
  std::vector<double> sorted;
  std::vector<std::uint32_t> order;  ///< samples in ascending order of their values

  [[nodiscard]] bool is_of_kinds() const { return !kinds.empty(); }
};

/// A single column is taken as kinds if it has at most 10 distinct values and no more than a tenth
/// of the samples (or two), because distances between values such as 0 and 1 then mean nothing.
/// \param keys  N, of sample_keys(); empty if no values tie
/// \param seed  for the noise that breaks ties, see broken_ties.h
/// \return not whole when stopped
[[nodiscard]] InformationVariable information_variable(const MatrixView& columns,
                                                       std::span<const std::uint64_t> keys = {},
                                                       std::uint64_t seed = 0,
                                                       const std::stop_token& stop = {});
[[nodiscard]] InformationVariable information_variable(std::vector<int> kinds);

/// The digamma function of n = 0 .. most (NaN for 0), computed once for many estimates.
[[nodiscard]] Vector digamma_numbers(Index most);

/// The mutual information of two variables in nats, estimated from the distances to the k-th
/// nearest neighbours; negative estimates become 0. For numbers, this is the first estimator of
/// Kraskov, Stoegbauer & Grassberger (2004); for numbers and kinds, that of Ross (2014), which
/// leaves out kinds with one sample; for kinds, the information of their contingency table. Several
/// columns make one variable, whose distance is their largest difference. Of two variables of
/// numbers, at least one must be a single column.
/// \param neighbours  k, >= 1 and below N
/// \param digamma     digamma_numbers(N) or more
/// \return meaningless when stopped
[[nodiscard]] double mutual_information(const InformationVariable& one,
                                        const InformationVariable& other, Index neighbours,
                                        const Vector& digamma, const std::stop_token& stop = {});

}  // namespace steelyard::baselines
