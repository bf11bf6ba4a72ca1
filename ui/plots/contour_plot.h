// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <optional>
#include <vector>

#include "ui/plots/framed_plot.h"

namespace steelyard::ui {

/// Values on the cells of a grid in the plane. Each belongs to the centre of its cell.
struct ContourGrid {
  double xLow = 0, xHigh = 1;  ///< outer edges; low < high
  double yLow = 0, yHigh = 1;
  int columns = 0, rows = 0;
  std::vector<double> values;  ///< columns * rows, row after row from yLow up; not finite: blank
};

/// Filled contours of a surface over the plane (a free energy): between the centres of the cells
/// values are interpolated linearly along both axes; blank cells stay blank. Levels are at
/// multiples of 1, 2 or 5 times a power of ten.
class ContourPlot : public FramedPlot {
  Q_OBJECT
 public:
  explicit ContourPlot(QWidget* parent = nullptr);

  /// Shows nothing if the number of values differs from the number of cells, or if no value is
  /// finite.
  void setGrid(ContourGrid grid);
  /// Shown beside the colour bar and in the tool tip; initially no title, and kT.
  void setValueTitle(const QString& title, const QString& unit);

  /// Positions marked on top of the contours, such as chosen samples.
  void setMarks(std::vector<QPointF> marks);
  [[nodiscard]] const std::vector<QPointF>& marks() const { return marks_; }

  void clear() override {
    setMarks({});
    setGrid({});
  }
  [[nodiscard]] bool isEmpty() const override { return grid_.values.empty(); }
  [[nodiscard]] QStringList dataHeader() const override;
  [[nodiscard]] std::size_t dataRows() const override;
  [[nodiscard]] QStringList dataRow(std::size_t row) const override;
  /// The colour of a value.
  [[nodiscard]] QColor colourOf(double value) const;

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void prepareData(const PlotFrame& frame) override;
  void paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  [[nodiscard]] std::vector<QPointF> pointable(const PlotFrame& frame) const override;

 private:
  [[nodiscard]] int bandOf(double value) const;
  [[nodiscard]] int bandCount() const { return static_cast<int>(levels_.positions.size()) - 1; }
  [[nodiscard]] double cellValue(int column, int row) const;
  /// Of a cell, in axis coordinates.
  [[nodiscard]] QPointF centreOf(int column, int row) const;
  [[nodiscard]] std::vector<int> bandsOfPixels(const PlotFrame& frame, const QSize& pixels) const;
  [[nodiscard]] QImage painted(const PlotFrame& frame, double pixelRatio) const;
  [[nodiscard]] QString valueTitle() const;
  void paintMarks(const PlotFrame& frame, double pixelRatio);

  ContourGrid grid_;
  AxisTicks levels_;  // range, and boundaries between the bands
  QString title_, unit_;
  QImage image_;  // of the plot area; null while it must be painted
  std::vector<QPointF> marks_;
  QImage marksImage_;  // the same
};

}  // namespace steelyard::ui
