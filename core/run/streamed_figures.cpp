// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/streamed_figures.h"

#include <algorithm>
#include <set>

namespace steelyard {
namespace {

FigureLine& line_named(LinesShape& shape, const std::string& name) {
  const auto found = std::find_if(shape.lines.begin(), shape.lines.end(),
                                  [&](const FigureLine& line) { return line.name == name; });
  return found != shape.lines.end() ? *found : shape.lines.emplace_back(FigureLine{name});
}

/// A line has a band at every place or at none: its ends are y where a point has none.
void widen_to_band(FigureLine& line) {
  if (line.low.empty()) {
    line.low = line.high = line.y;
  }
}

/// Inserts by rising x, replacing an earlier point at the same x.
void put(FigureLine& line, const FigurePoint& point) {
  const auto place = std::lower_bound(line.x.begin(), line.x.end(), point.x) - line.x.begin();
  const auto at = static_cast<std::size_t>(place);
  if (point.low || point.high) {
    widen_to_band(line);
  }
  const bool band = !line.low.empty() || ((point.low || point.high) && line.x.empty());
  if (at == line.x.size() || line.x[at] != point.x) {
    line.x.insert(line.x.begin() + place, point.x);
    line.y.insert(line.y.begin() + place, point.y);
    if (band) {
      line.low.insert(line.low.begin() + place, point.y);
      line.high.insert(line.high.begin() + place, point.y);
    }
  }
  line.y[at] = point.y;
  if (band) {
    line.low[at] = point.low.value_or(point.y);
    line.high[at] = point.high.value_or(point.y);
  }
}

}  // namespace

std::vector<Figure> StreamedFigures::append(const Appended& appended) {
  std::set<std::string> touched;
  for (const Figure& figure : appended.figures) {
    figures_[figure.id] = figure;
    touched.insert(figure.id);
  }
  for (const FigurePoint& point : appended.figure_points) {
    const auto figure = figures_.find(point.figure);
    auto* const lines =
        figure == figures_.end() ? nullptr : std::get_if<LinesShape>(&figure->second.shape);
    if (lines != nullptr) {
      put(line_named(*lines, point.line), point);
      touched.insert(point.figure);
    }
  }
  std::vector<Figure> changed;
  changed.reserve(touched.size());
  for (const std::string& id : touched) {
    changed.push_back(figures_.at(id));
  }
  return changed;
}

}  // namespace steelyard
