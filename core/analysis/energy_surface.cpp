// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/energy_surface.h"

#include "core/embed/projection.h"
#include "core/error.h"
#include "core/measures/plane_density.h"

namespace steelyard {
namespace {

CoordinateValues column_values(const Matrix& columns, const std::vector<ColumnInfo>& features,
                               Index position) {
  if (position < 0 || position >= static_cast<Index>(features.size())) {
    throw bad_input(
        {message("free_energy.no_column", "there is no column number {1}", position + 1),
         "free energy", message("free_energy.no_column.accepted", "another column")});
  }
  const ColumnInfo& feature = features[static_cast<std::size_t>(position)];
  return {axis_title(feature), feature.period, columns.col(position)};
}

CoordinateValues axis_values(const Projection* projection, Index axis, Index samples) {
  const bool there = projection != nullptr && projection->coordinates.rows() == samples &&
                     axis >= 0 && axis < projection->coordinates.cols();
  if (!there) {
    throw bad_input(
        {message("free_energy.no_projection", "the projection has not been computed yet"),
         "free energy",
         message("free_energy.no_projection.accepted",
                 "columns of the table, or a projection that is shown")});
  }
  return {projection->axis_labels.at(static_cast<std::size_t>(axis)), 0.0,
          projection->coordinates.col(axis)};
}

}  // namespace

CoordinateValues coordinate_values(const Problem& problem, const Projection* projection,
                                   const Coordinate& coordinate) {
  switch (coordinate.source) {
    case Coordinate::Source::projection:
      return axis_values(projection, coordinate.position, problem.samples());
    case Coordinate::Source::truth:
      return column_values(problem.truth, problem.truth_features, coordinate.position);
    default:
      return column_values(problem.inputs, problem.features, coordinate.position);
  }
}

std::optional<EnergySurface> energy_surface(const Problem& problem, const Projection* projection,
                                            const std::array<Coordinate, 2>& coordinates,
                                            const std::stop_token& stop) {
  const CoordinateValues x = coordinate_values(problem, projection, coordinates[0]);
  const CoordinateValues y = coordinate_values(problem, projection, coordinates[1]);
  if (x.values == y.values) {
    throw bad_input({message("free_energy.same_axes", "both axes are the same"), "free energy",
                     message("free_energy.same_axes.accepted", "two different coordinates")});
  }
  Matrix points(problem.samples(), 2);
  points << x.values, y.values;
  PlaneDensityOptions options;
  options.periods = {x.period, y.period};
  PlaneDensity density = plane_density(points, options, stop);
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  return EnergySurface{std::move(density.axes), free_energy(density.density), {x.title, y.title}};
}

}  // namespace steelyard
