// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/chart_plot.h"

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPainter>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>

namespace steelyard::ui {
namespace {

void clearDecoration(QChart& chart) {
  chart.setAnimationOptions(QChart::NoAnimation);
  chart.setBackgroundVisible(false);
  chart.setPlotAreaBackgroundVisible(false);
  chart.legend()->setVisible(false);
  chart.setMargins({});
  chart.layout()->setContentsMargins(0, 0, 0, 0);
}

}  // namespace

ChartPlot::ChartPlot(QWidget* parent)
    : FramedPlot(parent), scene_(new QGraphicsScene(this)), chart_(new QChart) {
  clearDecoration(*chart_);
  scene_->addItem(chart_);
}

void ChartPlot::prepareData(const PlotFrame& frame) {
  chart_->resize(frame.size());
  chart_->setPlotArea(frame.area());
  fillChart(frame);
}

void ChartPlot::paintData(QPainter& painter, const PlotFrame& frame, bool /*onPaper*/) {
  const QRectF all(QPointF(0, 0), frame.size());
  scene_->render(&painter, all, all);
}

}  // namespace steelyard::ui
