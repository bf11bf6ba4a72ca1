// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/reconstruction_error.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/error.h"
#include "core/linalg/thin_svd.h"
#include "core/measures/standard_scaler.h"
#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard {
namespace {

/// One table, scaled by its training rows.
struct ScaledTable {
  Matrix train;
  Matrix test;

  ScaledTable(const Matrix& table, const Split& split) {
    ScalerOptions any_spread;
    any_spread.absolute_tolerance = 0.0;
    const Matrix training = table(split.train, Eigen::all);
    const StandardScaler scaler = fit_scaler(training, any_spread);
    train = scaler.apply(training);
    test = scaler.apply(table(split.test, Eigen::all));
  }
};

Folds folds_for(const ReconstructionOptions& options, Index samples) {
  return options.folds.empty() ? random_folds(samples, 2, options.seed) : options.folds;
}

double root_mean_square(const Vector& values) {
  return values.norm() / std::sqrt(static_cast<double>(values.size()));
}

double procrustes_distortion(const ScaledTable& source, const Matrix& map) {
  // The rank is not truncated: the product squares the condition number of F, and a lost direction
  // would count as distortion. For a direction outside the rank, any partner is equally good.
  const DenseSvd svd = dense_svd(source.train.transpose() * (source.train * map));
  const Matrix turned = source.test * svd.left;
  const double stretched = (source.test * map - turned * svd.right.transpose()).squaredNorm();
  const double unreached = (source.test - turned * svd.left.transpose()).squaredNorm();
  return std::sqrt((stretched + unreached) / static_cast<double>(source.test.rows()));
}

/// The nearest rows of the training part, nearest first.
std::vector<Index> nearest_rows(const Matrix& train, const Eigen::RowVectorXd& row, Index count) {
  const Vector squares = (train.rowwise() - row).rowwise().squaredNorm();
  std::vector<Index> order = all_positions(train.rows());
  const auto nearer = [&squares](Index a, Index b) {
    return squares[a] < squares[b] || (squares[a] == squares[b] && a < b);
  };
  std::partial_sort(order.begin(), order.begin() + count, order.end(), nearer);
  order.resize(static_cast<std::size_t>(count));
  return order;
}

double local_error(const ScaledTable& source, const ScaledTable& target, Index row,
                   const Folds& folds, Index neighbours, const RidgeSearch& search) {
  const std::vector<Index> nearest = nearest_rows(source.train, source.test.row(row), neighbours);
  const Matrix from = source.train(nearest, Eigen::all);
  const Matrix to = target.train(nearest, Eigen::all);
  const Eigen::RowVectorXd from_mean = from.colwise().mean();
  const Eigen::RowVectorXd to_mean = to.colwise().mean();
  const RidgeFit fit =
      cross_validated_ridge(from.rowwise() - from_mean, to.rowwise() - to_mean, folds, search);
  const Eigen::RowVectorXd predicted =
      to_mean + (source.test.row(row) - from_mean) * fit.coefficients;
  return (target.test.row(row) - predicted).norm();
}

void check_neighbours(Index neighbours, Index training) {
  if (neighbours < 2 || neighbours > training) {
    throw bad_input(
        {message("reconstruction_error.bad_neighbours",
                 "{1} {1:neighbour|neighbours} cannot be used", neighbours),
         "neighbours",
         message("reconstruction_error.bad_neighbours.accepted", "from 2 to {1}", training)});
  }
}

}  // namespace

void check_reconstruction(const Matrix& source, const Matrix& target, const Split& split) {
  if (source.rows() != target.rows()) {
    throw bad_input(
        {message("reconstruction_error.different_rows",
                 "the two tables have {1} and {2} {2:row|rows}", source.rows(), target.rows()),
         "reconstruction error",
         message("reconstruction_error.different_rows.accepted", "tables of the same samples")});
  }
  check_split(split, source.rows());
}

double unreconstructed(const Matrix& target, const Split& split) {
  check_split(split, target.rows());
  return root_mean_square(ScaledTable(target, split).test.rowwise().norm());
}

GlobalReconstruction global_reconstruction(const Matrix& source, const Matrix& target,
                                           const Split& split,
                                           const ReconstructionOptions& options) {
  check_reconstruction(source, target, split);
  const ScaledTable from(source, split);
  const ScaledTable to(target, split);
  GlobalReconstruction found;
  found.fit = cross_validated_ridge(from.train, to.train, folds_for(options, from.train.rows()),
                                    options.search);
  found.pointwise = (to.test - from.test * found.fit.coefficients).rowwise().norm();
  found.error = root_mean_square(found.pointwise);
  if (options.distortion) {
    found.distortion = procrustes_distortion(from, found.fit.coefficients);
  }
  return found;
}

std::optional<LocalReconstruction> local_reconstruction(const Matrix& source, const Matrix& target,
                                                        const Split& split, Index neighbours,
                                                        const ReconstructionOptions& options,
                                                        const std::stop_token& stop) {
  check_reconstruction(source, target, split);
  check_neighbours(neighbours, static_cast<Index>(split.train.size()));
  const ScaledTable from(source, split);
  const ScaledTable to(target, split);
  const Folds folds = folds_for(options, neighbours);
  LocalReconstruction found;
  found.pointwise = Vector::Zero(from.test.rows());
  const bool finished = parallel_for(from.test.rows(), stop, [&](Index row) {
    found.pointwise[row] = local_error(from, to, row, folds, neighbours, options.search);
  });
  if (!finished) {
    return std::nullopt;
  }
  found.error = root_mean_square(found.pointwise);
  return found;
}

}  // namespace steelyard
