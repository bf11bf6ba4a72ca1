// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/framed_plot.h"

class QChart;
class QGraphicsScene;

namespace steelyard::ui {

/// A plot whose data Qt Charts draws. Only such plots hold a chart. The chart has neither axes
/// nor a legend that are seen; the frame around it is ours. A scene of its own, without a view,
/// paints it between the other layers, on the screen as in exports.
class ChartPlot : public FramedPlot {
  Q_OBJECT
 public:
  explicit ChartPlot(QWidget* parent = nullptr);

 protected:
  [[nodiscard]] QChart& chart() const { return *chart_; }
  /// Updates the chart's series, including their colours: the theme may have changed.
  virtual void fillChart(const PlotFrame& frame) = 0;
  void prepareData(const PlotFrame& frame) final;
  void paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) final;

 private:
  QGraphicsScene* scene_;  // owned by this widget
  QChart* chart_;          // owned by the scene
};

}  // namespace steelyard::ui
