// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/plain_dii.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "core/methods/dii/resolution.h"
#include "core/methods/dii/row_totals.h"

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

/// Rows x N; infinite for the sample itself and for samples left out.
Matrix all_distances(const Information& information, const Vector& weights,
                     const std::vector<Index>& rows) {
  const Space& space = information.inputs;
  Matrix distances(static_cast<Index>(rows.size()), space.samples());
  for (Index row = 0; row < distances.rows(); ++row) {
    const Index i = rows[static_cast<std::size_t>(row)];
    for (Index j = 0; j < distances.cols(); ++j) {
      double sum = 0.0;
      for (Index feature = 0; feature < space.dimension(); ++feature) {
        sum += weights[feature] * weights[feature] * squared_difference(space, i, j, feature);
      }
      const bool left_out = std::abs(i - j) <= information.exclude;
      distances(row, j) = left_out ? std::numeric_limits<double>::infinity() : std::sqrt(sum);
    }
  }
  return distances;
}

/// A row's distances, nearest first.
Vector sorted_row(const Matrix& distances, Index row) {
  Vector sorted = distances.row(row).transpose();
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

/// One per row.
Eigen::ArrayXd widths_of(const Matrix& distances, const LambdaChoice& choice) {
  using Kind = LambdaChoice::Kind;
  Eigen::ArrayXd gaps(distances.rows());
  for (Index row = 0; row < distances.rows(); ++row) {
    const Vector sorted = sorted_row(distances, row);
    const Index k = std::min(choice.neighbour, distances.cols() - 1);
    gaps[row] = choice.kind == Kind::adaptive ? sorted[1] - sorted[0] : sorted[k - 1];
  }
  switch (choice.kind) {
    case Kind::fixed:
      return Eigen::ArrayXd::Constant(gaps.size(), choice.width);
    case Kind::neighbour_mean:
      return Eigen::ArrayXd::Constant(gaps.size(), neighbour_share * gaps.mean());
    case Kind::neighbour_each:
      return neighbour_share * gaps;
    case Kind::adaptive:
      break;
  }
  return Eigen::ArrayXd::Constant(gaps.size(), choice.share * adaptive_lambda(gaps));
}

/// Eq. 3; the smallest distance of the row is subtracted before the exponential.
Matrix softmax(const Matrix& distances, const Eigen::ArrayXd& lambdas) {
  Matrix c(distances.rows(), distances.cols());
  for (Index row = 0; row < distances.rows(); ++row) {
    const double nearest = distances.row(row).minCoeff();
    for (Index j = 0; j < distances.cols(); ++j) {
      c(row, j) = std::exp(-(distances(row, j) - nearest) / lambdas[row]);
    }
    c.row(row) /= c.row(row).sum();
  }
  return c;
}

/// Eq. 6 in the form 2 w_a / (N R) sum q_ij s_ij^a / lambda_i, q_ij = c_ij (rbar_i - r_ij) / d_ij.
/// \param ranks  rows x N
void add_gradient(const Information& information, const std::vector<Index>& rows,
                  const Matrix& distances, const Matrix& c, const Matrix& ranks,
                  const Eigen::ArrayXd& lambdas, Evaluation& evaluation) {
  for (Index row = 0; row < distances.rows(); ++row) {
    const Index i = rows[static_cast<std::size_t>(row)];
    const double conditional_rank = c.row(row).dot(ranks.row(row));
    for (Index j = 0; j < distances.cols(); ++j) {
      const double d = distances(row, j);
      if (std::isinf(d) || d == 0.0) {
        evaluation.duplicate_pairs += d == 0.0 ? 1 : 0;
        continue;
      }
      const double q = c(row, j) * (conditional_rank - ranks(row, j)) / (d * lambdas[row]);
      for (Index feature = 0; feature < evaluation.gradient.size(); ++feature) {
        evaluation.gradient[feature] += q * squared_difference(information.inputs, i, j, feature);
      }
    }
  }
}

}  // namespace

Evaluation evaluate_plainly(const Information& information, const Vector& weights,
                            const LambdaChoice& choice, std::span<const Index> batch) {
  std::vector<Index> positions(batch.begin(), batch.end());
  if (positions.empty()) {
    positions.resize(information.rows.size());
    std::iota(positions.begin(), positions.end(), Index{0});
  }
  std::vector<Index> rows;
  Matrix ranks(static_cast<Index>(positions.size()), information.inputs.samples());
  for (const Index position : positions) {
    for (Index j = 0; j < ranks.cols(); ++j) {
      ranks(std::ssize(rows), j) = information.ranks(position, j);
    }
    rows.push_back(information.rows[static_cast<std::size_t>(position)]);
  }
  const Matrix distances = all_distances(information, weights, rows);
  const double narrowest = Resolution(information.inputs).narrowest<double>(weights);
  const Eigen::ArrayXd lambdas = widths_of(distances, choice).max(narrowest);
  const Matrix c = softmax(distances, lambdas);

  const auto samples = static_cast<double>(distances.cols());
  const Eigen::ArrayXd conditional_ranks = c.cwiseProduct(ranks).rowwise().sum().array();
  Evaluation evaluation;
  evaluation.lambda = lambdas.mean();
  evaluation.narrowest_lambda = lambdas.minCoeff();
  evaluation.dii = 2.0 / samples * conditional_ranks.mean();
  evaluation.standard_error = standard_error(conditional_ranks, distances.cols());
  evaluation.gradient = Vector::Zero(weights.size());
  add_gradient(information, rows, distances, c, ranks, lambdas, evaluation);
  const double factor = 2.0 / (samples * static_cast<double>(distances.rows()));
  evaluation.gradient = factor * (weights.array() * evaluation.gradient.array()).matrix();
  return evaluation;
}

}  // namespace steelyard::dii
