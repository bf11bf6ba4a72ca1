// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/mixing_curves.h"

#include <algorithm>

namespace steelyard::pcov {
namespace {

/// Extends the band by another mixing's value at a point of the run's own curve, if there is one.
void widen_band(const Figure& figure, FigureLine& own, double x, double y, Appended& appended) {
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
  appended.figure_points.push_back({figure.id, own.name, x, own.y[at], own.low[at], own.high[at]});
}

}  // namespace

void MixingCurves::add(std::size_t figure, std::size_t mixing, const std::string& name, double x,
                       double y, Appended& appended) {
  Figure& of = figures_[figure];
  std::vector<FigureLine>& lines = lines_of(of);
  if (lines.size() <= mixing) {
    lines.resize(mixing + 1);
  }
  FigureLine& curve = lines[mixing];
  curve.name = name;
  curve.x.push_back(x);
  curve.y.push_back(y);
  appended.figure_points.push_back({of.id, name, x, y, {}, {}});
  if (mixing > 0) {
    widen_band(of, lines.front(), x, y, appended);
  }
}

}  // namespace steelyard::pcov
