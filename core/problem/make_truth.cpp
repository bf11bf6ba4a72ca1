// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/make_truth.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/message.h"
#include "core/problem/column_source.h"
#include "core/problem/input_deviations.h"
#include "core/problem/periods.h"
#include "core/problem/point_columns.h"
#include "core/problem/truth_scaling.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Relative to the largest distance: allowed for rounding.
constexpr double tolerance = 1e-6;

void refuse_other_shapes(const ColumnSource& source) {
  const auto columns = static_cast<Index>(source.columns.size());
  if (columns != source.table->samples()) {
    throw bad_input(
        {message("distance_matrix.not_square",
                 "a distance matrix has as many columns as samples, but this one has "
                 "{1} {1:column|columns} and {2} {2:row|rows}",
                 columns, source.table->samples()),
         source.table->name,
         message("distance_matrix.not_square.accepted", "a square table of distances")});
  }
}

class Cells {
 public:
  Cells(const ColumnSource& source, const std::vector<Index>& rows)
      : source_(source), rows_(rows) {}

  /// From positions among the rows in use.
  [[nodiscard]] std::string place_of(std::size_t i, std::size_t j) const {
    return place(source_, column(j)) + ", row " +
           std::to_string(source_.table->row_of(source_.row(rows_[i])) + 1);
  }

 private:
  [[nodiscard]] Index column(std::size_t j) const {
    return source_.columns[static_cast<std::size_t>(source_.row(rows_[j]))];
  }

  const ColumnSource& source_;
  const std::vector<Index>& rows_;
};

void refuse_what_is_no_distance(const Matrix& distances, const Cells& cells) {
  if (distances.allFinite()) {
    return;
  }
  for (Index j = 0; j < distances.cols(); ++j) {
    for (Index i = 0; i < distances.rows(); ++i) {
      if (std::isfinite(distances(i, j))) {
        continue;
      }
      throw bad_input({std::isnan(distances(i, j))
                           ? message("distance_matrix.missing", "a distance is missing")
                           : message("distance_matrix.infinite", "a distance is infinite"),
                       cells.place_of(static_cast<std::size_t>(i), static_cast<std::size_t>(j)),
                       message("distance_matrix.not_finite.accepted",
                               "finite distances between all pairs of samples")});
    }
  }
}

void refuse_wrong_values(const Matrix& distances, const Cells& cells) {
  const double rounding = tolerance * distances.cwiseAbs().maxCoeff();
  Index i = 0;
  Index j = 0;
  const auto at = [&] {
    return cells.place_of(static_cast<std::size_t>(i), static_cast<std::size_t>(j));
  };
  if (const double least = distances.minCoeff(&i, &j); least < -rounding) {
    throw bad_input(
        {message("distance_matrix.negative", "a distance is negative: {1}", short_text(least, 6)),
         at(), message("distance_matrix.negative.accepted", "distances of 0 or more")});
  }
  if (const double most = distances.diagonal().maxCoeff(&i); most > rounding) {
    j = i;
    throw bad_input({message("distance_matrix.bad_diagonal",
                             "the distance of a sample to itself is {1}", short_text(most, 6)),
                     at(),
                     message("distance_matrix.bad_diagonal.accepted",
                             "a diagonal of 0 (distances, not similarities)")});
  }
}

void point_out_asymmetry(const Matrix& distances, const std::string& name,
                         std::vector<Message>& warnings) {
  constexpr Index tile = 64;  // traverses both triangles in memory order
  const Index size = distances.cols();
  double largest = 0.0;
  for (Index j = 0; j < size; j += tile) {
    const Index across = std::min(tile, size - j);
    for (Index i = 0; i <= j; i += tile) {
      const Index down = std::min(tile, size - i);
      largest = std::max(largest, (distances.block(i, j, down, across) -
                                   distances.block(j, i, across, down).transpose())
                                      .cwiseAbs()
                                      .maxCoeff());
    }
  }
  if (largest > tolerance * distances.maxCoeff()) {
    warnings.push_back(message("problem.asymmetric_distances",
                               "the distance matrix {1} is not symmetric (differences up to {2}): "
                               "row i is used as the distances from sample i",
                               name, short_text(largest, 6)));
  }
}

/// The distances between some samples, from a table of the distances between all samples, in which
/// column k belongs to the sample of row k.
/// \param rows      the samples, in this order
/// \param warnings  receives a warning if the matrix is asymmetric; it is used as it is
/// \throws Error(bad_input) naming row and column, for a matrix that is not square, a missing,
///         infinite or negative distance, or a nonzero diagonal
Matrix distance_matrix_of(const ColumnSource& source, const std::vector<Index>& rows,
                          std::vector<Message>& warnings) {
  refuse_other_shapes(source);
  const Cells cells(source, rows);
  std::vector<Index> places;
  std::vector<Index> columns;
  for (const Index sample : rows) {
    places.push_back(source.row(sample));
    columns.push_back(source.columns[static_cast<std::size_t>(places.back())]);
  }
  Matrix distances = source.table->values(places, columns);
  refuse_what_is_no_distance(distances, cells);
  refuse_wrong_values(distances, cells);
  point_out_asymmetry(distances, source.table->name, warnings);
  return distances;
}

/// Three columns for each point, in the order x y z.
void arrange_points(const ColumnSource& source, Problem& problem) {
  const PointColumns found = point_columns(problem.truth_features, source.table->name);
  std::vector<Index> order;
  std::vector<ColumnInfo> features;
  for (const auto& point : found.points) {
    for (const Index column : point) {
      order.push_back(column);
      features.push_back(problem.truth_features[static_cast<std::size_t>(column)]);
    }
  }
  problem.truth = Matrix(problem.truth(Eigen::all, order));
  problem.filled_truth = filled_in_columns(problem.filled_truth, order);
  problem.truth_features = std::move(features);
  static_cast<void>(box_of(problem.truth_features));  // refuses periods that differ
  const std::size_t points = found.points.size();
  const std::size_t distances = points * (points - 1) / 2;
  problem.warnings.push_back(
      distances == 1
          ? message("problem.distance_of_points",
                    "the target is the distance between {1} points: {2}", points, found.how)
          : message("problem.distances_of_points",
                    "the target is all {1} distances between {2} points: {3}", distances, points,
                    found.how));
}

}  // namespace

/// Constant columns have no spread to divide by and stay as they are.
void scale_truth(bool standardise, Problem& problem) {
  std::erase_if(problem.warnings, [](const Message& warning) {
    return warning.id == "problem.standardised_truth" || warning.id == "problem.constant_truth";
  });
  const Vector deviations = deviations_of(problem.truth, problem.truth_features);
  if (const double ratio = spread_ratio(deviations); standardise && ratio > most_spread_ratio) {
    constexpr int digits = 2;
    problem.warnings.push_back(message("problem.standardised_truth",
                                       "the target columns spread differently (by a factor "
                                       "of {1}): each was divided by its standard deviation",
                                       short_text(ratio, digits)));
  }
  for (Index column = 0; column < problem.truth.cols(); ++column) {
    ColumnInfo& feature = problem.truth_features[static_cast<std::size_t>(column)];
    feature.scale = 1.0;
    if (deviations[column] == 0.0) {
      problem.warnings.push_back(message("problem.constant_truth", "target column {1} is constant",
                                         in_quotes(feature.name)));
    } else if (standardise) {
      feature.scale = 1.0 / deviations[column];
    }
  }
}

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
  point_out_exceeded_periods(problem.truth, problem.truth_features, "target column",
                             problem.warnings);
  if (options.truth_kind == TruthKind::pair_distances && !source.columns.empty()) {
    arrange_points(source, problem);
  } else {
    scale_truth(options.standardise_truth, problem);
  }
}

}  // namespace steelyard
