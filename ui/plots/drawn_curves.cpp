// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/drawn_curves.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/number_text.h"
#include "ui/plots/line_plot.h"

namespace steelyard::ui {
namespace {

struct CurveWords {
  Q_DECLARE_TR_FUNCTIONS(CurveWords)
};

/// The only value, or the values by the names of their lines.
QString inPlaceOfCurves(const std::vector<LineSeries>& lines, const QString& quantity) {
  std::vector<const LineSeries*> known;
  for (const LineSeries& line : lines) {
    if (std::isfinite(line.y.front())) {
      known.push_back(&line);
    }
  }
  if (known.empty()) {
    return CurveWords::tr("%1: no value, so there is no curve.").arg(quantity);
  }
  if (lines.size() == 1) {
    return CurveWords::tr("%1: %2. There is only one value, so there is no curve.")
        .arg(quantity, numberText(known.front()->y.front()));
  }
  QStringList words{
      CurveWords::tr("%1: there is only one value of each, so there is no curve.").arg(quantity)};
  for (const LineSeries* line : known) {
    words << CurveWords::tr("%1: %2").arg(line->name, numberText(line->y.front()));
  }
  return words.join(QLatin1Char('\n'));
}

}  // namespace

void drawCurves(LinePlot& plot, std::vector<LineSeries> lines, const QString& quantity) {
  std::erase_if(lines, [](const LineSeries& line) { return line.x.empty(); });
  const bool curve = std::any_of(lines.begin(), lines.end(),
                                 [](const LineSeries& line) { return line.x.size() > 1; });
  if (!curve && !lines.empty()) {
    plot.setPlaceholder(inPlaceOfCurves(lines, quantity));
    lines.clear();
  }
  plot.setSeries(std::move(lines));
}

}  // namespace steelyard::ui
