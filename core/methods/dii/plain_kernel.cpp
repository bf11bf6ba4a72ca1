// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/plain_kernel.h"

#include <cmath>
#include <limits>

#include "core/methods/dii/adaptive_lambda.h"

namespace steelyard::dii {
namespace {

double folded(double difference, double period) {
  return period > 0.0 ? difference - period * std::round(difference / period) : difference;
}

/// s_ij^a: the squared, folded, unweighted difference.
double squared_difference(const Space& space, Index i, Index j, Index feature) {
  const double t = space.coordinates(i, feature) - space.coordinates(j, feature);
  const double nearest_image = folded(t, space.periods[feature]);
  return nearest_image * nearest_image;
}

Matrix all_distances(const Information& information, const Vector& weights) {
  const Space& space = information.inputs;
  Matrix distances(static_cast<Index>(information.rows.size()), space.samples());
  for (Index row = 0; row < distances.rows(); ++row) {
    const Index i = information.rows[static_cast<std::size_t>(row)];
    for (Index j = 0; j < distances.cols(); ++j) {
      double sum = 0.0;
      for (Index feature = 0; feature < space.dimension(); ++feature) {
        sum += weights[feature] * weights[feature] * squared_difference(space, i, j, feature);
      }
      distances(row, j) = i == j ? std::numeric_limits<double>::infinity() : std::sqrt(sum);
    }
  }
  return distances;
}

double lambda_of(const Matrix& distances, const LambdaChoice& choice) {
  if (choice) {
    return *choice;
  }
  Eigen::ArrayXd gaps(distances.rows());
  for (Index row = 0; row < distances.rows(); ++row) {
    double nearest = std::numeric_limits<double>::infinity();
    double second = nearest;
    for (Index j = 0; j < distances.cols(); ++j) {
      const double d = distances(row, j);
      second = std::min(second, std::max(nearest, d));
      nearest = std::min(nearest, d);
    }
    gaps[row] = second - nearest;
  }
  return adaptive_lambda(gaps);
}

/// Eq. 3; the row's smallest distance is taken off before the exponential.
Matrix softmax(const Matrix& distances, double lambda) {
  Matrix c(distances.rows(), distances.cols());
  for (Index row = 0; row < distances.rows(); ++row) {
    const double nearest = distances.row(row).minCoeff();
    c.row(row) = (-(distances.row(row).array() - nearest) / lambda).exp();
    c.row(row) /= c.row(row).sum();
  }
  return c;
}

/// Eq. 6 in the form 2 w_a / (lambda N R) sum q_ij s_ij^a, q_ij = c_ij (rbar_i - r_ij) / d_ij.
void add_gradient(const Information& information, const Matrix& distances, const Matrix& c,
                  const Eigen::ArrayXd& conditional_ranks, Evaluation& evaluation) {
  for (Index row = 0; row < distances.rows(); ++row) {
    const Index i = information.rows[static_cast<std::size_t>(row)];
    for (Index j = 0; j < distances.cols(); ++j) {
      const double d = distances(row, j);
      if (i == j || d == 0.0) {
        evaluation.duplicate_pairs += i == j ? 0 : 1;
        continue;
      }
      const double q = c(row, j) * (conditional_ranks[row] - information.ranks(row, j)) / d;
      for (Index feature = 0; feature < evaluation.gradient.size(); ++feature) {
        evaluation.gradient[feature] += q * squared_difference(information.inputs, i, j, feature);
      }
    }
  }
}

}  // namespace

Evaluation evaluate_plainly(const Information& information, const Vector& weights,
                            LambdaChoice lambda) {
  const Matrix distances = all_distances(information, weights);
  Evaluation evaluation;
  evaluation.lambda = lambda_of(distances, lambda);
  const Matrix c = softmax(distances, evaluation.lambda);

  Eigen::ArrayXd conditional_ranks = Eigen::ArrayXd::Zero(distances.rows());
  for (Index row = 0; row < distances.rows(); ++row) {
    for (Index j = 0; j < distances.cols(); ++j) {
      conditional_ranks[row] += c(row, j) * information.ranks(row, j);
    }
  }
  const auto samples = static_cast<double>(distances.cols());
  evaluation.dii = 2.0 / samples * conditional_ranks.mean();
  evaluation.standard_error = standard_error(conditional_ranks, distances.cols());

  evaluation.gradient = Vector::Zero(weights.size());
  add_gradient(information, distances, c, conditional_ranks, evaluation);
  const double factor = 2.0 / (evaluation.lambda * samples * static_cast<double>(distances.rows()));
  evaluation.gradient = factor * (weights.array() * evaluation.gradient.array()).matrix();
  return evaluation;
}

}  // namespace steelyard::dii
