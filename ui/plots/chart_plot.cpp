// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/chart_plot.h"

#include <QEvent>
#include <QFontInfo>
#include <QGraphicsLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>

#include "ui/plots/paint_item.h"

namespace steelyard::ui {
namespace {

void clearDecoration(QChart& chart) {
  chart.setAnimationOptions(QChart::NoAnimation);
  chart.setBackgroundVisible(false);
  chart.setPlotAreaBackgroundVisible(false);
  chart.legend()->setVisible(false);
  chart.setMargins({});
  chart.layout()->setContentsMargins(0, 0, 0, 0);
}

}  // namespace

ChartPlot::ChartPlot(QWidget* parent)
    : PlotView(parent),
      chart_(new QChart),
      view_(new QChartView(chart_, this)),
      clock_(&ownClock_) {
  clearDecoration(*chart_);
  below_ = std::make_unique<PaintItem>([this](QPainter& painter) {
    if (!isEmpty()) {
      return frame_.paint(painter);
    }
    paintPlaceholder(painter, below_->boundingRect().size());
  });
  above_ = std::make_unique<PaintItem>([this](QPainter& painter) {
    if (!isEmpty()) {
      paintAbove(painter, frame_, onPaper_);
    }
  });
  below_->setZValue(-1);
  above_->setZValue(1);
  view_->scene()->addItem(below_.get());
  view_->scene()->addItem(above_.get());
  view_->setFrameShape(QFrame::NoFrame);
  view_->setRenderHint(QPainter::Antialiasing);
  view_->setFocusPolicy(Qt::NoFocus);
  view_->viewport()->setMouseTracking(true);
  view_->viewport()->installEventFilter(this);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(view_);
}

ChartPlot::~ChartPlot() { view_->viewport()->removeEventFilter(this); }

void ChartPlot::setAxisTitles(const QString& x, const QString& y) {
  if (x == xTitle_ && y == yTitle_) {
    return;
  }
  xTitle_ = x;
  yTitle_ = y;
  touch();
}

void ChartPlot::setPlaceholder(const QString& text) {
  if (text == placeholder_) {
    return;
  }
  placeholder_ = text;
  touch();
}

void ChartPlot::setRedrawClock(RedrawClock& clock) {
  clock_ = &clock;
  if (dirty_) {
    touch();
  }
}

void ChartPlot::touch() {
  dirty_ = true;
  if (isVisible() && clock_ != nullptr) {
    clock_->ask(this, [this] { redraw(); });
  }
}

void ChartPlot::redraw() {
  if (!dirty_ || !isVisible()) {
    return;  // a hidden plot is drawn when it is shown
  }
  rebuild(size(), chartColours(palette()));
  dirty_ = false;
  Q_EMIT redrawn();
}

void ChartPlot::rebuild(const QSizeF& size, const ChartColours& colours) {
  view_->setBackgroundBrush(colours.background);
  frame_ = PlotFrame();
  frame_.x.title = xTitle_;
  frame_.y.title = yTitle_;
  frame_.colours = colours;
  frame_.font = font();
  frame_.font.setPixelSize(QFontInfo(font()).pixelSize());
  view_->setSceneRect(QRectF(QPointF(0, 0), size));
  chart_->setVisible(!isEmpty());
  if (!isEmpty()) {
    describe(frame_, size);
    frame_.layOut(size);
    chart_->resize(size);
    chart_->setPlotArea(frame_.area());
    fillChart(frame_);
  }
  below_->setExtent({QPointF(0, 0), size});
  above_->setExtent({QPointF(0, 0), size});
}

void ChartPlot::renderTo(QPainter& painter, const QRectF& target) {
  onPaper_ = true;
  rebuild(target.size(), paperColours());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(target, paperColours().background);
  view_->scene()->render(&painter, target, {QPointF(0, 0), target.size()});
  painter.restore();
  onPaper_ = false;
  rebuild(size(), chartColours(palette()));
}

void ChartPlot::paintPlaceholder(QPainter& painter, const QSizeF& size) const {
  painter.setFont(frame_.font);
  painter.setPen(frame_.colours.text);
  const QRectF room = QRectF(QPointF(0, 0), size).adjusted(24, 12, -24, -12);
  painter.drawText(room, static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, placeholder_);
}

void ChartPlot::paintAbove(QPainter&, const PlotFrame&, bool) {}
void ChartPlot::hoverAt(const QPointF&, const PlotFrame&) {}
void ChartPlot::clickAt(const QPointF&, const PlotFrame&) {}

QString ChartPlot::hoverText(const QPointF& place) const {
  return isEmpty() ? QString() : textAt(place, frame_);
}

void ChartPlot::showTip(const QPointF& place, const QPoint& onScreen) {
  const QString text = hoverText(place);
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(onScreen, text, view_->viewport());
  }
}

bool ChartPlot::eventFilter(QObject* watched, QEvent* event) {
  const bool mouse =
      event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease;
  if (mouse && !isEmpty()) {
    const auto* const at = dynamic_cast<QMouseEvent*>(event);
    if (event->type() == QEvent::MouseMove) {
      showTip(at->position(), at->globalPosition().toPoint());
      hoverAt(at->position(), frame_);
    } else if (at->button() == Qt::LeftButton) {
      clickAt(at->position(), frame_);
    }
  }
  return PlotView::eventFilter(watched, event);
}

void ChartPlot::changeEvent(QEvent* event) {
  const auto type = event->type();
  if (type == QEvent::PaletteChange || type == QEvent::FontChange) {
    touch();
  }
  PlotView::changeEvent(event);
}

void ChartPlot::resizeEvent(QResizeEvent* event) {
  PlotView::resizeEvent(event);
  dirty_ = true;
  redraw();
}

void ChartPlot::showEvent(QShowEvent* event) {
  PlotView::showEvent(event);
  redraw();
}

}  // namespace steelyard::ui
