// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <optional>
#include <vector>

#include "ui/plots/chart_plot.h"

namespace steelyard::ui {

/// What colours the points of a cloud; at most one of classes and values, each empty or one per
/// point. All empty: one colour.
struct ScatterColour {
  QString title;
  std::vector<int> classes;  ///< index into classNames; negative: unknown, grey
  QStringList classNames;
  std::vector<double> values;  ///< not finite: grey
};

/// A cloud of samples. It is painted into an image that lies in the plot area, because chart items
/// of one point each are too slow from a few thousand points on.
class ScatterPlot : public ChartPlot {
  Q_OBJECT
 public:
  explicit ScatterPlot(QWidget* parent = nullptr);

  /// x and y have equal lengths; a point that is not finite is left out.
  void setPoints(std::vector<double> x, std::vector<double> y, ScatterColour colour);

  void clear() override { setPoints({}, {}, {}); }
  [[nodiscard]] bool isEmpty() const override { return x_.empty(); }
  [[nodiscard]] PlotData data() const override;

 Q_SIGNALS:
  void pointHovered(int sample);  ///< -1: none any more
  void pointClicked(int sample);

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void fillChart(const PlotFrame& frame) override;
  void paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  void hoverAt(const QPointF& place, const PlotFrame& frame) override;
  void clickAt(const QPointF& place, const PlotFrame& frame) override;

 private:
  struct Look {
    QColor colour;
    int shape;
  };
  /// The distinct looks of points, and which of them a point has.
  [[nodiscard]] std::vector<Look> looks() const;
  [[nodiscard]] std::vector<int> lookOfPoints() const;
  [[nodiscard]] double diameter() const;
  void paintCloud(const PlotFrame& frame, double pixelRatio);
  [[nodiscard]] std::optional<std::size_t> nearest(const QPointF& place,
                                                   const PlotFrame& frame) const;

  std::vector<double> x_, y_;
  ScatterColour colour_;
  double lowest_ = 0, highest_ = 1;  // of colour_.values
  QImage cloud_;                     // of the plot area; null: to be painted
  int hovered_ = -1;
};

}  // namespace steelyard::ui
