// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/tsne_forces.h"

#include "core/embed/quad_tree.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

/// With fewer samples, threads spend more time waiting than working.
constexpr Index worth_a_team = 500;

/// Rows cost about the same and are distributed in a few batches per thread.
Sharing sharing_of(Index rows) { return {.together = 64, .team = rows >= worth_a_team}; }

/// Sums over rows are added in row order, whichever thread computed them.
double in_order(const Vector& of_rows) {
  double sum = 0.0;
  for (const double value : of_rows) {
    sum += value;
  }
  return sum;
}

void set_attraction(const SparseAffinities& affinities, const Matrix& y, TsneForces& forces) {
  parallel_for(y.rows(), sharing_of(y.rows()), [&](Index i) {
    const auto row = static_cast<std::size_t>(i);
    Eigen::RowVector2d sum = Eigen::RowVector2d::Zero();
    for (std::size_t k = affinities.begin[row]; k < affinities.begin[row + 1]; ++k) {
      const Eigen::RowVector2d difference = y.row(i) - y.row(affinities.sample[k]);
      sum += affinities.value[k] / (1.0 + difference.squaredNorm()) * difference;
    }
    forces.attraction.row(i) = sum;
  });
}

void set_repulsion(const Matrix& y, double theta, TsneForces& forces) {
  const QuadTree tree(y);
  Vector weights(y.rows());
  parallel_for(y.rows(), sharing_of(y.rows()), [&](Index position) {
    const QuadTree::Sum sum = tree.sum_over_others(position, theta);
    const Index sample = tree.sample(position);
    weights[sample] = sum.weight;
    forces.repulsion.row(sample) << sum.x, sum.y;
  });
  forces.normaliser = in_order(weights);
}

/// Sums over j: w, the two parts of p w (y_i - y_j), those of w^2 (y_i - y_j).
using Pulls = Eigen::Array<double, 5, 1>;

/// Adds the terms of `Lanes` samples from `first` on, in registers.
template <Index Lanes>
void add_pulls(const Matrix& affinities, const Matrix& y, Index i, Index first,
               Eigen::Array<double, Lanes, 5>& sums) {
  using Registers = Eigen::Array<double, Lanes, 1>;
  const Registers dx = y(i, 0) - y.col(0).template segment<Lanes>(first).array();
  const Registers dy = y(i, 1) - y.col(1).template segment<Lanes>(first).array();
  const Registers weight = (1.0 + dx * dx + dy * dy).inverse();
  const Registers attraction = affinities.col(i).template segment<Lanes>(first).array() * weight;
  const Registers repulsion = weight * weight;
  sums.col(0) += weight;
  sums.col(1) += attraction * dx;
  sums.col(2) += attraction * dy;
  sums.col(3) += repulsion * dx;
  sums.col(4) += repulsion * dy;
}

Pulls pulls_of_all(const Matrix& affinities, const Matrix& y, Index i) {
  constexpr Index lanes = 16;
  Eigen::Array<double, lanes, 5> many = Eigen::Array<double, lanes, 5>::Zero();
  Eigen::Array<double, 1, 5> rest = Eigen::Array<double, 1, 5>::Zero();
  const Index whole = y.rows() / lanes * lanes;
  for (Index first = 0; first < whole; first += lanes) {
    add_pulls<lanes>(affinities, y, i, first, many);
  }
  for (Index j = whole; j < y.rows(); ++j) {
    add_pulls<1>(affinities, y, i, j, rest);
  }
  return (many.colwise().sum() + rest).transpose();
}

}  // namespace

Matrix TsneForces::gradient(double exaggeration) const {
  return 4.0 * (exaggeration * attraction - repulsion / normaliser);
}

TsneForces tsne_forces(const Matrix& affinities, const Matrix& y) {
  const Index samples = y.rows();
  TsneForces forces{Matrix(samples, 2), Matrix(samples, 2), 0.0};
  Vector weights(samples);
  parallel_for(samples, sharing_of(samples), [&](Index i) {
    const Pulls pulls = pulls_of_all(affinities, y, i);
    weights[i] = pulls[0] - 1.0;  // without the sample itself
    forces.attraction.row(i) << pulls[1], pulls[2];
    forces.repulsion.row(i) << pulls[3], pulls[4];
  });
  forces.normaliser = in_order(weights);
  return forces;
}

TsneForces tsne_forces(const SparseAffinities& affinities, const Matrix& y, double theta) {
  TsneForces forces{Matrix(y.rows(), 2), Matrix(y.rows(), 2), 0.0};
  set_attraction(affinities, y, forces);
  set_repulsion(y, theta, forces);
  return forces;
}

}  // namespace steelyard
