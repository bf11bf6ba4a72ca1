// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/float_points.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/parallel.h"

namespace steelyard {
namespace {

/// Where most values of a column are.
struct Middle {
  double median = 0.0;
  double spread = 0.0;  // median distance from the median; where that is 0, the largest
};

double middle_of(std::vector<double>& values) {
  const auto middle = values.begin() + std::ssize(values) / 2;
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Some thousand samples are enough.
Middle middle_of(const Eigen::Ref<const Vector>& column) {
  constexpr Index most = 4096;
  const Index stride = (column.size() + most - 1) / most;
  std::vector<double> values;
  for (Index sample = 0; sample < column.size(); sample += stride) {
    values.push_back(column[sample]);
  }
  Middle middle{middle_of(values), 0.0};
  for (double& value : values) {
    value = std::abs(value - middle.median);
  }
  middle.spread = middle_of(values);
  if (middle.spread == 0.0) {
    middle.spread = *std::max_element(values.begin(), values.end());
  }
  return middle;
}

/// What lies farther out than 10^15 spreads is put there.
float bounded(double value) {
  constexpr double most = 1e15;
  return static_cast<float>(std::clamp(value, -most, most));
}

}  // namespace

FloatPoints float_points(const Space& space) {
  const Index samples = space.samples();
  std::vector<Middle> middles;
  double unit = 0.0;
  Index rows = 0;
  for (Index feature = 0; feature < space.dimension(); ++feature) {
    const bool periodic = space.periods[feature] > 0.0;
    middles.push_back(periodic ? Middle{0.0, space.periods[feature]}
                               : middle_of(space.coordinates.col(feature)));
    unit = std::max(unit, middles.back().spread);
    rows += periodic ? 2 : 1;
  }
  unit = unit > 0.0 && std::isfinite(unit) ? unit : 1.0;
  FloatPoints points(rows, samples);
  constexpr Index together = 1024;
  const Index blocks = (samples + together - 1) / together;
  parallel_for(blocks, Sharing{}, [&](Index block) {
    const Index end = std::min(samples, (block + 1) * together);
    Index row = 0;
    for (Index feature = 0; feature < space.dimension(); ++feature) {
      const double period = space.periods[feature];
      const double median = middles[static_cast<std::size_t>(feature)].median;
      const double radius = period / (2.0 * std::numbers::pi) / unit;
      for (Index sample = block * together; sample < end; ++sample) {
        const double value = space.coordinates(sample, feature);
        if (period > 0.0) {
          const double angle = 2.0 * std::numbers::pi * value / period;
          points(row, sample) = bounded(radius * std::cos(angle));
          points(row + 1, sample) = bounded(radius * std::sin(angle));
        } else {
          points(row, sample) = bounded((value - median) / unit);
        }
      }
      row += period > 0.0 ? 2 : 1;
    }
  });
  return points;
}

}  // namespace steelyard
