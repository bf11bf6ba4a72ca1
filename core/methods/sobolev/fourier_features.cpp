// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/fourier_features.h"

#include <cmath>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/methods/sobolev/fourier_critic.h"
#include "core/parallel.h"

namespace steelyard::sobolev {
namespace {

/// Cosines and sines of one of the two, and the means of all their products over the samples.
struct Waves {
  Matrix values;    ///< N x 2 m: cosines, then sines
  Matrix products;  ///< 2 m x 2 m
};

/// False when stopped. \param frequencies  m x D    \param phases  m
bool make_waves(const Matrix& columns, const Matrix& frequencies, const Vector& phases,
                Waves& waves, const std::stop_token& stop) {
  const Index count = phases.size();
  waves.values.resize(columns.rows(), 2 * count);
  const bool whole = parallel_for(count, stop, [&](Index feature) {
    const Vector angles =
        (columns * frequencies.row(feature).transpose()).array() + phases[feature];
    waves.values.col(feature) = angles.array().cos();
    waves.values.col(count + feature) = angles.array().sin();
  });
  if (!whole || !column_products(waves.values, waves.products, stop)) {
    return false;
  }
  waves.products /= static_cast<double>(columns.rows());
  return true;
}

}  // namespace

std::shared_ptr<const FourierFeatures> FourierFeatures::make(FourierFrequencies frequencies,
                                                             const Matrix& x, const Matrix& y,
                                                             const std::stop_token& stop) {
  std::shared_ptr<FourierFeatures> made(new FourierFeatures);
  made->frequencies_ = std::move(frequencies);
  const FourierFrequencies& drawn = made->frequencies_;
  const Index count = drawn.phases.size();
  Waves of_x;
  Waves of_y;
  if (!make_waves(x, drawn.inputs, Vector::Zero(count), of_x, stop) ||
      !make_waves(y, drawn.targets, drawn.phases, of_y, stop)) {
    return nullptr;
  }
  const auto mean = [](const auto& columns) { return Vector(columns.colwise().mean()); };
  const auto cos_x = of_x.values.leftCols(count);
  const auto sin_x = of_x.values.rightCols(count);
  const auto cos_y = of_y.values.leftCols(count);
  const auto sin_y = of_y.values.rightCols(count);
  made->difference_ =
      std::sqrt(2.0 / static_cast<double>(count)) *
      (mean(cos_x.cwiseProduct(cos_y) - sin_x.cwiseProduct(sin_y)) -
       (mean(cos_x).cwiseProduct(mean(cos_y)) - mean(sin_x).cwiseProduct(mean(sin_y))));
  const auto block = [count](const Waves& waves, Index row, Index column) {
    return waves.products.block(row * count, column * count, count, count);
  };
  const auto both = [&](Index row_x, Index column_x, Index row_y, Index column_y) {
    return block(of_x, row_x, column_x).cwiseProduct(block(of_y, row_y, column_y));
  };
  const double scale = 2.0 / static_cast<double>(count);
  made->cosines_ =
      scale * (both(0, 0, 0, 0) - both(0, 1, 0, 1) - both(1, 0, 1, 0) + both(1, 1, 1, 1));
  made->sines_ =
      scale * (both(1, 1, 0, 0) + both(1, 0, 0, 1) + both(0, 1, 1, 0) + both(0, 0, 1, 1));
  return made;
}

bool FourierFeatures::penalty_matrix(const Vector& inverse_eta, Matrix& result,
                                     const std::stop_token& stop) const {
  const Matrix weighted = inverse_eta.cwiseSqrt().asDiagonal() * frequencies_.inputs.transpose();
  if (!column_products(weighted, result, stop)) {
    return false;
  }
  result.array() *= sines_.array();
  return true;
}

Factorisation FourierFeatures::solve(const Vector& inverse_eta, const ConvexPenalty& penalty,
                                     Vector& u, const std::stop_token& stop) const {
  Matrix matrix;
  if (!penalty_matrix(inverse_eta, matrix, stop)) {
    return Factorisation::stopped;
  }
  matrix = penalty.lambda * matrix + penalty.rho * cosines_;
  matrix.diagonal().array() += penalty.tau;
  const Factorisation done = factorise_positive(matrix, stop);
  if (done == Factorisation::done) {
    u = difference_;
    solve_lower(matrix, u);
    solve_lower_transposed(matrix, u);
  }
  return done;
}

Vector FourierFeatures::energies(const Vector& u) const {
  const Matrix slopes = u.asDiagonal() * frequencies_.inputs;
  Vector energies(slopes.cols());
  parallel_for(slopes.cols(), Sharing{.together = 8}, [&](Index input) {
    energies[input] = slopes.col(input).dot(sines_ * slopes.col(input));
  });
  return energies.cwiseMax(0.0);
}

double FourierFeatures::second_moment(const Vector& u) const { return u.dot(cosines_ * u); }

std::shared_ptr<const ConvexCritic> FourierFeatures::critic(const Vector& u) const {
  return std::make_shared<const FourierCritic>(frequencies_, u);
}

}  // namespace steelyard::sobolev
