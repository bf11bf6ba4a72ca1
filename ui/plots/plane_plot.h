// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "ui/plots/framed_plot.h"
#include "ui/plots/row_stretches.h"

namespace steelyard::ui {

/// A named point: two numbers, each with its standard error.
struct PlanePoint {
  QString name;
  double x = 0, y = 0;
  double xError = 0, yError = 0;
};

/// Points of one kind.
struct PlaneSeries {
  QString name;  ///< in the legend
  std::vector<PlanePoint> points;
  int colour = 0;  ///< of categoricalColour
  int shape = 0;   ///< of markerShape
  double size = 7;
  bool labelled = false;  ///< names are written beside as many points as space allows
};

/// Labels of the four corners of the plane, and one sentence for the tool tip.
struct PlaneCorners {
  QString nearBoth, nearX, nearY, farBoth;  ///< at 0 0; x near 0 only; y near 0 only; at 1 1
  QString sentence;
};

/// Named points between 0 and 1 along both axes (further if a point lies beyond), with the
/// diagonal, which shows which of the two errors is larger.
class PlanePlot : public FramedPlot {
  Q_OBJECT
 public:
  explicit PlanePlot(QWidget* parent = nullptr);

  void setSeries(std::vector<PlaneSeries> series);
  [[nodiscard]] const std::vector<PlaneSeries>& series() const { return series_; }
  void setCorners(PlaneCorners corners);
  /// What tool tips call the two numbers of a point: the titles of the axes say more.
  void setValueNames(const QString& x, const QString& y);

  void clear() override { setSeries({}); }
  [[nodiscard]] bool isEmpty() const override;
  [[nodiscard]] QStringList dataHeader() const override;
  [[nodiscard]] std::size_t dataRows() const override;
  [[nodiscard]] QStringList dataRow(std::size_t row) const override;

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  [[nodiscard]] std::vector<QPointF> pointable(const PlotFrame& frame) const override;

 private:
  void paintCorners(QPainter& painter, const PlotFrame& frame) const;
  void paintMarkers(QPainter& painter, const PlotFrame& frame, bool onPaper) const;
  static void stampMarkers(QPainter& painter, const PlotFrame& frame, const PlaneSeries& series);
  void paintNames(QPainter& painter, const PlotFrame& frame) const;

  std::vector<PlaneSeries> series_;
  RowStretches stretches_;  // one a series
  PlaneCorners corners_;
  QString xName_;
  QString yName_;
};

}  // namespace steelyard::ui
