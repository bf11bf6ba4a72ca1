// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/make_truth.h"

#include <utility>

#include "core/problem/distance_matrix.h"
#include "core/problem/input_deviations.h"
#include "core/problem/periods.h"
#include "core/problem/point_columns.h"
#include "core/problem/truth_scaling.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Constant columns have no spread to divide by and stay as they are.
void finish_columns(bool standardise, Problem& problem) {
  const Vector deviations = deviations_of(problem.truth, problem.truth_features);
  if (const double ratio = spread_ratio(deviations); standardise && ratio > most_spread_ratio) {
    constexpr int digits = 2;
    problem.warnings.push_back("the ground-truth columns spread differently (by a factor of " +
                               short_text(ratio, digits) +
                               "): each was divided by its standard deviation");
  }
  for (Index column = 0; column < problem.truth.cols(); ++column) {
    Feature& feature = problem.truth_features[static_cast<std::size_t>(column)];
    if (deviations[column] == 0.0) {
      problem.warnings.push_back("ground-truth column " + in_quotes(feature.name) + " is constant");
    } else if (standardise) {
      feature.scale = 1.0 / deviations[column];
    }
  }
}

/// Three columns for each point, in the order x y z.
void arrange_points(const ColumnSource& source, Problem& problem) {
  const PointColumns found = point_columns(problem.truth_features, source.table->name);
  std::vector<Index> order;
  std::vector<Feature> features;
  for (const auto& point : found.points) {
    for (const Index column : point) {
      order.push_back(column);
      features.push_back(problem.truth_features[static_cast<std::size_t>(column)]);
    }
  }
  problem.truth = Matrix(problem.truth(Eigen::all, order));
  problem.truth_features = std::move(features);
  static_cast<void>(box_of(problem.truth_features));  // refuses periods that differ
  const std::size_t points = found.points.size();
  const std::size_t distances = points * (points - 1) / 2;
  problem.warnings.push_back(
      (distances == 1
           ? "the ground truth is the distance between "
           : "the ground truth is all " + std::to_string(distances) + " distances between ") +
      counted(points, "point") + ": " + found.how);
}

}  // namespace

void make_truth(const ColumnSource& source, const ProblemOptions& options, Problem& problem) {
  problem.truth_kind = options.truth_kind;
  if (options.truth_kind == TruthKind::distance_matrix && !source.columns.empty()) {
    problem.truth = distance_matrix_of(source, problem.rows, problem.warnings);
    return;
  }
  problem.truth = values_of(source, problem.rows);
  problem.truth_features = features_of(source, &Column::truth_period);
  if (options.wrap_periods) {
    wrap_periods(problem.truth_features, problem.truth);
  }
  point_out_exceeded_periods(problem.truth, problem.truth_features, "ground-truth column",
                             problem.warnings);
  if (options.truth_kind == TruthKind::pair_distances && !source.columns.empty()) {
    arrange_points(source, problem);
  } else {
    finish_columns(options.standardise_truth, problem);
  }
}

}  // namespace steelyard
