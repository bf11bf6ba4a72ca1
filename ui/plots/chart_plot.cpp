// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/chart_plot.h"

#include <QAction>
#include <QEvent>
#include <QFocusEvent>
#include <QFontInfo>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtCharts/QChart>
#include <utility>

#include "ui/plain_text.h"
#include "ui/plots/accessible_plot.h"
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

/// A plain view: QChartView calls the item under a mouse press without asking whether there is one,
/// which ends the program. All answers to the mouse are ours, so no item needs any.
QGraphicsView* viewFor(ChartPlot& plot) {
  auto* const view = new QGraphicsView(&plot);
  view->setScene(new QGraphicsScene(view));
  view->setInteractive(false);
  view->setFrameShape(QFrame::NoFrame);
  view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view->setRenderHint(QPainter::Antialiasing);
  view->setFocusPolicy(Qt::NoFocus);
  view->viewport()->setMouseTracking(true);
  return view;
}

}  // namespace

ChartPlot::ChartPlot(QWidget* parent)
    : PlotView(parent), view_(viewFor(*this)), chart_(new QChart), clock_(&ownClock_) {
  makePlotsAccessible();
  setFocusPolicy(Qt::StrongFocus);
  clearDecoration(*chart_);
  view_->scene()->addItem(chart_);
  below_ = std::make_unique<PaintItem>([this](QPainter& painter) {
    if (isDrawn()) {
      return frame_.paint(painter);
    }
    paintPlaceholder(painter, below_->boundingRect().size());
  });
  above_ = std::make_unique<PaintItem>([this](QPainter& painter) {
    if (isDrawn()) {
      paintAbove(painter, frame_, onPaper_);
      paintThresholds(painter, frame_, drawnThresholds(frame_));
      if (onPaper_ && !navigation_.showsAll()) {
        frame_.paintOverMargins(painter);
      }
    }
    paintFocus(painter);
    if (!onPaper_) {
      pointer_.paint(painter, palette().color(QPalette::Highlight));
    }
  });
  below_->setZValue(-1);
  above_->setZValue(1);
  view_->scene()->addItem(below_.get());
  view_->scene()->addItem(above_.get());
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
  navigation_.showAll();
  touch();
}

void ChartPlot::setPlaceholder(const QString& text) {
  if (text == placeholder_) {
    return;
  }
  placeholder_ = text;
  touch();
}

void ChartPlot::setThresholds(std::vector<PlotThreshold> thresholds) {
  thresholds_ = std::move(thresholds);
  touch();
}

std::vector<PlotThreshold> ChartPlot::drawnThresholds(const PlotFrame& frame) const {
  std::vector<PlotThreshold> drawn = thresholds_;
  for (PlotThreshold& threshold : drawn) {
    threshold.ofX = threshold.ofX != isTurned(frame);
  }
  return drawn;
}

void ChartPlot::setRedrawClock(RedrawClock& clock) {
  clock_ = &clock;
  if (dirty_) {
    touch();
  }
}

void ChartPlot::offerNavigation() {
  setWhatsThis(
      tr("Wheel: zoom. Drag with the middle button, Shift or Space: pan. Double click: show all. "
         "The keys +, -, 0 and the arrows do the same. Page Down and Page Up point at one value "
         "after the other."));
  offerShowAll();
}

void ChartPlot::offerNavigationByDragging() {
  navigation_.setPlainDragPans();
  setWhatsThis(
      tr("Wheel: zoom. Drag: pan. Double click: show all. The keys +, -, 0 and the arrows do the "
         "same. Page Down and Page Up point at one value after the other."));
  offerShowAll();
}

void ChartPlot::offerShowAll() {
  setAccessibleDescription(whatsThis());
  showAll_ = new QAction(tr("Show &all"), this);
  showAll_->setEnabled(false);
  addAction(showAll_);
  connect(showAll_, &QAction::triggered, this, [this] {
    navigation_.showAll();
    requestRedraw();
  });
}

void ChartPlot::repaintAbove() { above_->update(); }

void ChartPlot::touch() {
  ++changes_;
  untold_ = true;
  if (isEmpty()) {
    navigation_.showAll();
  }
  if (!pointer_.place()) {  // what is pointed at is known once it is drawn
    updateDescription();
  }
  requestRedraw();
}

void ChartPlot::requestRedraw() {
  dirty_ = true;
  if (isVisible() && clock_ != nullptr) {
    clock_->ask(this, [this] { redraw(); });
  }
}

/// What a screen reader says of the plot besides its name.
void ChartPlot::updateDescription() {
  const QString help = whatsThis().isEmpty()
                           ? tr("Page Down and Page Up point at one value after the other.")
                           : whatsThis();
  setAccessibleDescription(isEmpty()          ? placeholder_
                           : pointer_.place() ? hoverText(*pointer_.place())
                                              : help);
}

void ChartPlot::followMark() {
  if (!pointer_.place()) {
    return;
  }
  if (!isDrawn() || !pointer_.follow(frame_, [this] { return pointable(frame_); })) {
    return dropPointer();
  }
  updateDescription();
}

void ChartPlot::redraw() {
  if (!dirty_ || !isVisible()) {
    return;  // a hidden plot is drawn when it is shown
  }
  rebuild(size(), chartColours(palette()));
  dirty_ = false;
  followMark();
  if (std::exchange(untold_, false)) {
    announceNewTable(*this);
  }
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
  framed_ = !isEmpty();
  chart_->setVisible(framed_);
  if (framed_) {
    describe(frame_, size);
    coverThresholds(frame_, drawnThresholds(frame_));
    navigation_.applyTo(frame_);
    frame_.layOut(size);
    chart_->resize(size);
    chart_->setPlotArea(frame_.area());
    fillChart(frame_);
  }
  if (showAll_ != nullptr) {
    showAll_->setEnabled(!navigation_.showsAll());
  }
  below_->setExtent({QPointF(0, 0), size});
  above_->setExtent({QPointF(0, 0), size});
}

void ChartPlot::renderTo(QPainter& painter, const QRectF& target) {
  {
    const QScopedValueRollback<bool> once(onPaper_, true);
    rebuild(target.size(), paperColours());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, paperColours().background);
    view_->scene()->render(&painter, target, {QPointF(0, 0), target.size()});
    painter.restore();
  }
  rebuild(size(), chartColours(palette()));
}

void ChartPlot::paintPlaceholder(QPainter& painter, const QSizeF& size) const {
  painter.setFont(frame_.font);
  painter.setPen(frame_.colours.text);
  const QRectF room = QRectF(QPointF(0, 0), size).adjusted(24, 12, -24, -12);
  painter.drawText(room, static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, placeholder_);
}

void ChartPlot::paintAbove(QPainter&, const PlotFrame&, bool) {}
bool ChartPlot::isTurned(const PlotFrame&) const { return false; }
void ChartPlot::hoverAt(const QPointF&, const PlotFrame&) {}
void ChartPlot::clickAt(const QPointF&, const PlotFrame&) {}
bool ChartPlot::takeMouse(const QMouseEvent&, const PlotFrame&) { return false; }
void ChartPlot::undoClick() {}
void ChartPlot::dropDrag() {}

/// Only after keyboard navigation: a user who clicked knows where the focus is.
void ChartPlot::paintFocus(QPainter& painter) const {
  if (!focusByKeyboard_ || onPaper_) {
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
  painter.restore();
}

QString ChartPlot::hoverText(const QPointF& place) const {
  if (!isDrawn()) {
    return {};
  }
  const QString names = frame_.legendNames(place);
  return names.isEmpty() ? textAt(place, frame_) : names;
}

void ChartPlot::showTip(const QPointF& place, const QPoint& onScreen) {
  const QString text = hoverText(place);
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(onScreen, tipText(text), view_->viewport());
  }
}

bool ChartPlot::navigate(QEvent& event) {
  if (showAll_ == nullptr || !isDrawn()) {
    return false;
  }
  const auto answer = navigation_.answer(event, frame_);
  if (answer == PlotNavigation::Answer::Moved) {
    requestRedraw();
  }
  if (answer != PlotNavigation::Answer::NotMine) {
    showGrip();
  }
  return answer != PlotNavigation::Answer::NotMine;
}

void ChartPlot::showGrip() {
  if (navigation_.isPanning()) {
    view_->viewport()->setCursor(Qt::ClosedHandCursor);
  } else if (navigation_.isReadyToPan()) {
    view_->viewport()->setCursor(Qt::OpenHandCursor);
  } else {
    view_->viewport()->unsetCursor();
  }
}

void ChartPlot::answerMouse(const QMouseEvent& event) {
  if (event.type() == QEvent::MouseButtonPress) {
    clickIsTaken_ = false;
  }
  if (takeMouse(event, frame_)) {
    clickIsTaken_ = true;
    QToolTip::hideText();  // it was of where the button went down
  } else if (event.type() == QEvent::MouseMove) {
    showTip(event.position(), event.globalPosition().toPoint());
    hoverAt(event.position(), frame_);
  } else if (event.type() == QEvent::MouseButtonRelease && event.button() == Qt::LeftButton &&
             !clickIsTaken_) {
    clickAt(event.position(), frame_);
  }
}

bool ChartPlot::eventFilter(QObject* watched, QEvent* event) {
  const bool doubled = event->type() == QEvent::MouseButtonDblClick;
  if (const auto* const wheel = dynamic_cast<QWheelEvent*>(event);
      wheel != nullptr && wheelNeedsFocus_ && !hasFocus() &&
      !wheel->modifiers().testFlag(Qt::ControlModifier)) {
    event->ignore();
    return true;  // and goes on to the widget below
  }
  if (navigate(*event)) {
    clickIsTaken_ = true;
    if (doubled) {
      undoClick();
    }
    return true;
  }
  const auto* const mouse = dynamic_cast<QMouseEvent*>(event);
  if (mouse != nullptr && isDrawn()) {
    answerMouse(*mouse);
  }
  return PlotView::eventFilter(watched, event);
}

bool ChartPlot::pointByKey(const QKeyEvent& key) {
  if (!isDrawn()) {
    return false;
  }
  const auto deeds = pointer_.answer(key, frame_, [this] { return pointable(frame_); });
  if (!deeds) {
    return false;
  }
  const QPointF place = *pointer_.place();
  for (const QEvent::Type deed : *deeds) {
    const Qt::MouseButton button = deed == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const QMouseEvent mouse(deed, place, QPointF(view_->viewport()->mapToGlobal(place.toPoint())),
                            button, pointer_.isHeld() ? Qt::LeftButton : Qt::NoButton,
                            deed == QEvent::MouseMove ? Qt::NoModifier : key.modifiers());
    answerMouse(mouse);
  }
  if (pointer_.isHeld()) {
    QToolTip::hideText();  // it was of where the button went down
  }
  updateDescription();
  repaintAbove();
  return true;
}

void ChartPlot::dropPointer() {
  if (!pointer_.place()) {
    return;
  }
  if (pointer_.isHeld()) {
    dropDrag();
  }
  pointer_.drop();
  QToolTip::hideText();
  updateDescription();
  repaintAbove();
}

void ChartPlot::keyPressEvent(QKeyEvent* event) {
  if (!pointByKey(*event) && !navigate(*event)) {
    PlotView::keyPressEvent(event);
  }
}

void ChartPlot::keyReleaseEvent(QKeyEvent* event) {
  if (!navigate(*event)) {
    PlotView::keyReleaseEvent(event);
  }
}

void ChartPlot::focusInEvent(QFocusEvent* event) {
  focusByKeyboard_ =
      event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  repaintAbove();
  PlotView::focusInEvent(event);
}

void ChartPlot::focusOutEvent(QFocusEvent* event) {
  focusByKeyboard_ = false;
  dropPointer();
  navigate(*event);
  repaintAbove();
  PlotView::focusOutEvent(event);
}

void ChartPlot::changeEvent(QEvent* event) {
  const auto type = event->type();
  if (type == QEvent::PaletteChange || type == QEvent::FontChange) {
    requestRedraw();
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
