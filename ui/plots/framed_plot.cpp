// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/framed_plot.h"

#include <QAction>
#include <QEvent>
#include <QFocusEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolTip>
#include <QWheelEvent>
#include <utility>

#include "ui/number_text.h"
#include "ui/plain_text.h"
#include "ui/plots/accessible_plot.h"

namespace steelyard::ui {

FramedPlot::FramedPlot(QWidget* parent) : PlotView(parent), clock_(&ownClock_) {
  makePlotsAccessible();
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);  // the background is painted with the plot
  frame_.colours = chartColours(palette());
}

void FramedPlot::setAxisTitles(const QString& x, const QString& y) {
  if (x == xTitle_ && y == yTitle_) {
    return;
  }
  xTitle_ = x;
  yTitle_ = y;
  navigation_.showAll();
  touch();
}

void FramedPlot::setPlaceholder(const QString& text) {
  if (text == placeholder_) {
    return;
  }
  placeholder_ = text;
  touch();
}

PlotData FramedPlot::data() const {
  PlotData table{dataHeader(), {}};
  const std::size_t rows = dataRows();
  table.rows.reserve(rows);
  for (std::size_t row = 0; row < rows; ++row) {
    table.rows.push_back(dataRow(row));
  }
  return table;
}

void FramedPlot::setThresholds(std::vector<PlotThreshold> thresholds) {
  thresholds_ = std::move(thresholds);
  touch();
}

std::vector<PlotThreshold> FramedPlot::drawnThresholds(const PlotFrame& frame) const {
  std::vector<PlotThreshold> drawn = thresholds_;
  for (PlotThreshold& threshold : drawn) {
    threshold.ofX = threshold.ofX != isTurned(frame);
  }
  return drawn;
}

void FramedPlot::setRedrawClock(RedrawClock& clock) {
  clock_ = &clock;
  if (dirty_) {
    touch();
  }
}

void FramedPlot::offerNavigation() {
  setWhatsThis(
      tr("Wheel: zoom. Drag with the middle button, Shift or Space: pan. Double click: show all. "
         "The keys +, -, 0 and the arrows do the same. Page Down and Page Up point at one value "
         "after the other."));
  offerShowAll();
}

void FramedPlot::offerNavigationByDragging() {
  navigation_.setPlainDragPans();
  setWhatsThis(
      tr("Wheel: zoom. Drag: pan. Double click: show all. The keys +, -, 0 and the arrows do the "
         "same. Page Down and Page Up point at one value after the other."));
  offerShowAll();
}

void FramedPlot::offerShowAll() {
  setAccessibleDescription(whatsThis());
  showAll_ = new QAction(tr("Show &all"), this);
  showAll_->setEnabled(false);
  addAction(showAll_);
  connect(showAll_, &QAction::triggered, this, [this] {
    navigation_.showAll();
    requestRedraw();
  });
}

void FramedPlot::touch() {
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

void FramedPlot::requestRedraw() {
  dirty_ = true;
  if (isVisible() && clock_ != nullptr) {
    clock_->ask(this, [this] { redraw(); });
  }
}

/// What a screen reader says of the plot besides its name.
void FramedPlot::updateDescription() {
  const QString help = whatsThis().isEmpty()
                           ? tr("Page Down and Page Up point at one value after the other.")
                           : whatsThis();
  setAccessibleDescription(isEmpty()          ? placeholder_
                           : pointer_.place() ? hoverText(*pointer_.place())
                                              : help);
}

void FramedPlot::followMark() {
  if (!pointer_.place()) {
    return;
  }
  if (!isDrawn() || !pointer_.follow(frame_, [this] { return pointable(frame_); })) {
    return dropPointer();
  }
  updateDescription();
}

void FramedPlot::redraw() {
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

void FramedPlot::rebuild(const QSizeF& size, const ChartColours& colours) {
  frame_ = PlotFrame();
  frame_.x.title = xTitle_;
  frame_.y.title = yTitle_;
  frame_.colours = colours;
  frame_.font = font();
  frame_.font.setPixelSize(QFontInfo(font()).pixelSize());
  framed_ = !isEmpty();
  if (framed_) {
    describe(frame_, size);
    coverThresholds(frame_, drawnThresholds(frame_));
    navigation_.applyTo(frame_);
    frame_.layOut(size);
    prepareData(frame_);
  }
  if (showAll_ != nullptr) {
    showAll_->setEnabled(!navigation_.showsAll());
  }
  update();
}

/// Axes run from left to right everywhere, and so each name stands where its plot has put it: Qt
/// would swap left and right where texts run the other way.
void FramedPlot::paintLayers(QPainter& painter, const QSizeF& size) {
  painter.setLayoutDirection(Qt::LeftToRight);
  painter.save();
  if (isDrawn()) {
    frame_.paint(painter);
    painter.restore();
    painter.save();
    paintData(painter, frame_, onPaper_);
  } else {
    paintPlaceholder(painter, size);
  }
  painter.restore();
  painter.save();
  paintLayerAbove(painter);
  painter.restore();
}

void FramedPlot::paintLayerAbove(QPainter& painter) {
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
}

void FramedPlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), frame_.colours.background);
  paintLayers(painter, size());
}

void FramedPlot::renderTo(QPainter& painter, const QRectF& target) {
  {
    const QScopedValueRollback<bool> once(onPaper_, true);
    rebuild(target.size(), paperColours());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, paperColours().background);
    painter.setClipRect(target, Qt::IntersectClip);
    painter.translate(target.topLeft());
    paintLayers(painter, target.size());
    painter.restore();
  }
  rebuild(size(), chartColours(palette()));
}

void FramedPlot::paintPlaceholder(QPainter& painter, const QSizeF& size) const {
  painter.setFont(frame_.font);
  painter.setPen(frame_.colours.text);
  const QRectF room = QRectF(QPointF(0, 0), size).adjusted(24, 12, -24, -12);
  painter.drawText(room, static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, placeholder_);
}

void FramedPlot::prepareData(const PlotFrame&) {}
void FramedPlot::paintAbove(QPainter&, const PlotFrame&, bool) {}
bool FramedPlot::isTurned(const PlotFrame&) const { return false; }
void FramedPlot::hoverAt(const QPointF&, const PlotFrame&) {}
void FramedPlot::clickAt(const QPointF&, const PlotFrame&) {}
bool FramedPlot::takeMouse(const QMouseEvent&, const PlotFrame&) { return false; }
void FramedPlot::undoClick() {}
void FramedPlot::dropDrag() {}

/// Only after keyboard navigation: a user who clicked knows where the focus is.
void FramedPlot::paintFocus(QPainter& painter) const {
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

QString FramedPlot::hoverText(const QPointF& place) const {
  if (!isDrawn()) {
    return {};
  }
  QString names = frame_.legendNames(place);
  if (!names.isEmpty()) {
    return names;
  }
  QStringList lines;
  if (const QString text = textAt(place, frame_); !text.isEmpty()) {
    lines << text;
  }
  for (const PlotThreshold& line : thresholdsAt(place, frame_, drawnThresholds(frame_))) {
    lines << tr("%1: %2").arg(line.name, numberText(line.value));
  }
  return lines.join(QLatin1Char('\n'));
}

void FramedPlot::showTip(const QPointF& place, const QPoint& onScreen) {
  const QString text = hoverText(place);
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(onScreen, tipText(text), this);
  }
}

bool FramedPlot::navigate(QEvent& event) {
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

void FramedPlot::showGrip() {
  if (navigation_.isPanning()) {
    setCursor(Qt::ClosedHandCursor);
  } else if (navigation_.isReadyToPan()) {
    setCursor(Qt::OpenHandCursor);
  } else {
    unsetCursor();
  }
}

void FramedPlot::answerMouse(const QMouseEvent& event) {
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

void FramedPlot::wheelEvent(QWheelEvent* event) {
  const bool isMine =
      !wheelNeedsFocus_ || hasFocus() || event->modifiers().testFlag(Qt::ControlModifier);
  const bool taken = isMine && navigate(*event);
  clickIsTaken_ = clickIsTaken_ || taken;
  event->setAccepted(taken);  // otherwise it goes on to the widget below
}

/// Accepts the event: what the plot lies on does not answer to the mouse above it.
void FramedPlot::answerPointing(QMouseEvent& event) {
  event.accept();
  if (navigate(event)) {
    clickIsTaken_ = true;
    if (event.type() == QEvent::MouseButtonDblClick) {
      undoClick();
    }
  } else if (isDrawn()) {
    answerMouse(event);
  }
}

bool FramedPlot::pointByKey(const QKeyEvent& key) {
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
    const QMouseEvent mouse(deed, place, QPointF(mapToGlobal(place.toPoint())), button,
                            pointer_.isHeld() ? Qt::LeftButton : Qt::NoButton,
                            deed == QEvent::MouseMove ? Qt::NoModifier : key.modifiers());
    answerMouse(mouse);
  }
  if (pointer_.isHeld()) {
    QToolTip::hideText();  // it was of where the button went down
  }
  updateDescription();
  update();
  return true;
}

void FramedPlot::dropPointer() {
  if (!pointer_.place()) {
    return;
  }
  if (pointer_.isHeld()) {
    dropDrag();
  }
  pointer_.drop();
  QToolTip::hideText();
  updateDescription();
  update();
}

void FramedPlot::keyPressEvent(QKeyEvent* event) {
  if (!pointByKey(*event) && !navigate(*event)) {
    PlotView::keyPressEvent(event);
  }
}

void FramedPlot::keyReleaseEvent(QKeyEvent* event) {
  if (!navigate(*event)) {
    PlotView::keyReleaseEvent(event);
  }
}

void FramedPlot::focusInEvent(QFocusEvent* event) {
  focusByKeyboard_ =
      event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  update();
  PlotView::focusInEvent(event);
}

void FramedPlot::focusOutEvent(QFocusEvent* event) {
  focusByKeyboard_ = false;
  dropPointer();
  navigate(*event);
  update();
  PlotView::focusOutEvent(event);
}

void FramedPlot::changeEvent(QEvent* event) {
  const auto type = event->type();
  if (type == QEvent::PaletteChange || type == QEvent::FontChange) {
    requestRedraw();
  }
  PlotView::changeEvent(event);
}

void FramedPlot::resizeEvent(QResizeEvent* event) {
  PlotView::resizeEvent(event);
  dirty_ = true;
  redraw();
}

void FramedPlot::showEvent(QShowEvent* event) {
  PlotView::showEvent(event);
  redraw();
}

}  // namespace steelyard::ui
