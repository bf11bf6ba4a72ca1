// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/thinning.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace steelyard::ui {
namespace {

QVector<QPointF> finitePoints(const std::vector<double>& x, const std::vector<double>& y) {
  QVector<QPointF> points;
  points.reserve(static_cast<qsizetype>(x.size()));
  for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
    if (std::isfinite(x[i]) && std::isfinite(y[i])) {
      points.append({x[i], y[i]});
    }
  }
  return points;
}

bool lower(const QPointF& a, const QPointF& b) { return a.y() < b.y(); }
bool further(const QPointF& a, const QPointF& b) { return a.x() < b.x(); }

using Place = QVector<QPointF>::const_iterator;

void keepOutline(Place first, Place end, QVector<QPointF>& kept) {
  const auto [lowest, highest] = std::minmax_element(first, end, lower);
  std::array<Place, 4> outline{first, lowest, highest, end - 1};
  std::sort(outline.begin(), outline.end());
  const auto* const last = std::unique(outline.begin(), outline.end());
  std::for_each(outline.cbegin(), last, [&kept](Place place) { kept.append(*place); });
}

void keepSeen(QVector<QPointF>& points, double low, double high) {
  auto first = std::lower_bound(points.cbegin(), points.cend(), QPointF(low, 0), further);
  auto end = std::upper_bound(points.cbegin(), points.cend(), QPointF(high, 0), further);
  first -= first == points.cbegin() ? 0 : 1;
  end += end == points.cend() ? 0 : 1;
  points = QVector<QPointF>(first, end);
}

}  // namespace

QVector<QPointF> thinned(const std::vector<double>& x, const std::vector<double>& y, int columns,
                         double low, double high) {
  QVector<QPointF> points = finitePoints(x, y);
  if (points.size() <= 2 * qsizetype{columns}) {
    return points;
  }
  if (!std::is_sorted(points.cbegin(), points.cend(), further)) {
    return points;
  }
  keepSeen(points, low, high);
  if (points.size() <= 2 * qsizetype{columns}) {
    return points;
  }
  const double left = points.front().x();
  const double width = points.back().x() - left;
  if (!(width > 0)) {
    return points;
  }
  const auto column = [&](const QPointF& p) {
    return std::min(columns - 1, static_cast<int>((p.x() - left) / width * columns));
  };
  QVector<QPointF> kept;
  for (auto first = points.cbegin(); first != points.cend();) {
    const int here = column(*first);
    const auto end =
        std::find_if(first, points.cend(), [&](const QPointF& p) { return column(p) != here; });
    keepOutline(first, end, kept);
    first = end;
  }
  return kept;
}

}  // namespace steelyard::ui
