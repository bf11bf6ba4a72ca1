// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/product_kernel.h"

#include <numeric>

namespace steelyard::dii {
namespace {

std::vector<Index> positions_of(std::span<const Index> batch, std::size_t rows) {
  std::vector<Index> positions(batch.begin(), batch.end());
  if (positions.empty()) {
    positions.resize(rows);
    std::iota(positions.begin(), positions.end(), Index{0});
  }
  return positions;
}

}  // namespace

template <typename Real>
bool ProductKernel<Real>::measure(const LambdaChoice& choice, const std::vector<Index>& samples,
                                  RowTotals& totals, const std::stop_token& stop) {
  scratch_.resize(most_threads());
  for (std::vector<Real>& scratch : scratch_) {
    scratch.resize(static_cast<std::size_t>(cells_.rows()));
  }
  return for_each_on_all_cores(totals.rows(), stop, scratch_,
                               [&](Index row, std::vector<Real>& own) {
                                 const std::span<Real> squared = cells_of(row);
                                 leave_out(samples[static_cast<std::size_t>(row)],
                                           information_.exclude, cells_.rows(), squared);
                                 measure_row<Real>(squared, choice, own, row, totals);
                               });
}

template <typename Real>
bool ProductKernel<Real>::soften(std::span<const Index> positions, RowTotals& totals,
                                 const std::stop_token& stop) {
  return for_each_on_all_cores(
      totals.rows(), stop, scratch_, [&](Index row, std::vector<Real>& own) {
        totals.keep(row, dii::soften<Real>(cells_of(row), totals.lambdas[row], totals.nearest[row],
                                           information_.ranks,
                                           positions[static_cast<std::size_t>(row)], own));
      });
}

template <typename Real>
std::optional<Evaluation> ProductKernel<Real>::evaluate(const Vector& weights,
                                                        const LambdaChoice& choice,
                                                        const std::stop_token& stop,
                                                        std::span<const Index> batch) {
  // As in DifferencePass: squares in single precision would otherwise overflow or vanish.
  const double unit = resolution_.unit(weights);
  const Vector in_units = unit * weights;
  const LambdaChoice width = choice.in_unit(unit);
  const std::vector<Index> positions = positions_of(batch, information_.rows.size());
  std::vector<Index> samples;
  samples.reserve(positions.size());
  for (const Index position : positions) {
    samples.push_back(information_.rows[static_cast<std::size_t>(position)]);
  }
  const PairProducts<Real> products(information_.inputs, in_units, samples);
  RowTotals totals(std::ssize(positions));
  if (!products.squared_distances(cells_, stop) || !measure(width, samples, totals, stop)) {
    return std::nullopt;
  }
  if (!totals.set_lambdas(width, resolution_.narrowest_of_products<Real>(in_units))) {
    Evaluation unresolved;
    unresolved.unresolved = true;
    return unresolved;
  }
  Eigen::ArrayXd sums;
  if (!soften(positions, totals, stop) || !products.square_sums(cells_, sums, stop)) {
    return std::nullopt;
  }
  Evaluation evaluation =
      evaluation_of(totals, weights, products.active(), sums, information_.inputs.samples());
  evaluation.standard_error *= information_.error_of_copies;
  evaluation.lambda /= unit;
  evaluation.narrowest_lambda /= unit;
  return evaluation;
}

template class ProductKernel<double>;
template class ProductKernel<float>;

}  // namespace steelyard::dii
