// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/contour_plot.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/number_text.h"
#include "ui/plots/axis_ticks.h"
#include "ui/plots/finite_range.h"
#include "ui/plots/marker_shape.h"
#include "ui/plots/new_image.h"
#include "ui/plots/point_cloud.h"

namespace steelyard::ui {
namespace {

constexpr int mostLevels = 13;
constexpr int blank = -1;
constexpr double finer = 2;         // image than screen, for smooth edges of the bands
constexpr double mostPixels = 1e6;  // of a finer image on the screen, to be painted quickly
constexpr int lineDarkness = 130;   // of the contour lines, in per cent

/// Where a pixel lies between the centres of the cells along one axis.
struct Between {
  int lower, upper;  ///< cells whose centres enclose it; the same cell at an edge
  int own;           ///< the cell it lies in; -1 if it lies in none
  double share;      ///< of the upper cell
};

std::vector<Between> placesOf(int pixels, double from, double to, double low, double high,
                              int cells) {
  std::vector<Between> places;
  for (int p = 0; p < pixels; ++p) {
    const double value = from + (to - from) * (p + 0.5) / pixels;
    const double at = (value - low) / (high - low) * cells;
    if (!(at >= 0 && at <= cells)) {
      places.push_back({0, 0, -1, 0});
      continue;
    }
    const double middle = std::clamp(at - 0.5, 0.0, cells - 1.0);
    const int lower = std::min(static_cast<int>(middle), std::max(0, cells - 2));
    places.push_back({lower, std::min(lower + 1, cells - 1),
                      std::min(static_cast<int>(at), cells - 1), middle - lower});
  }
  return places;
}

/// Weighted mean of the values that are present.
struct Mean {
  double sum = 0, weight = 0;
  void add(double value, double share) {
    if (std::isfinite(value)) {
      sum += share * value;
      weight += share;
    }
  }
};

double between(const Mean& lower, const Mean& upper, double share) {
  return ((1 - share) * lower.sum + share * upper.sum) /
         ((1 - share) * lower.weight + share * upper.weight);
}

/// \param area  of the plot, in device pixels
double finerOnScreen(const QSizeF& area) {
  return std::clamp(std::sqrt(mostPixels / std::max(1.0, area.width() * area.height())), 1.0,
                    finer);
}

}  // namespace

ContourPlot::ContourPlot(QWidget* parent) : FramedPlot(parent), unit_(QStringLiteral("kT")) {
  offerNavigation();
}

void ContourPlot::setGrid(ContourGrid grid) {
  grid_ = std::move(grid);
  const auto cells = static_cast<std::size_t>(grid_.columns) * static_cast<std::size_t>(grid_.rows);
  FiniteRange range;
  range.cover(grid_.values);
  if (grid_.values.size() != cells || range.isEmpty()) {
    grid_ = {};
  } else {
    levels_ = axisTicks({range.low, range.high, false, false, false}, mostLevels);
  }
  touch();
}

void ContourPlot::setValueTitle(const QString& title, const QString& unit) {
  title_ = title;
  unit_ = unit;
  touch();
}

void ContourPlot::setMarks(std::vector<QPointF> marks) {
  if (marks.empty() && marks_.empty()) {
    return;
  }
  marks_ = std::move(marks);
  marksImage_ = QImage();
  update();
}

QString ContourPlot::valueTitle() const {
  if (title_.isEmpty() || unit_.isEmpty()) {
    return title_ + unit_;
  }
  return tr("%1 (%2)").arg(title_, unit_);
}

double ContourPlot::cellValue(int column, int row) const {
  return grid_.values[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid_.columns) +
                      static_cast<std::size_t>(column)];
}

QPointF ContourPlot::centreOf(int column, int row) const {
  const double width = (grid_.xHigh - grid_.xLow) / grid_.columns;
  const double height = (grid_.yHigh - grid_.yLow) / grid_.rows;
  return {grid_.xLow + (column + 0.5) * width, grid_.yLow + (row + 0.5) * height};
}

QStringList ContourPlot::dataHeader() const {
  return {xTitle().isEmpty() ? tr("x") : xTitle(), yTitle().isEmpty() ? tr("y") : yTitle(),
          valueTitle()};
}

std::size_t ContourPlot::dataRows() const { return grid_.values.size(); }

QStringList ContourPlot::dataRow(std::size_t row) const {
  const auto columns = static_cast<std::size_t>(grid_.columns);
  const QPointF centre = centreOf(static_cast<int>(row % columns), static_cast<int>(row / columns));
  return {exactText(centre.x()), exactText(centre.y()), exactText(grid_.values[row])};
}

void ContourPlot::describe(PlotFrame& frame, const QSizeF&) const {
  frame.x.range = {grid_.xLow, grid_.xHigh, true, false, false};
  frame.y.range = {grid_.yLow, grid_.yHigh, true, false, false};
  const auto colour = [this](double share) {
    return colourOf(levels_.low + share * (levels_.high - levels_.low));
  };
  frame.colourBar = ColourBar{valueTitle(), levels_.low, levels_.high, colour, bandCount()};
}

int ContourPlot::bandOf(double value) const {
  const double share = (value - levels_.low) / (levels_.high - levels_.low);
  return std::clamp(static_cast<int>(share * bandCount()), 0, bandCount() - 1);
}

QColor ContourPlot::colourOf(double value) const {
  return sequentialColour(bandCount() < 2 ? 0.0
                                          : static_cast<double>(bandOf(value)) / (bandCount() - 1));
}

void ContourPlot::prepareData(const PlotFrame&) {
  image_ = QImage();
  marksImage_ = QImage();
}

std::vector<int> ContourPlot::bandsOfPixels(const PlotFrame& frame, const QSize& pixels) const {
  const AxisTicks& x = frame.xTicks();
  const AxisTicks& y = frame.yTicks();
  const auto across =
      placesOf(pixels.width(), x.low, x.high, grid_.xLow, grid_.xHigh, grid_.columns);
  const auto down = placesOf(pixels.height(), y.high, y.low, grid_.yLow, grid_.yHigh, grid_.rows);
  std::vector<int> bands;
  bands.reserve(across.size() * down.size());
  std::vector<Mean> columns(static_cast<std::size_t>(grid_.columns));
  for (const Between& v : down) {
    for (int column = 0; column < grid_.columns; ++column) {
      Mean& mean = columns[static_cast<std::size_t>(column)] = {};
      mean.add(cellValue(column, v.lower), 1 - v.share);
      mean.add(cellValue(column, v.upper), v.share);
    }
    for (const Between& h : across) {
      const bool known = v.own >= 0 && h.own >= 0 && std::isfinite(cellValue(h.own, v.own));
      bands.push_back(known ? bandOf(between(columns[static_cast<std::size_t>(h.lower)],
                                             columns[static_cast<std::size_t>(h.upper)], h.share))
                            : blank);
    }
  }
  return bands;
}

/// A contour line is drawn where two bands meet.
QImage ContourPlot::painted(const PlotFrame& frame, double pixelRatio) const {
  const QSize size = (frame.area().size() * pixelRatio).toSize().expandedTo({1, 1});
  const std::vector<int> bands = bandsOfPixels(frame, size);
  std::vector<QRgb> fill;
  std::vector<QRgb> line;
  for (int band = 0; band < bandCount(); ++band) {
    const QColor colour =
        sequentialColour(bandCount() < 2 ? 0.0 : static_cast<double>(band) / (bandCount() - 1));
    fill.push_back(colour.rgb());
    line.push_back(colour.darker(lineDarkness).rgb());
  }
  QImage image = newImage(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  const int width = size.width();
  for (int y = 0; y < size.height(); ++y) {
    auto* const pixels = reinterpret_cast<QRgb*>(image.scanLine(y));  // NOLINT: QImage's interface
    for (int x = 0; x < width; ++x) {
      const auto here = static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                        static_cast<std::size_t>(x);
      const int band = bands[here];
      if (band == blank) {
        continue;
      }
      const int right = x + 1 < width ? bands[here + 1] : blank;
      const int below =
          y + 1 < size.height() ? bands[here + static_cast<std::size_t>(width)] : blank;
      const bool meets = (right != blank && right != band) || (below != blank && below != band);
      pixels[x] = (meets ? line : fill)[static_cast<std::size_t>(band)];
    }
  }
  return image;
}

void ContourPlot::paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) {
  constexpr double onPaperRatio = 2;
  const double screen = painter.device()->devicePixelRatioF();
  const double ratio =
      onPaper ? finer * onPaperRatio : screen * finerOnScreen(frame.area().size() * screen);
  const QSize wanted = (frame.area().size() * ratio).toSize();
  if (image_.isNull() || image_.size() != wanted) {
    image_ = painted(frame, ratio);
  }
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(frame.area(), image_);
  painter.restore();
  if (!marks_.empty()) {
    constexpr double marksOnPaper = 3;
    paintMarks(frame, onPaper ? marksOnPaper : painter.device()->devicePixelRatioF());
    painter.drawImage(frame.area(), marksImage_);
  }
}

void ContourPlot::paintMarks(const PlotFrame& frame, double pixelRatio) {
  const QSize wanted = (frame.area().size() * pixelRatio).toSize().expandedTo({1, 1});
  if (!marksImage_.isNull() && marksImage_.size() == wanted) {
    return;
  }
  constexpr std::size_t many = 500;  // above it marks are smaller: the surface stays visible
  const double size = marks_.size() > many ? 3.5 : 5;
  // White with a dark ring: visible on every colour of the bands.
  const PointStamp stamp({QColor(Qt::white), 0, size, QColor(Qt::black)}, pixelRatio);
  PointCloud cloud(wanted);
  for (const QPointF& mark : marks_) {
    cloud.add(stamp, (frame.toPixel(mark.x(), mark.y()) - frame.area().topLeft()) * pixelRatio);
  }
  marksImage_ = cloud.image();
}

std::vector<QPointF> ContourPlot::pointable(const PlotFrame& frame) const {
  std::vector<QPointF> centres;
  for (int row = 0; row < grid_.rows; ++row) {
    for (int column = 0; column < grid_.columns; ++column) {
      if (std::isfinite(cellValue(column, row))) {
        const QPointF at = centreOf(column, row);
        centres.push_back(frame.toPixel(at.x(), at.y()));
      }
    }
  }
  return centres;
}

QString ContourPlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  const QPointF at = frame.fromPixel(place);
  const double column = (at.x() - grid_.xLow) / (grid_.xHigh - grid_.xLow) * grid_.columns;
  const double row = (at.y() - grid_.yLow) / (grid_.yHigh - grid_.yLow) * grid_.rows;
  if (!frame.area().contains(place) || column < 0 || row < 0 || column >= grid_.columns ||
      row >= grid_.rows) {
    return {};
  }
  const double value = cellValue(static_cast<int>(column), static_cast<int>(row));
  const QString x = xTitle().isEmpty() ? tr("x") : xTitle();
  const QString y = yTitle().isEmpty() ? tr("y") : yTitle();
  const QString what = title_.isEmpty() ? tr("value") : title_;
  return QStringList{tr("%1: %2").arg(x, numberText(at.x())),
                     tr("%1: %2").arg(y, numberText(at.y())),
                     std::isfinite(value) ? tr("%1: %2 %3").arg(what, numberText(value), unit_)
                                          : tr("%1: no value here").arg(what)}
      .join(QLatin1Char('\n'));
}

}  // namespace steelyard::ui
