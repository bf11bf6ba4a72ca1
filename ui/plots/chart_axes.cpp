// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/chart_axes.h"

#include <QtCharts/QChart>
#include <QtCharts/QValueAxis>

#include "ui/plots/axis_ticks.h"

namespace steelyard::ui {

void attachBareAxes(QChart& chart, QValueAxis& x, QValueAxis& y) {
  chart.addAxis(&x, Qt::AlignBottom);
  chart.addAxis(&y, Qt::AlignLeft);
  x.setVisible(false);
  y.setVisible(false);
}

void setBareRange(QValueAxis& axis, const AxisTicks& ticks) {
  axis.setRange(ticks.low, ticks.high);
}

}  // namespace steelyard::ui
