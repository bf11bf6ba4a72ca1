// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace steelyard::ui {

/// A table behind a plot, for export: columns of equal length.
struct PlotData {
  QStringList header;
  std::vector<QStringList> rows;
};

/// One line or band; whole series are set at once, never appended point by point.
struct LineSeries {
  QString name;  ///< in the legend; empty if it is not there
  std::vector<double> x, y;
  std::vector<double> low, high;  ///< a shaded band; empty if there is none
  bool markers = false;
  bool joined = true;      ///< false for markers without a line between them
  double markerSize = 7;   ///< pixels
  bool behind = false;     ///< grey: something to compare the other series with; of several, each
                           ///< line has its own dashes
  QStringList names = {};  ///< of each point, in its tool tip and in the data; may be empty
  /// Additional tool tip text for a point, by its position in x. If there is none, the tool tip
  /// names only its coordinates.
  std::function<QString(std::size_t)> about = {};
  /// Which colour (unless behind), dashes and shape of markers, so that a thing keeps them beside
  /// others; by its place among the series if there is none.
  std::optional<int> look = {};
};

/// What all plots share. Only the files behind this interface use the chart library. An empty plot
/// shows a text that says what would fill it.
class PlotView : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;

  virtual void setAxisTitles(const QString& x, const QString& y) = 0;
  /// Shown instead of axes while there is no data. Setting data hides it.
  virtual void setPlaceholder(const QString& text) = 0;
  virtual void clear() = 0;
  [[nodiscard]] virtual bool isEmpty() const = 0;
  [[nodiscard]] virtual PlotData data() const = 0;
  /// Paints the plot into the rectangle, in light colours whatever the theme; for every export
  /// format.
  virtual void renderTo(QPainter& painter, const QRectF& target) = 0;
};

}  // namespace steelyard::ui
