// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>

#include "core/geometry/nearest_neighbours.h"
#include "core/geometry/shortlist.h"

/// What the searches for neighbours have in common.
namespace steelyard {

/// \throws Error(bad_input) if the count of neighbours does not fit the number of samples
void require_count(const Space& space, Index count);

/// Writes down the neighbours of a sample.
void keep(Shortlist& shortlist, Index self, NearestNeighbours& found);

/// \param x, y     two samples, D values each
/// \param periods  D, 0 where not periodic
template <typename X, typename Y>
[[nodiscard]] double squared_distance(const X& x, const Y& y, const Vector& periods) {
  double sum = 0.0;
  for (Index feature = 0; feature < periods.size(); ++feature) {
    double difference = x[feature] - y[feature];
    if (const double period = periods[feature]; period > 0.0) {
      difference -= period * std::rint(difference / period);
    }
    sum += difference * difference;
  }
  return sum;
}

}  // namespace steelyard
