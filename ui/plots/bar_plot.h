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

/// One bar per feature, with its name. They lie below each other, or stand side by side where they
/// are too many for that and their names short enough. Where there is room for neither, the largest
/// are drawn and the others counted.
class BarPlot : public ChartPlot {
  Q_OBJECT
 public:
  enum class Order { Column, Sorted };

  explicit BarPlot(QWidget* parent = nullptr);

  /// names and values have equal lengths; a non-finite value has no bar.
  void setBars(const QStringList& names, std::vector<double> values);
  /// Known values, marked on the bars; one per bar, or empty.
  void setReference(std::vector<double> reference);
  /// Paler, wider bars behind the others, by the name of what they are of; one per bar, or empty.
  void setBase(const QString& name, std::vector<double> values);
  /// Ends of an error bar for each bar, or both empty.
  void setErrors(std::vector<double> low, std::vector<double> high);
  void setOrder(Order order);
  [[nodiscard]] Order order() const { return order_; }
  /// Checkable; also in the context menu.
  [[nodiscard]] QAction& sortAction() const { return *sort_; }

  void clear() override;
  [[nodiscard]] bool isEmpty() const override { return values_.empty(); }
  [[nodiscard]] QStringList dataHeader() const override;
  [[nodiscard]] std::size_t dataRows() const override;
  [[nodiscard]] QStringList dataRow(std::size_t row) const override;

 Q_SIGNALS:
  void orderChanged(steelyard::ui::BarPlot::Order order);

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  [[nodiscard]] bool isTurned(const PlotFrame& frame) const override {
    return frame.y.fixed.has_value();
  }
  void fillChart(const PlotFrame& frame) override;
  void paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  [[nodiscard]] std::vector<QPointF> pointable(const PlotFrame& frame) const override;

 private:
  void arrange();
  void paintErrors(QPainter& painter, const PlotFrame& frame) const;
  void paintReference(QPainter& painter, const PlotFrame& frame) const;
  [[nodiscard]] bool hasErrors() const {
    return low_.size() == values_.size() && high_.size() == values_.size();
  }
  /// How many names fit below each other.
  [[nodiscard]] std::size_t rowsIn(const PlotFrame& frame, const QSizeF& size) const;
  [[nodiscard]] bool standSideBySide(const PlotFrame& frame, const QSizeF& size) const;
  void describeLying(PlotFrame& frame, std::size_t bars) const;
  void describeStanding(PlotFrame& frame) const;
  /// The features with the largest sizes, in drawing order.
  [[nodiscard]] std::vector<std::size_t> largest(std::size_t bars) const;
  /// The features that have a bar.
  [[nodiscard]] std::vector<std::size_t> drawnIn(const PlotFrame& frame) const;
  [[nodiscard]] bool hasBase() const { return base_.size() == values_.size(); }
  /// The corners of bars of these values.
  [[nodiscard]] QVector<QPointF> outlineOf(const std::vector<double>& values, double half,
                                           const PlotFrame& frame) const;
  [[nodiscard]] bool hasReference() const { return reference_.size() == values_.size(); }
  /// The range of the bars, in axis coordinates of the value axis.
  [[nodiscard]] AxisRange valueRange() const;
  [[nodiscard]] QString name(std::size_t feature) const;
  /// Position of the k-th bar along its axis.
  [[nodiscard]] static double placeOf(std::size_t k, const PlotFrame& frame);
  /// Where the k-th bar of those drawn has this value, in the widget.
  [[nodiscard]] static QPointF pointOf(double value, std::size_t k, const PlotFrame& frame);

  QStringList names_;
  std::vector<double> values_, reference_, low_, high_, base_;
  QString baseName_;
  std::vector<std::size_t> arranged_;  // features in drawing order
  Order order_ = Order::Column;
  QAction* sort_;  // owned by this widget
  QValueAxis* xAxis_;
  QValueAxis* yAxis_;
  QLineSeries* outline_;
  QLineSeries* ground_;
  QAreaSeries* bars_;
  QLineSeries* baseOutline_;
  QLineSeries* baseGround_;
  QAreaSeries* baseBars_;
};

}  // namespace steelyard::ui
