// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QRect>
#include <optional>
#include <vector>

#include "ui/plots/framed_plot.h"

namespace steelyard::ui {

/// The values between which a heat map's colours run.
struct HeatScale {
  double low = -1, high = 1;  ///< low < high; values beyond have the colour of the end
  bool diverging = true;      ///< two colours that meet in the middle; otherwise one scale

  [[nodiscard]] bool operator==(const HeatScale& other) const = default;
};

/// A matrix as coloured cells, the first row at the top; at first on the scale of correlations.
/// Cells that are large enough also show their number. As a picture, cells are square and have no
/// numbers, and non-finite values are not drawn.
class HeatMapPlot : public FramedPlot {
  Q_OBJECT
 public:
  explicit HeatMapPlot(QWidget* parent = nullptr);

  /// \param values  row after row, as many as rowNames times columnNames (otherwise nothing is
  /// shown); non-finite values are grey
  void setMatrix(const QStringList& rowNames, const QStringList& columnNames,
                 std::vector<double> values);
  void setScale(const HeatScale& scale);
  [[nodiscard]] const HeatScale& scale() const { return scale_; }
  void setPicture(bool picture);
  /// What each cell is, row after row: the tool tip says it instead of the names of row and column.
  /// As many as values, or none.
  void setCellNames(QStringList names);
  /// Cells with a dot, row after row; as many as values, or none.
  void setMarked(std::vector<bool> marked);
  /// Name of the values, shown beside the colour bar and in the tool tip.
  void setValueTitle(const QString& title);

  void clear() override { setMatrix({}, {}, {}); }
  [[nodiscard]] bool isEmpty() const override { return values_.empty(); }
  [[nodiscard]] QStringList dataHeader() const override;
  [[nodiscard]] std::size_t dataRows() const override;
  [[nodiscard]] QStringList dataRow(std::size_t row) const override;

 Q_SIGNALS:
  /// A person has clicked a cell, or pressed Enter at it.
  void cellClicked(int row, int column);

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  [[nodiscard]] std::vector<QPointF> pointable(const PlotFrame& frame) const override;
  void clickAt(const QPointF& place, const PlotFrame& frame) override;

 private:
  struct Cell {
    qsizetype row, column;
  };
  [[nodiscard]] double valueOf(const Cell& cell) const;
  [[nodiscard]] std::size_t positionOf(const Cell& cell) const;
  [[nodiscard]] bool isDrawn(double value) const;
  [[nodiscard]] QColor colourOf(double value) const;
  [[nodiscard]] QString nameOf(const Cell& cell) const;
  void paintValues();
  /// The cells that are at least partly visible: x and width are columns, y and height rows.
  [[nodiscard]] QRect seenCells(const PlotFrame& frame) const;
  [[nodiscard]] QRectF placeOf(const QRect& cells, const PlotFrame& frame) const;
  [[nodiscard]] std::optional<Cell> cellAt(const QPointF& place, const PlotFrame& frame) const;
  void paintCells(QPainter& painter, const PlotFrame& frame, const QRect& seen) const;
  void paintNumber(QPainter& painter, const QRectF& room, const Cell& cell) const;
  void paintMarks(QPainter& painter, const PlotFrame& frame, const QRect& seen) const;
  void paintImage(QPainter& painter, const PlotFrame& frame, const QRect& seen, bool onPaper) const;

  QStringList rowNames_, columnNames_, cellNames_;
  std::vector<bool> marked_;
  bool picture_ = false;
  std::vector<double> values_;
  QString valueTitle_;
  HeatScale scale_;
  QImage image_;  // one pixel per cell
};

}  // namespace steelyard::ui
