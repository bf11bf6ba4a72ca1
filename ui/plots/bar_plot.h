// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "ui/plots/chart_plot.h"

class QAction;
class QAreaSeries;
class QLineSeries;
class QValueAxis;

namespace steelyard::ui {

/// One bar a feature. As long as their names fit below each other the bars lie, with the names
/// beside them; more of them stand side by side, numbered, and tell their name when pointed at.
class BarPlot : public ChartPlot {
  Q_OBJECT
 public:
  enum class Order { Column, Sorted };

  explicit BarPlot(QWidget* parent = nullptr);

  /// names and values have equal lengths; a value that is not finite has no bar.
  void setBars(const QStringList& names, std::vector<double> values);
  /// Known values, marked on the bars; one per bar, or empty.
  void setReference(std::vector<double> reference);
  void setOrder(Order order);
  [[nodiscard]] Order order() const { return order_; }
  /// Checkable; also in the context menu.
  [[nodiscard]] QAction& sortAction() const { return *sort_; }

  void clear() override;
  [[nodiscard]] bool isEmpty() const override { return values_.empty(); }
  [[nodiscard]] PlotData data() const override;

 Q_SIGNALS:
  void orderChanged(steelyard::ui::BarPlot::Order order);

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void fillChart(const PlotFrame& frame) override;
  void paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;

 private:
  void arrange();
  [[nodiscard]] bool lying(const PlotFrame& frame, const QSizeF& size) const;
  [[nodiscard]] bool hasReference() const { return reference_.size() == values_.size(); }
  /// Bars' ends, in axis coordinates of the value axis.
  [[nodiscard]] AxisRange valueRange() const;
  [[nodiscard]] QString name(std::size_t feature) const;
  /// Place of the k-th bar along its axis, and the bar at a place.
  [[nodiscard]] double placeOf(std::size_t k, const PlotFrame& frame) const;

  QStringList names_;
  std::vector<double> values_, reference_;
  std::vector<std::size_t> arranged_;  // features in drawing order
  Order order_ = Order::Column;
  QAction* sort_;  // owned by this widget
  QValueAxis* xAxis_;
  QValueAxis* yAxis_;
  QLineSeries* outline_;
  QLineSeries* ground_;
  QAreaSeries* bars_;
};

}  // namespace steelyard::ui
