// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/heat_map_plot.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/number_text.h"
#include "ui/plots/axis_ticks.h"
#include "ui/plots/new_image.h"

namespace steelyard::ui {
namespace {

constexpr std::size_t shades = 1025;    // of the colours; odd: one in the middle
constexpr int mostPaintedCells = 4096;  // one by one, sharp at every scale; if more, an image

QColor legibleOn(const QColor& ground) {
  return qGray(ground.rgb()) > 130 ? QColor(0x20, 0x20, 0x20) : QColor(Qt::white);
}

/// Two decimals where they say something, otherwise three digits.
QString cellText(double value) {
  const double size = std::abs(value);
  const bool plain = size == 0 || (size >= 0.01 && size < 100);
  QString text = plain ? fixedText(value, 2) : numberText(value, 3);
  return text.replace(QLatin1Char('-'), QChar(0x2212));
}

/// The part of 0 .. count that an interval touches: first, and how many.
std::pair<int, int> touched(double low, double high, qsizetype count) {
  const auto most = static_cast<double>(count);
  const int first = static_cast<int>(std::clamp(std::floor(low), 0.0, most));
  const int end = static_cast<int>(std::clamp(std::ceil(high), 0.0, most));
  return {first, end - first};
}

}  // namespace

HeatMapPlot::HeatMapPlot(QWidget* parent) : FramedPlot(parent), valueTitle_(tr("value")) {
  offerNavigationByDragging();
}

void HeatMapPlot::setMatrix(const QStringList& rowNames, const QStringList& columnNames,
                            std::vector<double> values) {
  rowNames_ = rowNames;
  columnNames_ = columnNames;
  values_ = std::move(values);
  if (static_cast<qsizetype>(values_.size()) != rowNames_.size() * columnNames_.size()) {
    values_.clear();
  }
  paintValues();
  touch();
}

void HeatMapPlot::setScale(const HeatScale& scale) {
  if (!(scale == scale_)) {
    scale_ = scale;
    paintValues();
    touch();
  }
}

void HeatMapPlot::setPicture(bool picture) {
  if (picture != picture_) {
    picture_ = picture;
    paintValues();
    touch();
  }
}

void HeatMapPlot::setCellNames(QStringList names) { cellNames_ = std::move(names); }

void HeatMapPlot::setMarked(std::vector<bool> marked) {
  if (marked != marked_) {
    marked_ = std::move(marked);
    touch();
  }
}

bool HeatMapPlot::isDrawn(double value) const { return !picture_ || std::isfinite(value); }

QColor HeatMapPlot::colourOf(double value) const {
  const double share = (value - scale_.low) / (scale_.high - scale_.low);
  return scale_.diverging ? divergingColour(2 * share - 1) : sequentialColour(share);
}

/// Mixing a colour for each of half a million cells would hold up the window.
void HeatMapPlot::paintValues() {
  image_ = QImage();
  if (values_.empty()) {
    return;
  }
  std::array<QRgb, shades> colours{};
  for (std::size_t shade = 0; shade < shades; ++shade) {
    const double share = static_cast<double>(shade) / (shades - 1);
    colours.at(shade) = colourOf(scale_.low + share * (scale_.high - scale_.low)).rgb();
  }
  const QRgb unknown = picture_ ? qRgba(0, 0, 0, 0) : QColor(Qt::gray).rgb();
  const double perUnit = (shades - 1) / (scale_.high - scale_.low);
  image_ =
      newImage(QSize(static_cast<int>(columnNames_.size()), static_cast<int>(rowNames_.size())),
               QImage::Format_ARGB32_Premultiplied);
  auto value = values_.begin();
  for (int row = 0; row < image_.height(); ++row) {
    auto* const line = reinterpret_cast<QRgb*>(image_.scanLine(row));  // NOLINT: as Qt has it
    for (int column = 0; column < image_.width(); ++column, ++value) {
      const double shade = std::clamp((*value - scale_.low) * perUnit, 0.0, shades - 1.0);
      line[column] =
          std::isfinite(*value) ? colours[static_cast<std::size_t>(std::lround(shade))] : unknown;
    }
  }
}

void HeatMapPlot::setValueTitle(const QString& title) {
  if (title != valueTitle_) {
    valueTitle_ = title;
    touch();
  }
}

std::size_t HeatMapPlot::positionOf(const Cell& cell) const {
  return static_cast<std::size_t>(cell.row * columnNames_.size() + cell.column);
}

double HeatMapPlot::valueOf(const Cell& cell) const { return values_[positionOf(cell)]; }

QStringList HeatMapPlot::dataHeader() const { return QStringList{QString()} + columnNames_; }

std::size_t HeatMapPlot::dataRows() const {
  return isEmpty() ? 0 : static_cast<std::size_t>(rowNames_.size());
}

QStringList HeatMapPlot::dataRow(std::size_t row) const {
  const auto which = static_cast<qsizetype>(row);
  QStringList cells{rowNames_[which]};
  for (qsizetype column = 0; column < columnNames_.size(); ++column) {
    cells << exactText(valueOf({which, column}));
  }
  return cells;
}

void HeatMapPlot::describe(PlotFrame& frame, const QSizeF&) const {
  const auto rows = static_cast<double>(rowNames_.size());
  AxisTicks across{0, static_cast<double>(columnNames_.size()), {}, columnNames_};
  for (qsizetype column = 0; column < columnNames_.size(); ++column) {
    across.positions.push_back(static_cast<double>(column) + 0.5);
  }
  AxisTicks down{0, rows, {}, rowNames_};
  for (qsizetype row = 0; row < rowNames_.size(); ++row) {
    down.positions.push_back(rows - static_cast<double>(row) - 0.5);
  }
  frame.x.fixed = std::move(across);
  frame.y.fixed = std::move(down);
  const auto colour = [scale = scale_](double share) {
    return scale.diverging ? divergingColour(2 * share - 1) : sequentialColour(share);
  };
  frame.countsNames = !picture_;
  frame.sameSteps = picture_;
  frame.colourBar = ColourBar{valueTitle_, scale_.low, scale_.high, colour};
}

QRect HeatMapPlot::seenCells(const PlotFrame& frame) const {
  const AxisTicks& across = frame.xTicks();
  const AxisTicks& up = frame.yTicks();
  const auto rows = static_cast<double>(rowNames_.size());
  const auto [left, width] = touched(across.low, across.high, columnNames_.size());
  const auto [top, height] = touched(rows - up.high, rows - up.low, rowNames_.size());
  return {left, top, width, height};
}

QRectF HeatMapPlot::placeOf(const QRect& cells, const PlotFrame& frame) const {
  const auto rows = static_cast<int>(rowNames_.size());
  return {frame.toPixel(cells.x(), rows - cells.y()),
          frame.toPixel(cells.x() + cells.width(), rows - cells.y() - cells.height())};
}

void HeatMapPlot::paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) {
  const QRect seen = seenCells(frame);
  painter.save();
  painter.setClipRect(frame.area());
  painter.setRenderHint(QPainter::Antialiasing, false);
  if (seen.width() * seen.height() <= mostPaintedCells) {
    paintCells(painter, frame, seen);
  } else {
    paintImage(painter, frame, seen, onPaper);
  }
  paintMarks(painter, frame, seen);
  painter.restore();
}

void HeatMapPlot::paintCells(QPainter& painter, const PlotFrame& frame, const QRect& seen) const {
  constexpr double overlap = 0.4;  // pixels: no seams when an export is enlarged
  const QFontMetricsF metrics(frame.font);
  const QSizeF cell = placeOf({0, 0, 1, 1}, frame).size();
  const bool numbered = !picture_ && cell.height() > metrics.height() + 2 &&
                        cell.width() > metrics.horizontalAdvance(cellText(scale_.low)) + 4 &&
                        cell.width() > metrics.horizontalAdvance(cellText(-0.88 * scale_.high)) + 4;
  painter.setFont(frame.font);
  for (int row = seen.y(); row < seen.y() + seen.height(); ++row) {
    for (int column = seen.x(); column < seen.x() + seen.width(); ++column) {
      const QRectF room = placeOf({column, row, 1, 1}, frame);
      if (!isDrawn(valueOf({row, column}))) {
        continue;
      }
      painter.fillRect(room.adjusted(0, 0, overlap, overlap),
                       QColor::fromRgb(image_.pixel(column, row)));
      if (numbered) {
        paintNumber(painter, room, {row, column});
      }
    }
  }
}

void HeatMapPlot::paintNumber(QPainter& painter, const QRectF& room, const Cell& cell) const {
  const double value = valueOf(cell);
  if (std::isfinite(value)) {
    painter.setPen(legibleOn(colourOf(value)));
    painter.drawText(room, static_cast<int>(Qt::AlignCenter), cellText(value));
  }
}

/// In the middle of their cells, light on dark and dark on light.
void HeatMapPlot::paintMarks(QPainter& painter, const PlotFrame& frame, const QRect& seen) const {
  constexpr double share = 0.12;  // of a cell's side: the colour around it stays clear
  constexpr double least = 1;     // pixel
  if (marked_.size() != values_.size()) {
    return;
  }
  const QSizeF cell = placeOf({0, 0, 1, 1}, frame).size();
  const double radius = std::max(least, share * std::min(cell.width(), cell.height()));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  for (int row = seen.y(); row < seen.y() + seen.height(); ++row) {
    for (int column = seen.x(); column < seen.x() + seen.width(); ++column) {
      if (marked_[positionOf({row, column})]) {
        painter.setBrush(legibleOn(colourOf(valueOf({row, column}))));
        painter.drawEllipse(placeOf({column, row, 1, 1}, frame).center(), radius, radius);
      }
    }
  }
}

/// Cells smaller than a pixel are averaged, so that no row or column is lost.
void HeatMapPlot::paintImage(QPainter& painter, const PlotFrame& frame, const QRect& seen,
                             bool onPaper) const {
  const QRectF place = placeOf(seen, frame);
  const QImage cells = image_.copy(seen);
  const double ratio = onPaper ? 3 : painter.device()->devicePixelRatioF();
  const QSize pixels = (place.size() * ratio).toSize().expandedTo({1, 1});
  const bool shrinks = pixels.width() < cells.width() || pixels.height() < cells.height();
  // Cells are enlarged here: a PDF or SVG viewer would blur them.
  painter.drawImage(place,
                    cells.scaled(pixels, Qt::IgnoreAspectRatio,
                                 shrinks ? Qt::SmoothTransformation : Qt::FastTransformation));
}

std::optional<HeatMapPlot::Cell> HeatMapPlot::cellAt(const QPointF& place,
                                                     const PlotFrame& frame) const {
  const QPointF at = frame.fromPixel(place);
  const double row = std::floor(static_cast<double>(rowNames_.size()) - at.y());
  const double column = std::floor(at.x());
  if (!frame.area().contains(place) || row < 0 || column < 0 ||
      row >= static_cast<double>(rowNames_.size()) ||
      column >= static_cast<double>(columnNames_.size())) {
    return std::nullopt;
  }
  return Cell{static_cast<qsizetype>(row), static_cast<qsizetype>(column)};
}

QString HeatMapPlot::nameOf(const Cell& cell) const {
  const bool named = static_cast<std::size_t>(cellNames_.size()) == values_.size();
  const QString name = named ? cellNames_[static_cast<qsizetype>(positionOf(cell))] : QString();
  return name.isEmpty() ? tr("%1, %2").arg(rowNames_[cell.row], columnNames_[cell.column]) : name;
}

std::vector<QPointF> HeatMapPlot::pointable(const PlotFrame& frame) const {
  std::vector<QPointF> centres;
  for (qsizetype row = 0; row < rowNames_.size(); ++row) {
    for (qsizetype column = 0; column < columnNames_.size(); ++column) {
      centres.push_back(frame.toPixel(static_cast<double>(column) + 0.5,
                                      static_cast<double>(rowNames_.size() - row) - 0.5));
    }
  }
  return centres;
}

void HeatMapPlot::clickAt(const QPointF& place, const PlotFrame& frame) {
  if (const auto cell = cellAt(place, frame)) {
    Q_EMIT cellClicked(static_cast<int>(cell->row), static_cast<int>(cell->column));
  }
}

QString HeatMapPlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  const auto cell = cellAt(place, frame);
  if (!cell) {
    return {};
  }
  const double value = valueOf(*cell);
  const QString text = std::isfinite(value) ? numberText(value) : tr("unknown");
  return tr("%1\n%2: %3").arg(nameOf(*cell), valueTitle_, text);
}

}  // namespace steelyard::ui
