// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "ui/plots/axis_ticks.h"
#include "ui/plots/palette.h"

class QPainter;

namespace steelyard::ui {

/// One axis as a plot describes it.
struct FrameAxis {
  QString title;
  AxisRange range;
  std::optional<AxisTicks>
      fixed;  ///< equidistant names instead of numbers: long ones are elided; if they would
              ///< overlap, only every n-th is shown; along x they are rotated if necessary
};

struct LegendEntry {
  QString name;
  QColor colour;
  std::optional<int> shape = {};  ///< a marker shape; if there is none, a line
  QList<qreal> dashes = {};       ///< of the line, as of QPen; empty for a whole line
};

/// Right of the plot area; explains the colours of values.
struct ColourBar {
  QString title;
  double low = 0, high = 1;
  std::function<QColor(double)> colour = sequentialColour;  ///< for 0 (low) to 1 (high)
  int bands = 0;  ///< number of steps of one colour each; 0 if it is smooth
};

/// Everything around the data: axes, grid, tick labels, titles, legend, colour bar. The layout
/// follows from the size of its text, so that no label is cut off. Qt Charts would replace numbers
/// that do not fit by dots, so a chart, where a plot has one, draws the data only.
class PlotFrame {
  Q_DECLARE_TR_FUNCTIONS(PlotFrame)

 public:
  FrameAxis x, y;
  std::vector<LegendEntry> legend;
  std::optional<ColourBar> colourBar;
  bool countsNames =
      false;               ///< where names have no room, says how many have, in place of a caption
  bool sameSteps = false;  ///< a step of x is as long as one of y; both axes have fixed names
  QString entriesAre;      ///< "%1 classes": instead of a legend of dozens; "%1 series" if empty
  double shareOfNames = 0.35;  ///< of the width, at most, for names along y
  QString caption;             ///< a line above the area, below the legend; empty if there is none
  ChartColours colours;
  QFont font;  ///< sized in pixels, so that the layout is the same on every device

  void layOut(const QSizeF& size);

  [[nodiscard]] QSizeF size() const { return size_; }
  [[nodiscard]] QRectF area() const { return area_; }
  [[nodiscard]] const AxisTicks& xTicks() const { return xTicks_; }
  [[nodiscard]] const AxisTicks& yTicks() const { return yTicks_; }
  /// From axis coordinates (see AxisTicks) to pixels and back.
  [[nodiscard]] QPointF toPixel(double xValue, double yValue) const;
  [[nodiscard]] QPointF fromPixel(const QPointF& pixel) const;
  [[nodiscard]] double lineHeight() const;
  /// Where the label of a tick is painted.
  [[nodiscard]] QRectF xLabelPlace(std::size_t tick) const;
  [[nodiscard]] QRectF yLabelPlace(std::size_t tick) const;

  /// All names of a legend that has no room for them, where it is pointed at; otherwise empty.
  [[nodiscard]] QString legendNames(const QPointF& place) const;

  /// The caption that is painted. Where there is none and `countsNames` asks for it, it says how
  /// many names have room, if not all do.
  [[nodiscard]] const QString& shownCaption() const;

  void paint(QPainter& painter) const;
  /// Paints everything outside the area again, to cover what extends beyond it where the painter
  /// does not clip (Qt's SVG generator does not).
  void paintOverMargins(QPainter& painter) const;

 private:
  void layOutAll(const QSizeF& size);
  /// "12 of 30 row names have room"; empty if all have.
  [[nodiscard]] QString namesWithRoom() const;
  void layOutLegend();
  [[nodiscard]] double rowsOfLegend() const;
  void layOutX(double width);
  void layOutY();
  void layOutBar();
  /// Makes the area smaller, in the middle of its room, until the steps are equal.
  void equaliseSteps();
  /// Decides whether names along x must be rotated; elides them if so.
  void layOutNames();
  /// Pixels for each name: at least, where all stay; where some are dropped, as many for the
  /// others.
  struct NameRoom {
    double least, wanted;
  };
  [[nodiscard]] static double namesAcross(const AxisTicks& names);
  [[nodiscard]] double roomAcross() const;
  [[nodiscard]] double leftMargin(double names) const;
  [[nodiscard]] double mostForNames() const;
  [[nodiscard]] NameRoom roomOfLines() const;
  [[nodiscard]] NameRoom roomAlongX() const;
  static void thinNames(AxisTicks& names, double pixels, const NameRoom& room);
  void keepNamesThatFit();
  void keepLowestNameApart();
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
  QPointF inset_;  // how much closer the titles are than at the edges
  AxisTicks xTicks_, yTicks_, barTicks_;
  std::vector<PlacedEntry> placed_;
  QString namesNote_;  // in place of a caption
  QString uncounted_;  // after the entries that have room, what there is besides; empty if that is
                       // nothing
  QPointF uncountedPlace_;
  double legendHeight_ = 0;  // including the caption
  double xLabelHeight_ = 0;
  bool labelsRotated_ = false;
};

}  // namespace steelyard::ui
