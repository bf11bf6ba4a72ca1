// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/samples_as_points.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <string>

#include "core/error.h"
#include "core/problem/input_deviations.h"

namespace steelyard {
namespace {

Index columns_needed(const std::vector<ColumnInfo>& features, const Vector& weights) {
  Index count = 0;
  for (Index input = 0; input < weights.size(); ++input) {
    const bool periodic = features[static_cast<std::size_t>(input)].period > 0.0;
    count += weights[input] == 0.0 ? 0 : (periodic ? 2 : 1);
  }
  return count;
}

Matrix weighted_columns(const MatrixView& columns, const std::vector<ColumnInfo>& features,
                        const Vector& weights) {
  Matrix space(columns.rows(), columns_needed(features, weights));
  Index next = 0;
  for (Index column = 0; column < weights.size(); ++column) {
    const double weight = weights[column];
    const double period = features[static_cast<std::size_t>(column)].period;
    const auto values = columns.col(column).array();
    if (weight == 0.0) {
      continue;
    }
    if (period > 0.0) {
      const double radius = period / (2.0 * std::numbers::pi);
      space.col(next++) = weight * radius * (values / radius).cos();
      space.col(next++) = weight * radius * (values / radius).sin();
    } else {
      space.col(next++) = weight * values;
    }
  }
  return space;
}

/// \param coordinates  N x 3M
/// \return N x M(M-1)/2
Matrix distances_between_points(const Matrix& coordinates) {
  const Index points = coordinates.cols() / 3;
  Matrix distances(coordinates.rows(), points * (points - 1) / 2);
  Index next = 0;
  for (Index a = 0; a < points; ++a) {
    for (Index b = a + 1; b < points; ++b) {
      distances.col(next++) =
          (coordinates.middleCols(3 * a, 3) - coordinates.middleCols(3 * b, 3)).rowwise().norm();
    }
  }
  return distances;
}

}  // namespace

PointRows rows_in(const LearnedSpace& space, const Problem& problem) {
  if (space.dimension() != problem.dimension()) {
    throw fault("a space that does not fit the inputs", "projection");
  }
  if (space.is_map()) {
    return {problem.samples(), space.map().rows(), [&problem, &space](Index first, Index count) {
              return Matrix(problem.inputs.middleRows(first, count) * space.map().transpose());
            }};
  }
  return {problem.samples(), columns_needed(problem.features, space.weights()),
          [&problem, &space](Index first, Index count) {
            return weighted_columns(problem.inputs.middleRows(first, count), problem.features,
                                    space.weights());
          }};
}

Matrix points_in(const LearnedSpace& space, const Problem& problem) {
  return rows_in(space, problem).block(0, problem.samples());
}

std::vector<std::pair<Index, Index>> columns_of_points(const std::vector<ColumnInfo>& features) {
  std::vector<std::pair<Index, Index>> columns_of;
  Index columns = 0;
  for (const ColumnInfo& feature : features) {
    const Index count = feature.period > 0.0 ? 2 : 1;
    columns_of.emplace_back(columns, count);
    columns += count;
  }
  return columns_of;
}

Matrix unscaled_points(const Problem& problem) {
  constexpr double turn = 6.283185307179586;
  const std::vector<std::pair<Index, Index>> columns_of = columns_of_points(problem.features);
  Matrix points(problem.samples(),
                columns_of.empty() ? 0 : columns_of.back().first + columns_of.back().second);
  for (Index input = 0; input < problem.dimension(); ++input) {
    const auto values = problem.inputs.col(input).array();
    const auto [first, count] = columns_of[static_cast<std::size_t>(input)];
    if (count == 2) {
      const double unit = turn / problem.features[static_cast<std::size_t>(input)].period;
      points.col(first) = (values * unit).cos();
      points.col(first + 1) = (values * unit).sin();
    } else {
      points.col(first) = values;
    }
  }
  return points;
}

Matrix truth_space(const Problem& problem) {
  if (problem.truth.cols() == 0) {
    throw bad_input(
        {message("truth_space.no_truth", "there is no target"), "",
         message("truth_space.no_truth.accepted", "at least one column as the target")});
  }
  switch (problem.truth_kind) {
    case TruthKind::pair_distances:
      return distances_between_points(problem.truth);
    case TruthKind::distance_matrix:
      throw bad_input(
          {message("truth_space.no_points", "the target is a distance matrix: it has no points"),
           "", message("truth_space.no_points.accepted", "columns as the target")});
    default:
      return weighted_columns(problem.truth, problem.truth_features,
                              of_each(problem.truth_features, &ColumnInfo::scale));
  }
}

Vector inverse_deviations(const Problem& problem) {
  const Vector& means = problem.inputs.spread().means;
  const Vector deviations = input_deviations(problem);
  // What varies by less than this is the rounding error of a constant column.
  return (deviations.array() > 1e-12 * means.array().abs())
      .select(deviations.array().inverse(), 0.0)
      .matrix();
}

LearnedSpace chosen_space(SpaceChoice choice, const LearnedSpace& learned, const Vector& alike) {
  switch (choice) {
    case SpaceChoice::alike:
      return alike;
    case SpaceChoice::selected:
      return Vector((learned.reach().array() != 0.0).select(alike, 0.0));
    default:
      return learned;
  }
}

namespace {

/// Whether distances mean something with the columns as they are: they have one unit or, where no
/// unit is known, spread alike.
bool are_comparable(const std::vector<Index>& columns, const Problem& problem,
                    const Vector& alike) {
  constexpr double alike_enough = 3.0;  // of the largest spread over the least
  const std::string& unit = problem.features[static_cast<std::size_t>(columns.front())].unit;
  double least = std::numeric_limits<double>::infinity();
  double most = 0.0;
  for (const Index column : columns) {
    if (problem.features[static_cast<std::size_t>(column)].unit != unit) {
      return false;
    }
    if (alike[column] > 0.0) {  // otherwise it is constant
      least = std::min(least, alike[column]);
      most = std::max(most, alike[column]);
    }
  }
  return !unit.empty() || most <= alike_enough * least;
}

Vector columns_to_show(const std::vector<Index>& selection, const Problem& problem) {
  const Vector alike = inverse_deviations(problem);
  const bool comparable = are_comparable(selection, problem, alike);
  Vector scales = Vector::Zero(problem.dimension());
  for (const Index feature : selection) {
    scales[feature] = comparable ? 1.0 : alike[feature];
  }
  return scales;
}

}  // namespace

LearnedSpace display_space(const LearnedSpace& learned, const std::vector<Index>& selection,
                           const Problem& problem) {
  const auto is_input = [&](Index feature) {
    return feature >= 0 && feature < problem.dimension();
  };
  const bool of_this = learned.empty() || learned.dimension() == problem.dimension();
  if (!of_this || !std::all_of(selection.begin(), selection.end(), is_input)) {
    throw fault("a solution that does not fit the inputs", "projection");
  }
  if (!learned.empty()) {
    return learned;
  }
  if (selection.empty()) {
    return inverse_deviations(problem);
  }
  return columns_to_show(selection, problem);
}

}  // namespace steelyard
