// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_predictor.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "core/methods/sobolev/convex_team.h"
#include "core/positions.h"

namespace steelyard::sobolev {
namespace {

constexpr Index most_asked = 2000;
constexpr double no_answer = std::numeric_limits<double>::quiet_NaN();

}  // namespace

ConvexPredictor::ConvexPredictor(std::shared_ptr<const ConvexCritic> critic,
                                 const ConvexTable& table, double rho)
    : critic_(std::move(critic)),
      scaling_{table.varying, table.constant, table.means, table.deviations, {}, table.targets},
      rho_(rho) {
  scaling_.targets.values.resize(0, 0);
  if (table.targets.classes.empty()) {
    asked_ = some_rows(table.targets.values, most_asked);
    weights_ = Vector::Constant(asked_.rows(), 1.0 / static_cast<double>(asked_.rows()));
  } else {
    asked_ = targets_of_classes(table.targets);
    weights_ = table.targets.means;
  }
  of_asked_ = critic_->of_targets(asked_);
}

Matrix ConvexPredictor::standardised(const MatrixView& inputs) const {
  constexpr Index together = 256;
  Matrix predicted(inputs.rows(), asked_.cols());
  const Sharing sharing = shared_if_worth_it(of_asked_.size() * inputs.rows(), 1.0);
  parallel_for((inputs.rows() + together - 1) / together, sharing, [&](Index lot) {
    const Index first = lot * together;
    const Index count = std::min(together, inputs.rows() - first);
    const Matrix x = scaling_.standardised(inputs.middleRows(first, count));
    Matrix weights = rho_ * (critic_->of_inputs(x) * of_asked_.transpose());
    weights = (weights.array() + 1.0).cwiseMax(0.0).matrix() * weights_.asDiagonal();
    const Vector sums = weights.rowwise().sum();
    predicted.middleRows(first, count) = weights * asked_;
    for (Index row = 0; row < count; ++row) {
      predicted.row(first + row) *= sums[row] > 0.0 ? 1.0 / sums[row] : 0.0;
    }
  });
  return predicted;
}

Matrix ConvexPredictor::predict(const MatrixView& inputs) const {
  return scaling_.targets.in_units(standardised(inputs));
}

double ConvexPredictor::risk(const Problem& problem) const {
  if (!scaling_.targets.classes.empty()) {
    return problem.labels ? share_of_wrong_classes(predict(problem.inputs), *problem.labels)
                          : no_answer;
  }
  const Matrix wanted = targets_of(problem, scaling_.targets);
  return wanted.rows() == problem.samples()
             ? (standardised(problem.inputs) - wanted).array().square().mean()
             : no_answer;
}

std::string ConvexPredictor::loss() const {
  return scaling_.targets.classes.empty() ? "mean squared error in variances of the target"
                                          : "share of wrong classes";
}

Vector ConvexPredictor::statistics_with(const Problem& problem, Index input,
                                        const Matrix& draws) const {
  const Matrix targets = targets_of(problem, scaling_.targets);
  const std::vector<Index> rows = finite_rows(targets);
  if (rows.empty()) {
    return Vector::Constant(draws.cols(), no_answer);
  }
  const Matrix x = scaling_.standardised(problem.inputs(rows, Eigen::all));
  const Matrix of_targets = critic_->of_targets(targets(rows, Eigen::all));
  const auto found = std::find(scaling_.varying.begin(), scaling_.varying.end(), input);
  if (found == scaling_.varying.end()) {  // the critic does not look at it
    const double mean =
        critic_->of_inputs(x).cwiseProduct(of_targets).sum() / static_cast<double>(x.rows());
    return Vector::Constant(draws.cols(), -mean);
  }
  const Index place = found - scaling_.varying.begin();
  const Matrix scaled =
      (draws(rows, Eigen::all).array() - scaling_.means[place]) / scaling_.deviations[place];
  return -critic_->means_with(x, of_targets, place, scaled);
}

}  // namespace steelyard::sobolev
