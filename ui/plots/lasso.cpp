// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/lasso.h"

#include <QColor>
#include <QLineF>
#include <QPainter>
#include <QPen>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace steelyard::ui {
namespace {

constexpr double tremble = 4;  // pixels
constexpr double stride = 2;   // between corners: a finer line would only cost time

std::vector<Index> insideOf(const QPolygonF& line, const std::vector<QPointF>& points) {
  const QRectF bounds = line.boundingRect();
  std::vector<Index> inside;
  for (std::size_t i = 0; i < points.size(); ++i) {
    // Most are outside the bounds, which is quicker to find out. What is not a number may be
    // "contained" in them, but not in the line.
    if (bounds.contains(points[i]) && line.containsPoint(points[i], Qt::WindingFill)) {
      inside.push_back(static_cast<Index>(i));
    }
  }
  return inside;
}

}  // namespace

void Lasso::begin(const QPointF& place, Mode mode) {
  line_ = QPolygonF({place});
  mode_ = mode;
  drawn_ = false;
}

bool Lasso::extend(const QPointF& place) {
  if (line_.isEmpty()) {
    return false;
  }
  if (QLineF(line_.back(), place).length() >= (drawn_ ? stride : tremble)) {
    line_ << place;
    drawn_ = true;
  }
  return drawn_;
}

void Lasso::drop() {
  line_.clear();
  drawn_ = false;
}

std::vector<Index> Lasso::choice(const std::vector<QPointF>& points,
                                 const std::vector<Index>& before) const {
  std::vector<Index> inside = insideOf(line_, points);
  std::vector<Index> chosen;
  switch (mode_) {
    case Mode::Add:
      std::set_union(before.begin(), before.end(), inside.begin(), inside.end(),
                     std::back_inserter(chosen));
      return chosen;
    case Mode::Remove:
      std::set_difference(before.begin(), before.end(), inside.begin(), inside.end(),
                          std::back_inserter(chosen));
      return chosen;
    case Mode::Replace:
      break;
  }
  return inside;
}

void Lasso::paint(QPainter& painter, const QColor& colour) const {
  if (!drawn_) {
    return;
  }
  QColor inner = colour;
  inner.setAlphaF(0.15F);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, 1.2, Qt::DashLine));
  painter.setBrush(inner);
  painter.drawPolygon(line_, Qt::WindingFill);
  painter.restore();
}

Lasso::Mode lassoMode(Qt::KeyboardModifiers held) {
  if (held.testFlag(Qt::AltModifier)) {
    return Lasso::Mode::Remove;
  }
  return held.testFlag(Qt::ControlModifier) ? Lasso::Mode::Add : Lasso::Mode::Replace;
}

}  // namespace steelyard::ui
