// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/feature_order.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace steelyard {
namespace {

/// The number of steps in 1 .. count that satisfy a condition which holds up to some step and not
/// beyond.
template <typename Condition>
Index steps_while(Index count, const Condition& condition) {
  Index low = 0;
  Index high = count;
  while (low < high) {
    const Index middle = low + (high - low + 1) / 2;
    if (condition(middle)) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

}  // namespace

FeatureOrder::FeatureOrder(const Eigen::Ref<const Vector>& values, double period)
    : period_(period),
      samples_(static_cast<std::size_t>(values.size())),
      places_(static_cast<std::size_t>(values.size())) {
  Vector within = values;
  // Samples are in order around the circle only if all lie within one period.
  if (period_ > 0.0 && !(within.maxCoeff() - within.minCoeff() < period_)) {
    within = within.array() - period_ * (within.array() / period_).floor();
  }
  std::iota(samples_.begin(), samples_.end(), Index{0});
  std::sort(samples_.begin(), samples_.end(), [&](Index a, Index b) {
    return within[a] != within[b] ? within[a] < within[b] : a < b;
  });
  for (std::size_t place = 0; place < samples_.size(); ++place) {
    values_.push_back(within[samples_[place]]);
    places_[static_cast<std::size_t>(samples_[place])] = static_cast<Index>(place);
  }
}

double FeatureOrder::difference(double from, double to) const {
  const double difference = to - from;
  return period_ > 0.0 ? difference - period_ * std::rint(difference / period_) : difference;
}

double FeatureOrder::squared(double from, double to) const {
  const double folded = difference(from, to);
  return folded * folded;
}

FeatureOrder::Sides FeatureOrder::sides_of(Index self) const {
  Sides sides;
  sides.place = places_[static_cast<std::size_t>(self)];
  const Index above = samples() - 1 - sides.place;
  const auto at = [this](Index place) { return values_[static_cast<std::size_t>(place)]; };
  const double value = at(sides.place);
  sides.up = above;
  if (period_ > 0.0) {
    sides.up = steps_while(
        above, [&](Index steps) { return difference(value, at(sides.place + steps)) >= 0.0; });
    if (sides.up == above) {  // continues around the circle through the smallest values
      sides.up += steps_while(sides.place,
                              [&](Index steps) { return difference(value, at(steps - 1)) > 0.0; });
    }
  }
  sides.down = samples() - 1 - sides.up;
  return sides;
}

Index FeatureOrder::place_up(const Sides& sides, Index steps) const {
  const Index place = sides.place + steps;
  return place < samples() ? place : place - samples();
}

Index FeatureOrder::place_down(const Sides& sides, Index steps) const {
  const Index place = sides.place - steps;
  return place >= 0 ? place : place + samples();
}

double FeatureOrder::squared_up(const Sides& sides, Index steps) const {
  return squared(values_[static_cast<std::size_t>(sides.place)],
                 values_[static_cast<std::size_t>(place_up(sides, steps))]);
}

double FeatureOrder::squared_down(const Sides& sides, Index steps) const {
  return squared(values_[static_cast<std::size_t>(sides.place)],
                 values_[static_cast<std::size_t>(place_down(sides, steps))]);
}

double FeatureOrder::rank(Index self, Index other) const {
  const auto value_of = [this](Index sample) {
    return values_[static_cast<std::size_t>(places_[static_cast<std::size_t>(sample)])];
  };
  const Sides sides = sides_of(self);
  const double distance = squared(value_of(self), value_of(other));
  const auto up = [&](Index steps) { return squared_up(sides, steps); };
  const auto down = [&](Index steps) { return squared_down(sides, steps); };
  const Index nearer = steps_while(sides.up, [&](Index steps) { return up(steps) < distance; }) +
                       steps_while(sides.down, [&](Index steps) { return down(steps) < distance; });
  const Index no_farther =
      steps_while(sides.up, [&](Index steps) { return up(steps) <= distance; }) +
      steps_while(sides.down, [&](Index steps) { return down(steps) <= distance; });
  return 0.5 * static_cast<double>(nearer + 1 + no_farther);
}

/// visit(sample, squared distance) -> whether to continue.
template <typename Visit>
void FeatureOrder::walk(Index self, const Visit& visit) const {
  const double none = std::numeric_limits<double>::infinity();
  const Sides sides = sides_of(self);
  Index ups = 1;
  Index downs = 1;
  while (ups <= sides.up || downs <= sides.down) {
    const double up = ups <= sides.up ? squared_up(sides, ups) : none;
    const double down = downs <= sides.down ? squared_down(sides, downs) : none;
    const bool upwards = downs > sides.down || (ups <= sides.up && up <= down);
    const Index place = upwards ? place_up(sides, ups++) : place_down(sides, downs++);
    if (!visit(samples_[static_cast<std::size_t>(place)], upwards ? up : down)) {
      return;
    }
  }
}

void FeatureOrder::ranks(Index self, std::span<double> ranks) const {
  std::vector<std::size_t> run;  // of samples at one distance
  double distance = 0.0;
  Index before = 0;
  const auto end_run = [&] {
    const auto count = static_cast<Index>(run.size());
    for (const std::size_t sample : run) {
      ranks[sample] = 0.5 * static_cast<double>(2 * before + 1 + count);
    }
    before += count;
    run.clear();
  };
  ranks[static_cast<std::size_t>(self)] = 0.0;
  walk(self, [&](Index sample, double squared) {
    if (squared != distance) {
      end_run();
      distance = squared;
    }
    run.push_back(static_cast<std::size_t>(sample));
    return true;
  });
  end_run();
}

void FeatureOrder::nearest(Index self, Index neighbours, Neighbourhood& found) const {
  found.nearer.clear();
  found.tied.clear();
  double distance = 0.0;
  walk(self, [&](Index sample, double squared) {
    if (squared != distance) {
      if (static_cast<Index>(found.nearer.size() + found.tied.size()) >= neighbours) {
        return false;
      }
      found.nearer.insert(found.nearer.end(), found.tied.begin(), found.tied.end());
      found.tied.clear();
      distance = squared;
    }
    found.tied.push_back(static_cast<std::uint32_t>(sample));
    return true;
  });
  found.share = static_cast<double>(neighbours - static_cast<Index>(found.nearer.size())) /
                static_cast<double>(found.tied.size());
}

}  // namespace steelyard
