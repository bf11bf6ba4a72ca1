// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QRect>
#include <optional>
#include <vector>

#include "ui/plots/chart_plot.h"

namespace steelyard::ui {

/// A matrix of values between -1 and 1 (correlations) as coloured cells, the first row at the top.
/// Cells that are large enough also hold their number.
class HeatMapPlot : public ChartPlot {
  Q_OBJECT
 public:
  explicit HeatMapPlot(QWidget* parent = nullptr);

  /// \param values  row after row, as many as rowNames times columnNames (else nothing is shown);
  ///                what is not finite is grey
  void setMatrix(const QStringList& rowNames, const QStringList& columnNames,
                 std::vector<double> values);
  /// What the values are; beside the colour bar and in the tool tip.
  void setValueTitle(const QString& title);

  void clear() override { setMatrix({}, {}, {}); }
  [[nodiscard]] bool isEmpty() const override { return values_.empty(); }
  [[nodiscard]] PlotData data() const override;

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void fillChart(const PlotFrame& /*frame*/) override {}
  void paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;

 private:
  struct Cell {
    qsizetype row, column;
  };
  [[nodiscard]] double valueOf(const Cell& cell) const;
  /// The cells of which something is seen: x and width are columns, y and height rows.
  [[nodiscard]] QRect seenCells(const PlotFrame& frame) const;
  [[nodiscard]] QRectF placeOf(const QRect& cells, const PlotFrame& frame) const;
  [[nodiscard]] std::optional<Cell> cellAt(const QPointF& place, const PlotFrame& frame) const;
  void paintCells(QPainter& painter, const PlotFrame& frame, const QRect& seen) const;
  void paintNumber(QPainter& painter, const QRectF& room, const Cell& cell) const;
  void paintImage(QPainter& painter, const PlotFrame& frame, const QRect& seen, bool onPaper) const;

  QStringList rowNames_, columnNames_;
  std::vector<double> values_;
  QString valueTitle_;
  QImage image_;  // a pixel per cell
};

}  // namespace steelyard::ui
