// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "ui/plots/axis_ticks.h"
#include "ui/plots/palette.h"

class QPainter;

namespace steelyard::ui {

/// One axis as a plot asks for it.
struct FrameAxis {
  QString title;
  AxisRange range;
  std::optional<AxisTicks>
      fixed;  ///< names instead of numbers, at equal distances: long ones are elided, and where
              ///< they would meet only every n-th is shown; along x they stand upright if need be
};

struct LegendEntry {
  QString name;
  QColor colour;
  std::optional<int> shape;  ///< a marker shape; none: a line
};

/// Stands right of the plot area and explains the colours of values.
struct ColourBar {
  QString title;
  double low = 0, high = 1;
  std::function<QColor(double)> colour = sequentialColour;  ///< of 0 (low) to 1 (high)
  int bands = 0;  ///< so many steps of one colour each; 0: smooth
};

/// Everything around the data: axes, grid, tick labels, titles, legend, colour bar. It is laid out
/// from the size of its text, so that no label is ever cut off. Qt Charts would write dots in place
/// of numbers that it finds no room for, therefore the chart draws the data only.
class PlotFrame {
 public:
  FrameAxis x, y;
  std::vector<LegendEntry> legend;
  std::optional<ColourBar> colourBar;
  QString caption;  ///< a line above the area, below the legend; empty: none
  ChartColours colours;
  QFont font;  ///< sized in pixels, so that every device lays out alike

  void layOut(const QSizeF& size);

  [[nodiscard]] QRectF area() const { return area_; }
  [[nodiscard]] const AxisTicks& xTicks() const { return xTicks_; }
  [[nodiscard]] const AxisTicks& yTicks() const { return yTicks_; }
  /// From axis coordinates (see AxisTicks) to the pixel and back.
  [[nodiscard]] QPointF toPixel(double xValue, double yValue) const;
  [[nodiscard]] QPointF fromPixel(const QPointF& pixel) const;
  [[nodiscard]] double lineHeight() const;

  void paint(QPainter& painter) const;
  /// Everything outside of the area once more: what stands out of the area goes, where a painter
  /// does not clip (Qt's SVG generator does not).
  void paintOverMargins(QPainter& painter) const;

 private:
  void layOutLegend(double width);
  void layOutX(double width);
  void layOutY();
  /// Whether names along x have to stand upright; elides them if so.
  void layOutNames();
  static void thinNames(AxisTicks& names, double pixels, double needed);
  void paintAround(QPainter& painter) const;
  void paintGrid(QPainter& painter) const;
  void paintTickLabels(QPainter& painter) const;
  void paintXLabels(QPainter& painter) const;
  void paintTitles(QPainter& painter) const;
  void paintLegend(QPainter& painter) const;
  void paintColourBar(QPainter& painter) const;
  [[nodiscard]] double colourBarWidth() const;

  struct PlacedEntry {
    LegendEntry entry;
    QPointF place;  ///< top left
  };
  QSizeF size_;
  QRectF area_;
  AxisTicks xTicks_, yTicks_, barTicks_;
  std::vector<PlacedEntry> placed_;
  double legendHeight_ = 0;  // with the caption
  double xLabelHeight_ = 0;
  bool upright_ = false;
};

}  // namespace steelyard::ui
