// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "ui/plots/chart_plot.h"
#include "ui/plots/row_stretches.h"

class QAreaSeries;
class QLineSeries;
class QValueAxis;

namespace steelyard::ui {

struct PointLook;

/// Fixed ends of an axis. If there are none, the data decide.
struct AxisEnds {
  std::optional<double> low = {}, high = {};
  bool wholeNumbers = false;  ///< steps below one would be meaningless, whatever the data

  [[nodiscard]] bool operator==(const AxisEnds& other) const = default;
};

/// Lines with optional bands and markers. Non-finite points (on a logarithmic axis: non-positive
/// ones) are left out.
class LinePlot : public ChartPlot {
  Q_OBJECT
 public:
  explicit LinePlot(QWidget* parent = nullptr);

  /// Replaces all lines. x, y (and low, high, if given) of a series have equal lengths.
  void setSeries(std::vector<LineSeries> series);
  void setLogarithmicY(bool on);
  void setLogarithmicX(bool on);
  /// Fixed ends of an axis. If there are none, the data decide. A logarithmic axis ignores ends
  /// that are not positive.
  void setXEnds(const AxisEnds& ends);
  void setYEnds(const AxisEnds& ends);

  /// A thin line across, at what is shown elsewhere, if there is anything of that kind.
  void setMarker(std::optional<double> x);
  [[nodiscard]] std::optional<double> marker() const { return marker_; }

  void clear() override { setSeries({}); }
  [[nodiscard]] bool isEmpty() const override;
  [[nodiscard]] QStringList dataHeader() const override;
  [[nodiscard]] std::size_t dataRows() const override;
  [[nodiscard]] QStringList dataRow(std::size_t row) const override;
  [[nodiscard]] const std::vector<LineSeries>& series() const { return series_; }

 Q_SIGNALS:
  /// The point of a series nearest to a click, if it is close enough.
  void pointClicked(int series, int point);

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void fillChart(const PlotFrame& frame) override;
  void paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  [[nodiscard]] std::vector<QPointF> pointable(const PlotFrame& frame) const override;
  void clickAt(const QPointF& place, const PlotFrame& frame) override;

 private:
  /// The chart's objects for one series; owned by the chart.
  struct Strand {
    QLineSeries* line;
    QLineSeries* low;
    QLineSeries* high;
    QAreaSeries* band;
  };
  struct Hit {
    int series, point;
  };
  void setStrandCount(std::size_t count);
  void fillStrand(const Strand& strand, const LineSeries& series, const PlotFrame& frame) const;
  void paintMarkers(QPainter& painter, const PlotFrame& frame, const LineSeries& drawn,
                    const PointLook& look) const;
  void paintCloud(QPainter& painter, const PlotFrame& frame, const LineSeries& drawn,
                  const PointLook& look) const;
  void paintLoneBand(QPainter& painter, const PlotFrame& frame, const LineSeries& series,
                     const QColor& colour) const;
  [[nodiscard]] std::vector<double> plotted(const std::vector<double>& y) const;
  [[nodiscard]] double plotted(double y) const;
  [[nodiscard]] std::vector<double> placed(const std::vector<double>& x) const;
  [[nodiscard]] double placed(double x) const;
  [[nodiscard]] std::optional<Hit> nearest(const QPointF& place, double reach,
                                           const PlotFrame& frame) const;

  void paintMarker(QPainter& painter, const PlotFrame& frame) const;

  std::vector<LineSeries> series_;
  RowStretches stretches_;  ///< one a series
  bool named_ = false;      ///< whether any series names its points
  std::optional<double> marker_;
  AxisEnds xEnds_, yEnds_;
  bool logarithmic_ = false;  ///< y
  bool logarithmicX_ = false;
  QValueAxis* xAxis_;  // owned by the chart
  QValueAxis* yAxis_;
  std::vector<Strand> strands_;
};

}  // namespace steelyard::ui
