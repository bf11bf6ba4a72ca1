// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/columns.h"

#include "core/error.h"

namespace steelyard {
namespace {

std::string axis_label(const Feature& feature) {
  return feature.unit.empty() ? feature.name : feature.name + " [" + feature.unit + "]";
}

}  // namespace

std::string ColumnsProjection::id() const { return "columns"; }

std::string ColumnsProjection::title() const { return "Two columns"; }

Projection ColumnsProjection::project(const Problem& problem, const Vector& /*weights*/,
                                      const std::vector<Index>& columns) const {
  Projection projection{id(), title(), Matrix(problem.samples(), 2), {}};
  if (columns.size() != 2) {
    throw bad_input({"two columns make the axes of this projection", "", "two input columns"});
  }
  for (std::size_t axis = 0; axis < 2; ++axis) {
    const Index column = columns[axis];
    if (column < 0 || column >= problem.dimension()) {
      throw bad_input({"no input number " + std::to_string(column + 1), "projection",
                       "1 to " + std::to_string(problem.dimension())});
    }
    projection.coordinates.col(static_cast<Index>(axis)) = problem.inputs.col(column);
    projection.axis_labels.push_back(
        axis_label(problem.features[static_cast<std::size_t>(column)]));
  }
  return projection;
}

}  // namespace steelyard
