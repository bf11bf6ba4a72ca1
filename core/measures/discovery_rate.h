// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// p-value of a permutation test: (1 + as_good) / (1 + repeats). The run itself counts as one of
/// the permutations, so p is never 0, and a true null hypothesis is rejected at a level no more
/// often than the level says (Phipson and Smyth, Stat. Appl. Genet. Mol. Biol. 9, 39, 2010).
/// \param as_good  number of repeats at least as good as the run
[[nodiscard]] double permutation_p(Index as_good, Index repeats);

/// p-values adjusted for the false discovery rate (Benjamini & Hochberg 1995): the lowest q at
/// which a feature would be among the discoveries,
///   min over k >= rank of p_(k) m / k, at most 1,
/// where m is the number of p-values that are not NaN. NaN stays NaN.
/// \param p_values  0 .. 1 or NaN, one per feature
/// \throws Error(bad_input) for a value outside 0 .. 1
[[nodiscard]] Vector adjusted_p_values(const Vector& p_values);

/// Whether a number can be a false discovery rate: 0 < q < 1.
[[nodiscard]] inline bool is_discovery_rate(double q) { return q > 0.0 && q < 1.0; }
/// \throws Error(bad_input) unless it can
void refuse_bad_rate(double q);

enum class StepRule {
  up,   ///< Benjamini & Hochberg: the largest k with p_(k) <= k q / m
  down  ///< stops at the first k with p_(k) > k q / m, as the code of SIC does; never finds more
};

/// The features that are discovered at a false discovery rate of q, as ascending positions.
/// \param p_values  0 .. 1 or NaN, one per feature
/// \param q         0 .. 1, exclusive
/// \throws Error(bad_input) for an invalid p-value or q
[[nodiscard]] std::vector<Index> discoveries(const Vector& p_values, double q,
                                             StepRule rule = StepRule::up);

/// The features whose statistic is at or above a threshold, which is infinite if no threshold fits.
struct KnockoffFilter {
  double threshold = 0.0;
  std::vector<Index> selected;  ///< positions, ascending
};

/// The least number of discoveries that the knockoff filter with offset 1 makes, if it makes any.
/// \param q  0 .. 1, exclusive
[[nodiscard]] inline Index fewest_discoveries(double q) {
  constexpr double rounding = 1e-9;
  return static_cast<Index>(std::ceil(1.0 / q - rounding));
}

/// The knockoff filter (Barber & Candes 2015): the smallest t among the |W_j| > 0 with
///   (offset + #{W_j <= -t}) / max(1, #{W_j >= t}) <= q.
/// With offset 1 the expected share of false discoveries is at most q (knockoff+), and there are
/// either at least 1 / q discoveries or none; with offset 0 only a modified rate is bounded.
/// \param statistics  W: a large positive value speaks for a feature, and the sign is random for a
///                    feature that does not matter. Features whose value is not finite are never
///                    selected
/// \param q           0 .. 1, exclusive
/// \param offset      0 or 1
/// \throws Error(bad_input) for an invalid q or offset
[[nodiscard]] KnockoffFilter knockoff_filter(const Vector& statistics, double q, int offset = 1);

/// What one draw of knockoffs says about each feature, as numbers that may be averaged over draws
/// (Ren & Barber, Derandomised knockoffs: leveraging e-values for false discovery rate control, J.
/// R. Stat. Soc. B 2024). A feature at or above the filter's threshold t has
///   e_j = D / (1 + #{W <= -t}),
/// and every other feature has 0. On average, the sum over the features that do not matter is at
/// most D.
/// \param statistics  W: D
/// \param q           of the filter: 0 .. 1, exclusive
[[nodiscard]] Vector knockoff_e_values(const Vector& statistics, double q);

/// The e-BH procedure (Wang & Ramdas 2022): finds the k features with the largest e-values, for the
/// largest k with e_(k) >= D / (q k). The expected share of false discoveries is at most q, however
/// the e-values depend on one another.
/// \param e_values  D, >= 0; a feature with NaN is never found
/// \return positions, ascending
[[nodiscard]] std::vector<Index> e_discoveries(const Vector& e_values, double q);

/// How good discoveries are, where the true features are known.
struct DiscoveryQuality {
  double true_positive_rate = 0.0;          ///< TPR: share of the true features that were found
  double false_discovery_proportion = 0.0;  ///< FDP: share of finds that are not true; 0 if none
};

/// \param found  features, each once, in any order
/// \param truth  features, ascending, at least one
[[nodiscard]] DiscoveryQuality discovery_quality(const std::vector<Index>& found,
                                                 const std::vector<Index>& truth);

}  // namespace steelyard
