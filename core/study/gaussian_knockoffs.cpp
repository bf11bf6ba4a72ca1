// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/gaussian_knockoffs.h"

#include <algorithm>
#include <cmath>

#include "core/linalg/cholesky.h"

namespace steelyard {

std::optional<GaussianKnockoffs> GaussianKnockoffs::of(const KnockoffModel& model,
                                                       const std::stop_token& stop) {
  constexpr double least_raised = 1e-12;  // of the largest of S
  constexpr double most_raised = 1e-2;
  GaussianKnockoffs made;
  made.means_ = model.means;
  Matrix factor = model.covariance;
  if (factorise_positive(factor, stop) != Factorisation::done) {
    return std::nullopt;
  }
  made.pull_ = model.spread.asDiagonal();
  solve_lower(factor, made.pull_);
  solve_lower_transposed(factor, made.pull_);
  Matrix left = -(model.spread.asDiagonal() * made.pull_);
  left.diagonal() += 2.0 * model.spread;
  const Matrix symmetric = 0.5 * (left + left.transpose());
  const double largest = std::max(model.spread.maxCoeff(), 1e-300);
  double raised = 0.0;
  while (raised <= most_raised) {
    made.lower_ = symmetric;
    made.lower_.diagonal().array() += raised * largest;
    const Factorisation end = factorise_positive(made.lower_, stop);
    if (end == Factorisation::stopped) {
      return std::nullopt;
    }
    if (end == Factorisation::done) {
      made.lower_.triangularView<Eigen::StrictlyUpper>().setZero();
      return made;
    }
    raised = std::max(10.0 * raised, least_raised);
  }
  return std::nullopt;
}

void GaussianKnockoffs::vary_as(const Matrix& x) {
  constexpr double least = 0.01;  // of the noise: some stays, whatever the samples are
  const Matrix centred = x.rowwise() - x.colwise().mean();
  const Matrix kept = centred - centred * pull_;
  for (Index feature = 0; feature < x.cols(); ++feature) {
    auto noise = lower_.row(feature);
    const auto samples = static_cast<double>(x.rows());
    const double wanted =
        (centred.col(feature).squaredNorm() - kept.col(feature).squaredNorm()) / samples;
    const double had = noise.squaredNorm();
    if (had > 0.0) {
      noise *= std::sqrt(std::max(wanted / had, least));
    }
  }
}

Matrix GaussianKnockoffs::sample(const Matrix& x, const Matrix& noise) const {
  const Matrix centred = x.rowwise() - means_.transpose();
  Matrix knockoffs = x;
  knockoffs.noalias() -= centred * pull_;
  knockoffs.noalias() += noise * lower_.transpose();
  return knockoffs;
}

}  // namespace steelyard
