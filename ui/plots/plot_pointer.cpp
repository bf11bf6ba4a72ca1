// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_pointer.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/plots/plot_frame.h"

namespace steelyard::ui {
namespace {

constexpr double pixelsPerKey = 8;

std::optional<QPointF> direction(int key) {
  switch (key) {
    case Qt::Key_Left:
      return QPointF(-1, 0);
    case Qt::Key_Right:
      return QPointF(1, 0);
    case Qt::Key_Up:
      return QPointF(0, -1);
    case Qt::Key_Down:
      return QPointF(0, 1);
    default:
      return std::nullopt;
  }
}

bool isWithin(const QPointF& mark, const PlotFrame& frame) {
  // A mark on the border is rounded, and a rectangle "contains" what is not a number.
  return std::isfinite(mark.x()) && std::isfinite(mark.y()) &&
         frame.area().adjusted(-1, -1, 1, 1).contains(mark);
}

}  // namespace

/// \return whether there is another mark in that direction
bool PlotPointer::step(const PlotFrame& frame, const std::vector<QPointF>& marks, bool forward) {
  const std::ptrdiff_t count = std::ssize(marks);
  const std::ptrdiff_t by = forward ? 1 : -1;
  std::ptrdiff_t next = mark_ ? std::min(*mark_, count) + by : forward ? 0 : count - 1;
  for (; next >= 0 && next < count; next += by) {
    const QPointF& mark = marks[static_cast<std::size_t>(next)];
    // Marks at the same place say the same.
    if (isWithin(mark, frame) && (!place_ || QLineF(mark, *place_).length() > 0.5)) {
      mark_ = next;
      moveTo(frame, mark);
      return true;
    }
  }
  return false;
}

void PlotPointer::moveTo(const PlotFrame& frame, const QPointF& to) {
  const QRectF area = frame.area();
  place_ = QPointF(std::clamp(to.x(), area.left(), area.right()),
                   std::clamp(to.y(), area.top(), area.bottom()));
}

bool PlotPointer::follow(const PlotFrame& frame, const Marks& marks) {
  QPointF to = *place_;
  if (mark_ && !held_) {
    const std::vector<QPointF> all = marks();
    if (*mark_ >= std::ssize(all) || !isWithin(all[static_cast<std::size_t>(*mark_)], frame)) {
      return false;
    }
    to = all[static_cast<std::size_t>(*mark_)];
  }
  moveTo(frame, to);
  return true;
}

std::optional<PlotPointer::Deeds> PlotPointer::answer(const QKeyEvent& key, const PlotFrame& frame,
                                                      const Marks& marks) {
  const bool forward = key.key() == Qt::Key_PageDown;
  if (forward || key.key() == Qt::Key_PageUp) {
    if (step(frame, marks(), forward)) {
      return Deeds{QEvent::MouseMove};
    }
    // Who has come to the end does not want to scroll the plot away.
    return place_ ? std::optional(Deeds()) : std::nullopt;
  }
  if (const auto along = direction(key.key());
      along && key.modifiers().testFlag(Qt::ControlModifier)) {
    mark_.reset();
    moveTo(frame, place_.value_or(frame.area().center()) + *along * pixelsPerKey);
    return Deeds{QEvent::MouseMove};
  }
  return place_ ? press(key) : std::nullopt;
}

std::optional<PlotPointer::Deeds> PlotPointer::press(const QKeyEvent& key) {
  const bool holds = key.key() == Qt::Key_L;
  if (!holds && key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) {
    return std::nullopt;
  }
  if (key.isAutoRepeat() || (holds && held_)) {
    return Deeds();  // a key that stays down clicks once
  }
  if (holds) {
    held_ = true;
    return Deeds{QEvent::MouseButtonPress};
  }
  if (std::exchange(held_, false)) {
    return Deeds{QEvent::MouseButtonRelease};
  }
  return Deeds{QEvent::MouseButtonPress, QEvent::MouseButtonRelease};
}

void PlotPointer::drop() {
  place_.reset();
  mark_.reset();
  held_ = false;
}

void PlotPointer::paint(QPainter& painter, const QColor& colour) const {
  if (!place_) {
    return;
  }
  constexpr double inner = 6;
  constexpr double outer = 12;
  painter.save();
  painter.setPen(QPen(colour, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(*place_, inner, inner);
  for (const QPointF& along : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
    painter.drawLine(*place_ + along * inner, *place_ + along * outer);
  }
  painter.restore();
}

}  // namespace steelyard::ui
