// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <optional>
#include <stop_token>

#include "core/matrix.h"
#include "core/measures/plane_density.h"
#include "core/message.h"
#include "core/problem/problem.h"
#include "core/run/result.h"

namespace steelyard {

/// One of the two coordinates of a surface.
struct Coordinate {
  enum class Source { input, truth, projection };
  Source source = Source::input;
  Index position = 0;  ///< position of the input, truth column or projection axis
  friend bool operator==(const Coordinate&, const Coordinate&) = default;
};

/// The samples along a coordinate, and its title.
struct CoordinateValues {
  Message title;  ///< with the unit
  double period = 0.0;
  Vector values;  ///< N
};

/// \param projection  of the same samples; null if no coordinate is one of its axes
/// \throws Error(bad_input) for a coordinate that does not exist
[[nodiscard]] CoordinateValues coordinate_values(const Problem& problem,
                                                 const Projection* projection,
                                                 const Coordinate& coordinate);

/// A free energy over two coordinates, from the density of the samples.
struct EnergySurface {
  std::array<Vector, 2> axes;  ///< the grid points, ascending, evenly spaced
  Matrix energy;               ///< along x by along y, kT, lowest 0; NaN where no sample is near
  std::array<Message, 2> titles;
};

/// The free energy of the samples: -log of a kernel density estimate that folds periods. Assumes
/// that the samples come from one equilibrium. For periodic coordinates, the grid covers one whole
/// period. Cost: that of plane_density().
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) for coordinates that do not exist, are identical or are constant
[[nodiscard]] std::optional<EnergySurface> energy_surface(
    const Problem& problem, const Projection* projection,
    const std::array<Coordinate, 2>& coordinates, const std::stop_token& stop = {});

}  // namespace steelyard
