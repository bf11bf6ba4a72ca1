// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_pointer.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
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

}  // namespace

/// \return whether there is a mark in that direction
bool PlotPointer::step(const PlotFrame& frame, const std::vector<QPointF>& marks, bool forward) {
  const QRectF area = frame.area().adjusted(-1, -1, 1, 1);  // a mark on the border is rounded
  const std::ptrdiff_t by = forward ? 1 : -1;
  std::ptrdiff_t next = mark_ ? *mark_ + by : forward ? 0 : std::ssize(marks) - 1;
  for (; next >= 0 && next < std::ssize(marks); next += by) {
    const QPointF& mark = marks[static_cast<std::size_t>(next)];
    if (area.contains(mark)) {
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

std::vector<QEvent::Type> PlotPointer::answer(const QKeyEvent& key, const PlotFrame& frame,
                                              const Marks& marks) {
  const bool forward = key.key() == Qt::Key_PageDown;
  if (forward || key.key() == Qt::Key_PageUp) {
    if (step(frame, marks(), forward)) {
      return {QEvent::MouseMove};
    }
    return {};
  }
  if (const auto along = direction(key.key());
      along && key.modifiers().testFlag(Qt::ControlModifier)) {
    mark_.reset();
    moveTo(frame, place_.value_or(frame.area().center()) + *along * pixelsPerKey);
    return {QEvent::MouseMove};
  }
  if (!place_) {
    return {};
  }
  if (key.key() == Qt::Key_L && !held_) {
    held_ = true;
    return {QEvent::MouseButtonPress};
  }
  if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
    if (std::exchange(held_, false)) {
      return {QEvent::MouseButtonRelease};
    }
    return {QEvent::MouseButtonPress, QEvent::MouseButtonRelease};
  }
  return {};
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
