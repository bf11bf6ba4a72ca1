// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/fourier_features.h"

#include <cmath>
#include <utility>
#include <vector>

#include "core/linalg/blocked_products.h"
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

/// f(x, y) = sqrt(2 / m) sum_k u_k cos(w_k'x + v_k'y + b_k).
class FourierCritic final : public ConvexCritic {
 public:
  FourierCritic(FourierFrequencies frequencies, const Vector& u);

  [[nodiscard]] Matrix of_inputs(const Matrix& x) const override;
  [[nodiscard]] Matrix of_targets(const Matrix& y) const override;
  [[nodiscard]] Vector means_with(const Matrix& x, const Matrix& targets, Index input,
                                  const Matrix& draws) const override;

 private:
  FourierFrequencies frequencies_;
  Vector u_;  ///< u times sqrt(2 / m)
};

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

/// Cosines and sines of one of the two, and the means of all their products over the samples.
struct Waves {
  Matrix values;    ///< N x 2 m: cosines, then sines
  Matrix products;  ///< 2 m x 2 m
};

/// False when stopped.
/// \param frequencies  m x D
/// \param phases       m
bool make_waves(const Matrix& columns, const Matrix& frequencies, const Vector& phases,
                Waves& waves, const std::stop_token& stop) {
  const Index count = phases.size();
  waves.values.resize(columns.rows(), 2 * count);
  const Sharing sharing = shared_if_worth_it(columns.rows() * count, 40.0);
  const bool whole = parallel_for(count, stop, sharing, [&](Index feature) {
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
  parallel_for(
      slopes.cols(), shared_if_worth_it(sines_.size() * slopes.cols(), 1.0, 8),
      [&](Index input) { energies[input] = slopes.col(input).dot(sines_ * slopes.col(input)); });
  return energies.cwiseMax(0.0);
}

double FourierFeatures::second_moment(const Vector& u) const { return u.dot(cosines_ * u); }

std::shared_ptr<const ConvexCritic> FourierFeatures::critic(const Vector& u) const {
  return std::make_shared<const FourierCritic>(frequencies_, u);
}

}  // namespace steelyard::sobolev
