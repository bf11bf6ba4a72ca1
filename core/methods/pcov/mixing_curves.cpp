// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/mixing_curves.h"

#include <algorithm>

namespace steelyard::pcov {
namespace {

/// Another mixing's value at a point of the run's own curve, where it has one.
void widen_band(const CurveFamily& family, Curve& own, double x, double y, Appended& appended) {
  if (own.low.empty()) {
    own.low = own.high = own.y;
  }
  const auto found = std::lower_bound(own.x.begin(), own.x.end(), x);
  if (found == own.x.end() || *found != x) {
    return;
  }
  const auto at = static_cast<std::size_t>(found - own.x.begin());
  own.low[at] = std::min(own.low[at], y);
  own.high[at] = std::max(own.high[at], y);
  appended.curve_points.push_back({family.id, own.group, x, own.y[at], own.low[at], own.high[at]});
}

}  // namespace

void MixingCurves::add(std::size_t family, std::size_t mixing, const std::string& group, double x,
                       double y, Appended& appended) {
  CurveFamily& of = families_[family];
  if (of.curves.size() <= mixing) {
    of.curves.resize(mixing + 1);
  }
  Curve& curve = of.curves[mixing];
  curve.group = group;
  curve.x.push_back(x);
  curve.y.push_back(y);
  appended.curve_points.push_back({of.id, group, x, y, {}, {}});
  if (mixing > 0) {
    widen_band(of, of.curves.front(), x, y, appended);
  }
}

}  // namespace steelyard::pcov
