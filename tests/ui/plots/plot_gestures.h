// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QPointF>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>
#include <vector>

#include "ui/plots/framed_plot.h"

namespace steelyard::ui {

inline bool waitForRedraw(FramedPlot& plot) {
  return QSignalSpy(&plot, &FramedPlot::redrawn).wait();
}

/// notches > 0: away from the user.
inline void turnWheel(FramedPlot& plot, const QPointF& place, int notches) {
  QWheelEvent event(place, plot.mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QApplication::sendEvent(&plot, &event);
}

inline void moveMouse(FramedPlot& plot, const QPointF& place, Qt::MouseButtons held,
                      Qt::KeyboardModifiers keys = {}) {
  QMouseEvent event(QEvent::MouseMove, place, plot.mapToGlobal(place), Qt::NoButton, held, keys);
  QApplication::sendEvent(&plot, &event);
}

/// From the first place over the others to the last.
inline void drag(FramedPlot& plot, const std::vector<QPointF>& places,
                 Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) {
  QTest::mousePress(&plot, button, keys, places.front().toPoint());
  for (const QPointF& place : places) {
    moveMouse(plot, place, button, keys);
  }
  QTest::mouseRelease(&plot, button, keys, places.back().toPoint());
}

/// Draws a line around this part of the widget.
inline void lassoAround(FramedPlot& plot, const QRectF& part, Qt::KeyboardModifiers keys = {}) {
  drag(plot, {part.topLeft(), part.topRight(), part.bottomRight(), part.bottomLeft()},
       Qt::LeftButton, keys);
}

}  // namespace steelyard::ui
