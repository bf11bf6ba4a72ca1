// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_navigation.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/plots/plot_frame.h"

namespace steelyard::ui {
namespace {

using Answer = PlotNavigation::Answer;

constexpr double perNotch = 1.25;      // per notch of the wheel or key stroke
constexpr double notchAngle = 120;     // in Qt's unit, eighths of a degree
constexpr double smallestPart = 1e-5;  // of the whole; deeper, labels and lines are meaningless
constexpr double largestPart = 8;      // any further out, the data shrink to a dot
constexpr double keyStep = 0.1;        // of the area, per arrow key

/// The names whose places, with so much on either side, are seen, each in the middle of what is.
AxisTicks namesBetween(const AxisTicks& all, double low, double high, double half) {
  AxisTicks seen{low, high, {}, {}};
  for (std::size_t i = 0; i < all.positions.size(); ++i) {
    const double from = std::max(low, all.positions[i] - half);
    const double to = std::min(high, all.positions[i] + half);
    if (from < to || (half == 0 && from == to)) {
      seen.positions.push_back((from + to) / 2);
      seen.labels << all.labels.at(static_cast<qsizetype>(i));
    }
  }
  return seen;
}

/// A fixed axis has no range: its names have their own positions.
void narrow(FrameAxis& axis, double low, double high) {
  if (!axis.fixed) {
    axis.range.low = low;
    axis.range.high = high;
    axis.range.tight = true;
    axis.range.wholeNumbers = axis.range.wholeNumbers && high - low > 2;  // else there is no tick
    return;
  }
  const AxisTicks& all = *axis.fixed;
  AxisTicks seen = namesBetween(all, low, high, 0);
  if (seen.positions.empty()) {  // inside a cell, or on the border of two
    const bool alone = all.positions.size() < 2;
    seen = namesBetween(
        all, low, high,
        0.5 * (alone ? all.high - all.low : std::abs(all.positions[1] - all.positions[0])));
  }
  axis.fixed = std::move(seen);
}

/// Position of the pointer along an axis of the area, 0 to 1.
double share(double place, double from, double to) {
  return to == from ? 0.5 : std::clamp((place - from) / (to - from), 0.0, 1.0);
}

}  // namespace

PlotNavigation::View PlotNavigation::wholeOf(const PlotFrame& frame) {
  return {{frame.xTicks().low, frame.xTicks().high},
          {frame.yTicks().low, frame.yTicks().high},
          frame.x.range.logarithmic,
          frame.y.range.logarithmic};
}

/// The frame may be out of date: several events can arrive between two redraws.
PlotNavigation::View PlotNavigation::viewOn(const PlotFrame& frame) const {
  if (view_) {
    return *view_;
  }
  return whole_ ? *whole_ : wholeOf(frame);
}

void PlotNavigation::applyTo(PlotFrame& frame) {
  if (!view_) {
    whole_.reset();
    return;
  }
  if (view_->logarithmicX != frame.x.range.logarithmic ||
      view_->logarithmicY != frame.y.range.logarithmic) {
    return showAll();
  }
  narrow(frame.x, view_->x.low, view_->x.high);
  narrow(frame.y, view_->y.low, view_->y.high);
}

void PlotNavigation::zoom(const PlotFrame& frame, const QPointF& about, double factor) {
  View view = viewOn(frame);
  if (!view_) {
    whole_ = view;
  }
  const QRectF area = frame.area();
  const bool onlyX = about.y() > area.bottom() && about.x() > area.left();
  const bool onlyY = about.x() < area.left() && about.y() < area.bottom();
  const auto scale = [factor](Span& span, const Span& whole, double part) {
    const double deepest = std::max(smallestPart * whole.width(),
                                    1e-7 * std::max(std::abs(span.low), std::abs(span.high)));
    const double width =
        std::clamp(span.width() / factor, deepest, std::max(deepest, largestPart * whole.width()));
    const double fixedPoint = span.low + part * span.width();
    span = {fixedPoint - part * width, fixedPoint + (1 - part) * width};
  };
  if (!onlyY) {
    scale(view.x, whole_->x, share(about.x(), area.left(), area.right()));
  }
  if (!onlyX) {
    scale(view.y, whole_->y, share(about.y(), area.bottom(), area.top()));
  }
  view_ = view;
}

void PlotNavigation::pan(const PlotFrame& frame, const QPointF& byPixels) {
  View view = viewOn(frame);
  if (!view_) {
    whole_ = view;
  }
  const double across = byPixels.x() / std::max(1.0, frame.area().width()) * view.x.width();
  const double up = -byPixels.y() / std::max(1.0, frame.area().height()) * view.y.width();
  view.x = {view.x.low - across, view.x.high - across};
  view.y = {view.y.low - up, view.y.high - up};
  view_ = view;
}

Answer PlotNavigation::answer(QEvent& event, const PlotFrame& frame) {
  switch (event.type()) {
    case QEvent::Wheel:
      return answerWheel(dynamic_cast<QWheelEvent&>(event), frame);
    case QEvent::MouseButtonPress:
      return answerPress(dynamic_cast<QMouseEvent&>(event), frame);
    case QEvent::MouseMove:
      return answerMove(dynamic_cast<QMouseEvent&>(event), frame);
    case QEvent::MouseButtonRelease:
      return answerRelease(dynamic_cast<QMouseEvent&>(event));
    case QEvent::MouseButtonDblClick:
      showAll();
      return Answer::Moved;
    case QEvent::KeyPress:
      return answerKey(dynamic_cast<QKeyEvent&>(event), frame);
    case QEvent::KeyRelease:
      if (const auto& key = dynamic_cast<QKeyEvent&>(event);
          key.key() == Qt::Key_Space && !key.isAutoRepeat()) {
        spaceIsDown_ = false;
        return Answer::Taken;
      }
      return Answer::NotMine;
    case QEvent::FocusOut:
      spaceIsDown_ = false;
      return Answer::NotMine;
    default:
      return Answer::NotMine;
  }
}

Answer PlotNavigation::answerWheel(const QWheelEvent& event, const PlotFrame& frame) {
  const double notches = event.angleDelta().y() / notchAngle;
  if (notches == 0) {
    return Answer::Taken;
  }
  zoom(frame, event.position(), std::pow(perNotch, notches));
  return Answer::Moved;
}

Answer PlotNavigation::answerPress(const QMouseEvent& event, const PlotFrame& frame) {
  const bool byLeft =
      event.button() == Qt::LeftButton &&
      (spaceIsDown_ || (plainDragPans_ && view_) || event.modifiers().testFlag(Qt::ShiftModifier));
  if ((event.button() != Qt::MiddleButton && !byLeft) || !frame.area().contains(event.position())) {
    return Answer::NotMine;
  }
  heldAt_ = event.position();
  heldBy_ = event.button();
  return Answer::Taken;
}

Answer PlotNavigation::answerMove(const QMouseEvent& event, const PlotFrame& frame) {
  if (!heldAt_) {
    return Answer::NotMine;
  }
  if (!event.buttons().testFlag(heldBy_)) {  // released without an event to us
    heldAt_.reset();
    return Answer::NotMine;
  }
  pan(frame, event.position() - *heldAt_);
  heldAt_ = event.position();
  return Answer::Moved;
}

Answer PlotNavigation::answerRelease(const QMouseEvent& event) {
  if (!heldAt_ || event.button() != heldBy_) {
    return Answer::NotMine;
  }
  heldAt_.reset();
  return Answer::Taken;
}

Answer PlotNavigation::answerKey(const QKeyEvent& event, const PlotFrame& frame) {
  constexpr Qt::KeyboardModifiers harmless = Qt::ShiftModifier | Qt::KeypadModifier;
  if ((event.modifiers() & ~harmless) != Qt::NoModifier) {
    return Answer::NotMine;
  }
  const QSizeF step = frame.area().size() * keyStep;
  switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:  // where + needs Shift
      zoom(frame, frame.area().center(), perNotch);
      return Answer::Moved;
    case Qt::Key_Minus:
      zoom(frame, frame.area().center(), 1 / perNotch);
      return Answer::Moved;
    case Qt::Key_0:
      showAll();
      return Answer::Moved;
    case Qt::Key_Left:
      pan(frame, {step.width(), 0});
      return Answer::Moved;
    case Qt::Key_Right:
      pan(frame, {-step.width(), 0});
      return Answer::Moved;
    case Qt::Key_Up:
      pan(frame, {0, step.height()});
      return Answer::Moved;
    case Qt::Key_Down:
      pan(frame, {0, -step.height()});
      return Answer::Moved;
    case Qt::Key_Space:
      spaceIsDown_ = true;
      return Answer::Taken;
    default:
      return Answer::NotMine;
  }
}

}  // namespace steelyard::ui
