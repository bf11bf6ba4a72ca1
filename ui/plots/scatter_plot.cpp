// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/scatter_plot.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/count_text.h"
#include "ui/number_text.h"
#include "ui/plots/axis_ticks.h"
#include "ui/plots/finite_range.h"
#include "ui/plots/marker_shape.h"
#include "ui/plots/nearest_point.h"

namespace steelyard::ui {
namespace {

constexpr int shades = 64;         // of a continuous colouring, as drawn
constexpr double pointReach = 10;  // pixels
constexpr float pointOpacity = 0.8F;
constexpr float paleOpacity = 0.2F;        // of points not chosen, while some are chosen
constexpr std::size_t vectorLimit = 5000;  // above it an export embeds the cloud as an image

QColor unknownColour() { return {Qt::gray}; }

AxisRange rangeOfFinite(const std::vector<double>& values) {
  FiniteRange range;
  range.cover(values);
  return range.axisRange();
}

/// With a margin around the outermost points, and no more.
AxisRange roomyRange(const std::vector<double>& values) {
  const AxisRange range = rangeOfFinite(values);
  const double room = (range.high - range.low) * 0.04;
  return {range.low - room, range.high + room, true, false, false};
}

}  // namespace

ScatterPlot::ScatterPlot(QWidget* parent) : FramedPlot(parent) { offerNavigation(); }

void ScatterPlot::setPoints(std::vector<double> x, std::vector<double> y, ScatterColour colour) {
  x_ = std::move(x);
  y_ = std::move(y);
  colour_ = std::move(colour);
  if (colour_.classes.size() != x_.size()) {
    colour_.classes.clear();
  }
  if (colour_.values.size() != x_.size()) {
    colour_.values.clear();
  }
  const AxisRange range = rangeOfFinite(colour_.values);
  lowest_ = range.low;
  highest_ = range.high;
  look_ = lookOfPoints();
  hovered_ = -1;
  if (isChosen_.size() != x_.size()) {  // other samples
    dropLasso();
    rows_.clear();
    choose({});
    isChosen_.assign(x_.size(), false);
  }
  touch();
}

void ScatterPlot::setCaption(const QString& caption) {
  if (caption != caption_) {
    caption_ = caption;
    touch();
  }
}

void ScatterPlot::setRows(std::vector<Index> rows) { rows_ = std::move(rows); }

void ScatterPlot::setChosen(std::vector<Index> samples) {
  const auto count = static_cast<Index>(x_.size());
  std::sort(samples.begin(), samples.end());
  samples.erase(std::unique(samples.begin(), samples.end()), samples.end());
  samples.erase(std::lower_bound(samples.begin(), samples.end(), count), samples.end());
  samples.erase(samples.begin(), std::lower_bound(samples.begin(), samples.end(), Index{0}));
  chosen_ = std::move(samples);
  isChosen_.assign(x_.size(), false);
  for (const Index sample : chosen_) {
    isChosen_[static_cast<std::size_t>(sample)] = true;
  }
  requestRedraw();
}

void ScatterPlot::choose(std::vector<Index> samples) {
  if (samples == chosen_) {
    return;
  }
  setChosen(std::move(samples));
  Q_EMIT samplesChosen(chosen_);
}

QStringList ScatterPlot::dataHeader() const {
  QStringList header{tr("sample"), xTitle().isEmpty() ? tr("x") : xTitle(),
                     yTitle().isEmpty() ? tr("y") : yTitle()};
  if (!colour_.classes.empty() || !colour_.values.empty()) {
    header << (colour_.title.isEmpty() ? tr("colour") : colour_.title);
  }
  return header;
}

std::size_t ScatterPlot::dataRows() const { return x_.size(); }

QStringList ScatterPlot::dataRow(std::size_t row) const {
  QStringList cells{digitsText(static_cast<qlonglong>(row) + 1), exactText(x_[row]),
                    exactText(y_[row])};
  if (!colour_.classes.empty()) {
    cells << colour_.classNames.value(colour_.classes[row]);
  } else if (!colour_.values.empty()) {
    cells << exactText(colour_.values[row]);
  }
  return cells;
}

void ScatterPlot::describe(PlotFrame& frame, const QSizeF& size) const {
  constexpr double narrow = 420;
  frame.x.range = roomyRange(x_);
  frame.y.range = roomyRange(y_);
  frame.caption = caption_;
  frame.entriesAre = tr("%1 classes");
  if (keyElsewhere_ && size.width() < narrow) {
    return;
  }
  if (!colour_.classes.empty()) {
    const auto all = looks(frame.colours);
    for (qsizetype c = 0; c < colour_.classNames.size(); ++c) {
      const Look& look = all[static_cast<std::size_t>(c)];
      frame.legend.push_back({colour_.classNames[c], look.colour, look.shape});
    }
  } else if (!colour_.values.empty()) {
    frame.colourBar = ColourBar{colour_.title, lowest_, highest_};
  }
}

/// The last look is for points without a class or value.
std::vector<ScatterPlot::Look> ScatterPlot::looks(const ChartColours& around) const {
  std::vector<Look> all;
  if (!colour_.classes.empty()) {
    for (int c = 0; c < colour_.classNames.size(); ++c) {
      all.push_back({categoricalColour(c, around), c});
    }
  } else if (!colour_.values.empty()) {
    for (int s = 0; s < shades; ++s) {
      all.push_back({sequentialColour(s / (shades - 1.0)), 0});
    }
  } else {
    all.push_back({categoricalColour(0, around), 0});
  }
  all.push_back({unknownColour(), 0});
  return all;
}

std::vector<int> ScatterPlot::lookOfPoints() const {
  std::vector<int> look(x_.size(), 0);
  const int classes = static_cast<int>(colour_.classNames.size());
  const double span = highest_ > lowest_ ? highest_ - lowest_ : 1;
  for (std::size_t i = 0; i < look.size(); ++i) {
    if (!colour_.classes.empty()) {
      const int c = colour_.classes[i];
      look[i] = c >= 0 && c < classes ? c : classes;
    } else if (!colour_.values.empty()) {
      const double share = (colour_.values[i] - lowest_) / span;
      look[i] = std::isfinite(share) ? static_cast<int>(share * (shades - 1)) : shades;
    }
  }
  return look;
}

/// Many points are drawn smaller.
double ScatterPlot::diameter() const {
  if (x_.size() <= 500) {
    return 7;
  }
  return x_.size() <= 3000 ? 5.5 : 4;
}

PointLook ScatterPlot::lookOf(const Look& look, bool chosen, const PlotFrame& frame) const {
  QColor fill = look.colour;
  fill.setAlphaF(chosen ? 1.0F : chosen_.empty() ? pointOpacity : paleOpacity);
  if (!chosen) {
    return {fill, look.shape, diameter()};
  }
  const bool small = diameter() < 5;  // opaque rings of crowded points would hide their colours
  QColor ring = frame.colours.text;
  ring.setAlphaF(small ? 0.5F : 1.0F);
  return {fill, look.shape, diameter() + 1, ring, small ? 0.6 : 1.2};
}

void ScatterPlot::prepareData(const PlotFrame&) { cloud_ = QImage(); }

bool ScatterPlot::isPlaced(std::size_t point) const {
  return std::isfinite(x_[point]) && std::isfinite(y_[point]);
}

/// The first point lies on top.
template <typename Paint>
void ScatterPlot::fromTheTop(const Paint& paint) const {
  for (auto sample = chosen_.rbegin(); sample != chosen_.rend(); ++sample) {
    if (const auto point = static_cast<std::size_t>(*sample); isPlaced(point)) {
      paint(point, true);
    }
  }
  for (std::size_t point = x_.size(); point-- > 0;) {
    if (!isChosen_[point] && isPlaced(point)) {
      paint(point, false);
    }
  }
}

void ScatterPlot::paintCloud(const PlotFrame& frame, double pixelRatio) {
  std::vector<PointStamp> plain;
  std::vector<PointStamp> ringed;
  for (const Look& look : looks(frame.colours)) {
    plain.emplace_back(lookOf(look, false, frame), pixelRatio);
    if (!chosen_.empty()) {
      ringed.emplace_back(lookOf(look, true, frame), pixelRatio);
    }
  }
  PointCloud cloud((frame.area().size() * pixelRatio).toSize());
  fromTheTop([&](std::size_t point, bool chosen) {
    const auto look = static_cast<std::size_t>(look_[point]);
    cloud.add(chosen ? ringed[look] : plain[look],
              (frame.toPixel(x_[point], y_[point]) - frame.area().topLeft()) * pixelRatio);
  });
  cloud_ = cloud.image();
}

/// Paints each point as a shape, so that an export can be scaled.
void ScatterPlot::paintShapes(QPainter& painter, const PlotFrame& frame) const {
  const std::vector<Look> all = looks(frame.colours);
  std::vector<std::pair<std::size_t, bool>> order;
  fromTheTop([&](std::size_t point, bool chosen) { order.emplace_back(point, chosen); });
  painter.save();
  painter.setClipRect(frame.area());
  for (auto next = order.rbegin(); next != order.rend(); ++next) {
    const auto [point, chosen] = *next;
    const PointLook look = lookOf(all[static_cast<std::size_t>(look_[point])], chosen, frame);
    painter.setPen(chosen ? QPen(look.edge, look.edgeWidth) : QPen(Qt::NoPen));
    painter.setBrush(look.fill);
    painter.drawPath(markerShape(look.shape, frame.toPixel(x_[point], y_[point]), look.diameter));
  }
  painter.restore();
}

void ScatterPlot::paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) {
  if (onPaper && x_.size() <= vectorLimit) {
    return paintShapes(painter, frame);
  }
  const double ratio = onPaper ? 3 : painter.device()->devicePixelRatioF();
  const QSize wanted = (frame.area().size() * ratio).toSize();
  if (cloud_.isNull() || cloud_.size() != wanted) {
    paintCloud(frame, ratio);
  }
  painter.drawImage(frame.area(), cloud_);
}

void ScatterPlot::paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper) {
  if (!onPaper) {
    lasso_.paint(painter, frame.colours.text);
  }
}

std::optional<std::size_t> ScatterPlot::nearest(const QPointF& place,
                                                const PlotFrame& frame) const {
  std::optional<std::size_t> found;
  NearestPoint search(place, pointReach);
  for (std::size_t i = 0; i < x_.size(); ++i) {
    if (search.take(frame.toPixel(x_[i], y_[i]))) {
      found = i;
    }
  }
  return found;
}

std::vector<QPointF> ScatterPlot::pointable(const PlotFrame& frame) const {
  std::vector<QPointF> points;
  points.reserve(x_.size());
  for (std::size_t i = 0; i < x_.size(); ++i) {
    points.push_back(frame.toPixel(x_[i], y_[i]));
  }
  return points;
}

QString ScatterPlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  const auto point = nearest(place, frame);
  if (!point) {
    return {};
  }
  QString text = tr("sample %1").arg(countText(*point + 1));
  if (rows_.size() == x_.size()) {
    text += tr(" (row %1)").arg(countText(rows_[*point] + 1));
  }
  const QString title = colour_.title.isEmpty() ? tr("colour") : colour_.title;
  if (!colour_.classes.empty()) {
    const QString name = colour_.classNames.value(colour_.classes[*point], tr("unknown"));
    text += QLatin1Char('\n') + tr("%1: %2").arg(title, name);
  } else if (!colour_.values.empty()) {
    text += QLatin1Char('\n') + tr("%1: %2").arg(title, numberText(colour_.values[*point]));
  }
  const QString x = xTitle().isEmpty() ? tr("x") : xTitle();
  const QString y = yTitle().isEmpty() ? tr("y") : yTitle();
  return QStringList{text, tr("%1: %2").arg(x, numberText(x_[*point])),
                     tr("%1: %2").arg(y, numberText(y_[*point]))}
      .join(QLatin1Char('\n'));
}

void ScatterPlot::hoverAt(const QPointF& place, const PlotFrame& frame) {
  const auto point = nearest(place, frame);
  const int sample = point ? static_cast<int>(*point) : -1;
  if (sample == hovered_) {
    return;
  }
  hovered_ = sample;
  Q_EMIT pointHovered(sample);
}

void ScatterPlot::clickAt(const QPointF& place, const PlotFrame& frame) {
  const auto point = nearest(place, frame);
  if (point) {
    Q_EMIT pointClicked(static_cast<int>(*point));
    return;
  }
  choose({});
}

void ScatterPlot::undoClick() {
  if (!cleared_.empty()) {
    choose(std::exchange(cleared_, {}));
  }
}

bool ScatterPlot::takeMouse(const QMouseEvent& event, const PlotFrame& frame) {
  const bool left = event.button() == Qt::LeftButton;
  if (event.type() == QEvent::MouseButtonPress && left) {
    cleared_ = chosen_;
    lasso_.begin(event.position(), lassoMode(event.modifiers()));  // also outside the area
    return false;                                                  // it may become a click
  }
  if (event.type() == QEvent::MouseMove && lasso_.isHeld()) {
    if (!event.buttons().testFlag(Qt::LeftButton)) {
      dropLasso();  // the button was released elsewhere
      return false;
    }
    if (lasso_.extend(event.position())) {
      update();
    }
    return lasso_.isDrawn();
  }
  if (event.type() != QEvent::MouseButtonRelease || !left || !lasso_.isHeld()) {
    return false;
  }
  const bool drawn = lasso_.isDrawn();
  if (drawn) {
    chooseInside(frame);
  }
  lasso_.drop();
  return drawn;
}

/// With the pointer, if keys have drawn it.
void ScatterPlot::dropLasso() {
  lasso_.drop();
  dropPointer();
  update();
}

void ScatterPlot::chooseInside(const PlotFrame& frame) {
  choose(lasso_.choice(pointable(frame), chosen_));
  update();
}

void ScatterPlot::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || !takesEscape()) {
    FramedPlot::keyPressEvent(event);
  } else if (lasso_.isHeld()) {
    dropLasso();
  } else {
    choose({});
  }
}

/// Escape belongs to the window, unless there is a choice to clear here.
bool ScatterPlot::event(QEvent* event) {
  const auto* const key =
      event->type() == QEvent::ShortcutOverride ? dynamic_cast<QKeyEvent*>(event) : nullptr;
  if (key != nullptr && key->key() == Qt::Key_Escape && takesEscape()) {
    event->accept();
    return true;
  }
  return FramedPlot::event(event);
}

}  // namespace steelyard::ui
