// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/fourier_critic.h"

#include <cmath>
#include <utility>
#include <vector>

#include "core/methods/sobolev/convex_team.h"

namespace steelyard::sobolev {
namespace {

/// M x 2 m: cosines, then sines.
Matrix cosines_and_sines(const Matrix& angles) {
  Matrix both(angles.rows(), 2 * angles.cols());
  both.leftCols(angles.cols()) = angles.array().cos();
  both.rightCols(angles.cols()) = angles.array().sin();
  return both;
}

}  // namespace

FourierCritic::FourierCritic(FourierFrequencies frequencies, const Vector& u)
    : frequencies_(std::move(frequencies)),
      u_(std::sqrt(2.0 / static_cast<double>(u.size())) * u) {}

Matrix FourierCritic::of_inputs(const Matrix& x) const {
  Vector signs(2 * u_.size());
  signs << u_, -u_;
  return cosines_and_sines(x * frequencies_.inputs.transpose()) * signs.asDiagonal();
}

Matrix FourierCritic::of_targets(const Matrix& y) const {
  Matrix angles = y * frequencies_.targets.transpose();
  angles.rowwise() += frequencies_.phases.transpose();
  return cosines_and_sines(angles);
}

Vector FourierCritic::means_with(const Matrix& x, const Matrix& targets, Index input,
                                 const Matrix& draws) const {
  std::vector<Index> seeing;  // features that see the input
  for (Index feature = 0; feature < u_.size(); ++feature) {
    if (frequencies_.inputs(feature, input) != 0.0) {
      seeing.push_back(feature);
    }
  }
  const Matrix frequencies = frequencies_.inputs(seeing, Eigen::all).transpose();
  const Vector along = frequencies.row(input).transpose();
  const Matrix others = x * frequencies - x.col(input) * along.transpose();
  const Matrix cos_y = targets.leftCols(u_.size())(Eigen::all, seeing) * u_(seeing).asDiagonal();
  const Matrix sin_y = targets.rightCols(u_.size())(Eigen::all, seeing) * u_(seeing).asDiagonal();
  const auto sum_of = [&](const auto& column) {
    double sum = 0.0;
    for (Index k = 0; k < along.size(); ++k) {
      const Eigen::ArrayXd angles = (others.col(k) + along[k] * column).array();
      sum += (angles.cos() * cos_y.col(k).array() - angles.sin() * sin_y.col(k).array()).sum();
    }
    return sum;
  };
  const double unchanged = of_inputs(x).cwiseProduct(targets).sum() - sum_of(x.col(input));
  Vector means(draws.cols());
  const Sharing sharing = shared_if_worth_it(draws.size() * along.size(), 40.0);
  parallel_for(draws.cols(), sharing, [&](Index draw) {
    means[draw] = (unchanged + sum_of(draws.col(draw))) / static_cast<double>(x.rows());
  });
  return means;
}

}  // namespace steelyard::sobolev
