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

#include "ui/plots/chart_plot.h"

namespace steelyard::ui {

/// What lies under the mouse.
inline QWidget* under(ChartPlot& plot) { return plot.childAt(plot.rect().center()); }

inline bool waitForRedraw(ChartPlot& plot) { return QSignalSpy(&plot, &ChartPlot::redrawn).wait(); }

/// notches > 0: away from the user.
inline void turnWheel(ChartPlot& plot, const QPointF& place, int notches) {
  QWheelEvent event(place, plot.mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QApplication::sendEvent(under(plot), &event);
}

inline void moveMouse(ChartPlot& plot, const QPointF& place, Qt::MouseButtons held,
                      Qt::KeyboardModifiers keys = {}) {
  QMouseEvent event(QEvent::MouseMove, place, plot.mapToGlobal(place), Qt::NoButton, held, keys);
  QApplication::sendEvent(under(plot), &event);
}

/// From the first place over the others to the last.
inline void drag(ChartPlot& plot, const std::vector<QPointF>& places,
                 Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) {
  QTest::mousePress(under(plot), button, keys, places.front().toPoint());
  for (const QPointF& place : places) {
    moveMouse(plot, place, button, keys);
  }
  QTest::mouseRelease(under(plot), button, keys, places.back().toPoint());
}

/// Draws a line around this part of the widget.
inline void lassoAround(ChartPlot& plot, const QRectF& part, Qt::KeyboardModifiers keys = {}) {
  drag(plot, {part.topLeft(), part.topRight(), part.bottomRight(), part.bottomLeft()},
       Qt::LeftButton, keys);
}

}  // namespace steelyard::ui
