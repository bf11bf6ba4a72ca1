// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/measures/column_summary.h"
#include "ui/plots/framed_plot.h"
#include "ui/plots/row_stretches.h"

namespace steelyard::ui {

/// The values behind one box of each name.
struct BoxGroup {
  QString name;                             ///< in the legend; empty if it is not there
  std::vector<std::vector<double>> values;  ///< one list a name; non-finite values are not drawn
  std::vector<double> reference = {};       ///< marked on the boxes; one a name, or empty
};

/// Boxes from the first quartile to the third with their median, whiskers and outliers; where there
/// are few values, each is a faint dot. They lie below each other beside their names while these
/// fit as they are, or else below their names; they stand where there is not enough height.
class BoxPlot : public FramedPlot {
  Q_OBJECT
 public:
  explicit BoxPlot(QWidget* parent = nullptr) : FramedPlot(parent) {}

  void setBoxes(const QStringList& names, std::vector<BoxGroup> groups);
  /// Fixed ends of the axis of the values. If there are none, the values decide.
  void setValueEnds(std::optional<double> low, std::optional<double> high);

  void clear() override { setBoxes({}, {}); }
  [[nodiscard]] bool isEmpty() const override { return !anyValue_; }
  [[nodiscard]] QStringList dataHeader() const override;
  /// One row a value.
  [[nodiscard]] std::size_t dataRows() const override;
  [[nodiscard]] QStringList dataRow(std::size_t row) const override;
  /// The middle of a box, in the widget, at a value; as last drawn.
  [[nodiscard]] QPointF placeIn(std::size_t name, std::size_t group, double value) const;

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  [[nodiscard]] bool isTurned(const PlotFrame& frame) const override {
    return frame.y.fixed.has_value();
  }
  void prepareData(const PlotFrame& frame) override;
  void paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  [[nodiscard]] std::vector<QPointF> pointable(const PlotFrame& frame) const override;

 private:
  struct Box {
    std::size_t name, group;
  };
  /// Across the axis of the values, in pixels.
  struct Extent {
    double centre, half;
  };
  void countRows();
  [[nodiscard]] bool hasReference(const BoxGroup& group) const;
  [[nodiscard]] double referenceOf(const Box& box) const;
  [[nodiscard]] AxisRange valueRange() const;
  void addLegend(PlotFrame& frame) const;
  [[nodiscard]] AxisTicks rows(bool named) const;
  [[nodiscard]] bool fitsBeside(const PlotFrame& frame, const QSizeF& size) const;
  [[nodiscard]] bool fitsBelow(const PlotFrame& frame, const QSizeF& size) const;
  void stand(PlotFrame& frame, const QSizeF& size) const;
  [[nodiscard]] bool namesAreAbove(const PlotFrame& frame) const;
  [[nodiscard]] double pitch(const PlotFrame& frame) const;
  [[nodiscard]] Extent extentOf(const Box& box, const PlotFrame& frame) const;
  [[nodiscard]] QPointF pointOf(double value, double across, const PlotFrame& frame) const;
  void paintNames(QPainter& painter, const PlotFrame& frame) const;
  void paintBox(QPainter& painter, const PlotFrame& frame, const Box& box) const;
  void paintDots(QPainter& painter, const PlotFrame& frame, const Box& box) const;
  void paintReference(QPainter& painter, const PlotFrame& frame, const Box& box) const;
  [[nodiscard]] std::optional<Box> boxAt(const QPointF& place, const PlotFrame& frame) const;

  QStringList names_;
  std::vector<BoxGroup> groups_;
  std::vector<std::vector<BoxSummary>> summaries_;  // of each group, one a name
  RowStretches stretches_;                          // one of each group of each name
  bool named_ = false;                              // whether any group is
  bool referred_ = false;                           // likewise
  bool anyValue_ = false;
  std::optional<double> low_, high_;
  PlotFrame drawn_;
};

}  // namespace steelyard::ui
