// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/columns.h"

#include "core/error.h"

namespace steelyard {
namespace {

std::string axis_label(const Feature& feature) {
  return feature.unit.empty() ? feature.name : feature.name + " [" + feature.unit + "]";
}

/// All inputs, then all truth columns.
Index columns_of(const Problem& problem) {
  return problem.dimension() + static_cast<Index>(problem.truth_features.size());
}

void place(const Problem& problem, Index column, Index axis, Projection& projection) {
  const Index inputs = problem.dimension();
  const bool of_truth = column >= inputs;
  const Index position = of_truth ? column - inputs : column;
  projection.coordinates.col(axis) = (of_truth ? problem.truth : problem.inputs).col(position);
  const auto& features = of_truth ? problem.truth_features : problem.features;
  projection.axis_labels.push_back(axis_label(features[static_cast<std::size_t>(position)]));
}

}  // namespace

std::string ColumnsProjection::id() const { return "columns"; }

std::string ColumnsProjection::title() const { return "Two columns"; }

Projection ColumnsProjection::project(const Problem& problem, const LearnedSpace& /*space*/,
                                      const std::vector<Index>& columns,
                                      const ParameterValues& /*values*/) const {
  Projection projection{id(), title(), Matrix(problem.samples(), 2), {}};
  if (columns.size() != 2) {
    throw bad_input({"this projection needs two columns as its axes", "", "two columns"});
  }
  for (Index axis = 0; axis < 2; ++axis) {
    const Index column = columns[static_cast<std::size_t>(axis)];
    if (column < 0 || column >= columns_of(problem)) {
      throw bad_input({"there is no column number " + std::to_string(column + 1), "projection",
                       "from 1 to " + std::to_string(columns_of(problem))});
    }
    place(problem, column, axis, projection);
  }
  return projection;
}

}  // namespace steelyard
