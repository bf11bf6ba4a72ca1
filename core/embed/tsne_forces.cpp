// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/tsne_forces.h"

#include <cmath>

#include "core/embed/quad_tree.h"

namespace steelyard {
namespace {

/// Sums over rows are added up in the order of the rows, whoever made them.
double in_order(const Vector& of_rows) {
  double sum = 0.0;
  for (const double value : of_rows) {
    sum += value;
  }
  return sum;
}

void set_attraction(const SparseAffinities& affinities, const Matrix& y, TsneForces& forces) {
#pragma omp parallel for schedule(dynamic, 64)
  for (Index i = 0; i < y.rows(); ++i) {
    const auto row = static_cast<std::size_t>(i);
    Eigen::RowVector2d sum = Eigen::RowVector2d::Zero();
    for (std::size_t k = affinities.begin[row]; k < affinities.begin[row + 1]; ++k) {
      const Eigen::RowVector2d difference = y.row(i) - y.row(affinities.sample[k]);
      sum += affinities.value[k] / (1.0 + difference.squaredNorm()) * difference;
    }
    forces.attraction.row(i) = sum;
  }
}

void set_repulsion(const Matrix& y, double theta, TsneForces& forces) {
  const QuadTree tree(y);
  Vector weights(y.rows());
#pragma omp parallel for schedule(dynamic, 64)
  for (Index position = 0; position < y.rows(); ++position) {
    const QuadTree::Sum sum = tree.sum_over_others(position, theta);
    const Index sample = tree.sample(position);
    weights[sample] = sum.weight;
    forces.repulsion.row(sample) << sum.x, sum.y;
  }
  forces.normaliser = in_order(weights);
}

/// p log(p / w) without Z.
double divergence_term(double affinity, double squared) {
  return affinity > 0.0 ? affinity * (std::log(affinity) + std::log1p(squared)) : 0.0;
}

}  // namespace

Matrix TsneForces::gradient(double exaggeration) const {
  return 4.0 * (exaggeration * attraction - repulsion / normaliser);
}

TsneForces tsne_forces(const Matrix& affinities, const Matrix& y) {
  const Index samples = y.rows();
  TsneForces forces{Matrix(samples, 2), Matrix(samples, 2), 0.0};
  Vector row_weights(samples);
#pragma omp parallel
  {
    Eigen::ArrayXd dx(samples);
    Eigen::ArrayXd dy(samples);
    Eigen::ArrayXd weights(samples);
    Eigen::ArrayXd pull(samples);
#pragma omp for
    for (Index i = 0; i < samples; ++i) {
      dx = y(i, 0) - y.col(0).array();
      dy = y(i, 1) - y.col(1).array();
      weights = (1.0 + dx.square() + dy.square()).inverse();
      row_weights[i] = weights.sum() - 1.0;  // without the sample itself
      pull = affinities.col(i).array() * weights;
      forces.attraction.row(i) << (pull * dx).sum(), (pull * dy).sum();
      weights = weights.square();
      forces.repulsion.row(i) << (weights * dx).sum(), (weights * dy).sum();
    }
  }
  forces.normaliser = in_order(row_weights);
  return forces;
}

TsneForces tsne_forces(const SparseAffinities& affinities, const Matrix& y, double theta) {
  TsneForces forces{Matrix(y.rows(), 2), Matrix(y.rows(), 2), 0.0};
  set_attraction(affinities, y, forces);
  set_repulsion(y, theta, forces);
  return forces;
}

double tsne_divergence(const Matrix& affinities, const Matrix& y) {
  Vector of_rows(y.rows());
#pragma omp parallel for
  for (Index i = 0; i < y.rows(); ++i) {
    double sum = 0.0;
    for (Index j = 0; j < y.rows(); ++j) {
      sum += divergence_term(affinities(j, i), (y.row(i) - y.row(j)).squaredNorm());
    }
    of_rows[i] = sum;
  }
  return in_order(of_rows) + std::log(tsne_forces(affinities, y).normaliser);
}

double tsne_divergence(const SparseAffinities& affinities, const Matrix& y, double theta) {
  Vector of_rows(y.rows());
#pragma omp parallel for
  for (Index i = 0; i < y.rows(); ++i) {
    const auto row = static_cast<std::size_t>(i);
    double sum = 0.0;
    for (std::size_t k = affinities.begin[row]; k < affinities.begin[row + 1]; ++k) {
      const double squared = (y.row(i) - y.row(affinities.sample[k])).squaredNorm();
      sum += divergence_term(affinities.value[k], squared);
    }
    of_rows[i] = sum;
  }
  return in_order(of_rows) + std::log(tsne_forces(affinities, y, theta).normaliser);
}

}  // namespace steelyard
