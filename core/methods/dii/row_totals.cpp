// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/row_totals.h"

#include <cmath>

namespace steelyard::dii {

double adaptive_lambda(const Eigen::ArrayXd& gaps) { return 0.5 * (gaps.minCoeff() + gaps.mean()); }

bool RowTotals::set_lambdas(const LambdaChoice& choice, double narrowest) {
  using Kind = LambdaChoice::Kind;
  // Beyond this a sample would become its own neighbour, since it is only that far away.
  constexpr double widest = 1e15;
  const bool squared = of_neighbour(choice) && choice.square_over > 0.0;
  const Eigen::ArrayXd reach = squared ? (gaps.square() / choice.square_over).eval() : gaps;
  switch (choice.kind) {
    case Kind::adaptive:
      lambdas.setConstant(choice.share * adaptive_lambda(gaps));
      break;
    case Kind::fixed:
      lambdas.setConstant(choice.width);
      break;
    case Kind::neighbour_mean:
      lambdas.setConstant(neighbour_share * reach.mean());
      break;
    case Kind::neighbour_each:
      lambdas = neighbour_share * reach;
      break;
  }
  const bool resolved = lambdas.minCoeff() >= narrowest;
  lambdas = lambdas.max(narrowest).min(widest);
  return resolved;
}

Evaluation evaluation_of(const RowTotals& totals, const Vector& weights,
                         const std::vector<Index>& active, const Eigen::ArrayXd& square_sums,
                         Index samples) {
  Evaluation evaluation;
  const auto n = static_cast<double>(samples);
  evaluation.lambda = totals.lambdas.mean();
  evaluation.narrowest_lambda = totals.lambdas.minCoeff();
  evaluation.dii = 2.0 / n * totals.conditional_ranks.mean();
  evaluation.standard_error = standard_error(totals.conditional_ranks, samples);
  evaluation.duplicate_pairs = totals.twins.sum();
  evaluation.gradient = Vector::Zero(weights.size());
  const double factor = 2.0 / (n * static_cast<double>(totals.rows()));
  for (std::size_t k = 0; k < active.size(); ++k) {
    // The sums hold weighted differences, w_a^2 s^a.
    evaluation.gradient[active[k]] =
        factor * square_sums[static_cast<Index>(k)] / weights[active[k]];
  }
  return evaluation;
}

template <typename Real>
double neighbour_distance(std::span<const Real> squared, Index k, std::span<Real> scratch) {
  std::copy(squared.begin(), squared.end(), scratch.begin());
  const auto end = scratch.begin() + static_cast<std::ptrdiff_t>(squared.size());
  const auto kth = scratch.begin() + std::min<std::ptrdiff_t>(k, std::ssize(squared) - 1) - 1;
  std::nth_element(scratch.begin(), kth, end);
  return std::sqrt(static_cast<double>(*kth));
}

double farthest_measured(const RowTotals& totals, const LambdaChoice& choice, Index row) {
  return of_neighbour(choice) ? totals.gaps[row] : totals.nearest[row] + totals.gaps[row];
}

void measure_candidates(std::span<double> squared, const LambdaChoice& choice, Index row,
                        RowTotals& totals) {
  const Index k = of_neighbour(choice) ? choice.neighbour : 2;
  const auto kth = squared.begin() + std::min<std::ptrdiff_t>(k, std::ssize(squared)) - 1;
  std::nth_element(squared.begin(), kth, squared.end());
  totals.nearest[row] = std::sqrt(*std::min_element(squared.begin(), kth + 1));
  const double distance = std::sqrt(*kth);
  totals.gaps[row] = of_neighbour(choice) ? distance : distance - totals.nearest[row];
}

template <typename Real>
void measure_row(std::span<const Real> squared, const LambdaChoice& choice, std::span<Real> scratch,
                 Index row, RowTotals& totals) {
  const TwoNearest nearest = two_nearest(squared);
  totals.nearest[row] = std::sqrt(nearest.first);
  totals.gaps[row] = of_neighbour(choice) ? neighbour_distance(squared, choice.neighbour, scratch)
                                          : std::sqrt(nearest.second) - totals.nearest[row];
}

template double neighbour_distance<double>(std::span<const double>, Index, std::span<double>);
template double neighbour_distance<float>(std::span<const float>, Index, std::span<float>);
template void measure_row<double>(std::span<const double>, const LambdaChoice&, std::span<double>,
                                  Index, RowTotals&);
template void measure_row<float>(std::span<const float>, const LambdaChoice&, std::span<float>,
                                 Index, RowTotals&);

}  // namespace steelyard::dii
