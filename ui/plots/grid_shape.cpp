// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/grid_shape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace steelyard::ui {
namespace {

constexpr double bestAspect = 1.45;

constexpr int aroundPlot = 4;      // pixels, left and right of it in its card
constexpr int aboveAndBelow = 40;  // header and margins
constexpr int apart = 6;

}  // namespace

QSize leastPlotSize() { return {260, 180}; }

int cardColumns(int count, const QSize& area) {
  int best = 1;
  double least = std::numeric_limits<double>::infinity();
  const int narrowest = leastPlotSize().width() + aroundPlot + apart;
  const int fitting = std::clamp((area.width() + apart) / narrowest, 1, 3);
  for (int columns = 1; columns <= std::clamp(count, 1, fitting); ++columns) {
    const int rows = (std::max(1, count) + columns - 1) / columns;
    const int height = std::max(area.height(), rows * (leastPlotSize().height() + aboveAndBelow));
    const double aspect =
        std::max(1, area.width()) * 1.0 * rows / (static_cast<double>(height) * columns);
    const double miss = std::abs(std::log(aspect / bestAspect));
    if (miss >= least) {
      continue;
    }
    least = miss;
    best = columns;
  }
  return best;
}

std::vector<QRect> cardCells(int count, int columns) {
  std::vector<QRect> cells;
  const int rest = count % columns;
  const int whole = rest == 0 ? 1 : rest;  // cells spanned by a card in a complete row
  for (int i = 0; i < count; ++i) {
    const bool last = rest != 0 && i >= count - rest;
    const int span = last ? columns : whole;
    cells.emplace_back((i % columns) * span, i / columns, span, 1);
  }
  return cells;
}

}  // namespace steelyard::ui
