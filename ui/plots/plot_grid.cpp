// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_grid.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/plots/framed_plot.h"
#include "ui/plots/grid_shape.h"
#include "ui/plots/plot_card.h"

namespace steelyard::ui {

PlotGrid::PlotGrid(QWidget* parent)
    : QWidget(parent),
      closedButton_(new QToolButton(this)),
      closedMenu_(new QMenu(this)),
      bar_(new QHBoxLayout),
      scroll_(new QScrollArea(this)),
      canvas_(new QWidget),
      grid_(new QGridLayout(canvas_)) {
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(bar_);
  column->addWidget(scroll_, 1);
  bar_->addStretch(1);
  bar_->addWidget(closedButton_, 0, Qt::AlignRight);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setWidgetResizable(true);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setWidget(canvas_);
  constexpr int leastHeight = 120;  // pixels; a card is higher, and scrolls
  scroll_->setMinimumSize(leastPlotSize().width() + 8 + scrollBarWidth(), leastHeight);
  grid_->setSpacing(6);
  grid_->setContentsMargins(0, 0, 0, 0);
  closedButton_->setText(QStringLiteral("+"));
  closedButton_->setToolTip(tr("Add a plot"));
  closedButton_->setAccessibleName(tr("Add a plot"));
  closedButton_->setAutoRaise(true);
  closedButton_->setMenu(closedMenu_);
  closedButton_->setPopupMode(QToolButton::InstantPopup);
  closedButton_->setFocusPolicy(Qt::TabFocus);
  closedButton_->setVisible(false);
  connect(scroll_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &PlotGrid::shareWheel);
}

int PlotGrid::scrollBarWidth() const { return scroll_->verticalScrollBar()->sizeHint().width(); }

void PlotGrid::setBar(QWidget* bar) { bar_->insertWidget(0, bar); }

void PlotGrid::shareWheel() {
  const bool scrolls = scroll_->verticalScrollBar()->maximum() > 0;
  for (PlotCard* const c : cards_) {
    if (auto* const framed = qobject_cast<FramedPlot*>(c->plot())) {
      framed->setWheelNeedsFocus(scrolls && !c->isDetached());
    }
  }
}

void PlotGrid::addPlot(const QString& id, const QString& title, PlotView* plot, QWidget* controls) {
  auto* const added = new PlotCard(id, title, plot, controls, canvas_);
  if (auto* const framed = qobject_cast<FramedPlot*>(plot)) {
    framed->setRedrawClock(clock_);
  }
  cards_.push_back(added);
  connectCard(added);
  arrange();
  shareWheel();
  Q_EMIT cardsChanged();
}

void PlotGrid::setBeside(const QString& id, const NamedPlot& beside) {
  if (PlotCard* const found = card(id)) {
    if (auto* const framed = qobject_cast<FramedPlot*>(beside.plot)) {
      framed->setRedrawClock(clock_);
    }
    found->setBeside(beside);
  }
}

void PlotGrid::connectCard(PlotCard* card) {
  connect(card, &PlotCard::closeRequested, this, [this, card] { showByUser(card->id(), false); });
  connect(card, &PlotCard::detachToggled, this,
          [this, card] { setDetached(card->id(), !card->isDetached()); });
  connect(card, &PlotCard::enlargeToggled, this,
          [this, card] { setEnlargedPlot(enlarged_ == card->id() ? QString() : card->id()); });
  connect(card, &PlotCard::moveRequested, this,
          [this, card](int places) { moveAmongOpen(card, places); });
  connect(card, &PlotCard::exportRequested, this,
          [this, card] { Q_EMIT exportRequested(card->id()); });
  connect(card, &PlotCard::dragged, this,
          [this, card](const QPoint& onScreen) { markTarget(card, onScreen); });
  connect(card, &PlotCard::dropped, this,
          [this, card](const QPoint& onScreen) { dropCard(card, onScreen); });
}

PlotCard* PlotGrid::card(const QString& id) const {
  const auto found = std::find_if(cards_.begin(), cards_.end(),
                                  [&id](const PlotCard* c) { return c->id() == id; });
  return found == cards_.end() ? nullptr : *found;
}

QWidget* PlotGrid::cardWidget(const QString& id) const { return card(id); }

void PlotGrid::removePlot(const QString& id) {
  PlotCard* const removed = card(id);
  if (removed == nullptr) {
    return;
  }
  cards_.erase(std::find(cards_.begin(), cards_.end(), removed));
  closed_.removeAll(id);
  if (enlarged_ == id) {
    enlarged_.clear();
  }
  grid_->removeWidget(removed);
  removed->hide();
  removed->deleteLater();  // the call may come from its own button
  arrange();
  Q_EMIT cardsChanged();
}

void PlotGrid::setFooter(const QString& id, QWidget* footer) {
  if (PlotCard* const found = card(id)) {
    found->setFooter(footer);
  }
}

void PlotGrid::setHelp(const QString& id, const QString& text) {
  if (PlotCard* const found = card(id)) {
    found->setHelp(text);
  }
}

void PlotGrid::setTitle(const QString& id, const QString& text) {
  if (PlotCard* const found = card(id)) {
    found->setTitle(text);
  }
  listClosed();
}

void PlotGrid::setTerm(const QString& id, const QString& anchor) {
  if (PlotCard* const found = card(id)) {
    found->setTerm(anchor);
  }
}

void PlotGrid::setPlotVisible(const QString& id, bool visible) {
  if (card(id) == nullptr || visible == isPlotVisible(id)) {
    return;
  }
  if (visible) {
    closed_.removeAll(id);
  } else {
    closed_ << id;
    setDetached(id, false);
    if (enlarged_ == id) {
      setEnlargedPlot(QString());
    }
  }
  arrange();
  Q_EMIT arrangementChanged();
}

void PlotGrid::showByUser(const QString& id, bool visible) {
  const QStringList before = shownPlots();
  setPlotVisible(id, visible);
  Q_EMIT arrangedByUser(before);
}

void PlotGrid::setShownPlots(const QStringList& ids) {
  if (shownPlots() == ids) {
    return;
  }
  if (!ids.contains(enlarged_)) {
    setEnlargedPlot(QString());
  }
  closed_.clear();
  for (const PlotCard* c : cards_) {
    if (!ids.contains(c->id())) {
      closed_ << c->id();
      setDetached(c->id(), false);
    }
  }
  setPlotOrder(ids);
  Q_EMIT arrangementChanged();
}

QStringList PlotGrid::shownPlots() const {
  QStringList ids;
  for (const PlotCard* c : cards_) {
    if (isPlotVisible(c->id())) {
      ids << c->id();
    }
  }
  return ids;
}

void PlotGrid::setDetached(const QString& id, bool detached) {
  PlotCard* const moved = card(id);
  if (moved == nullptr || moved->isDetached() == detached) {
    return;
  }
  if (detached) {
    if (enlarged_ == id) {
      setEnlargedPlot(QString());
    }
    grid_->removeWidget(moved);
    moved->detach();
  } else {
    moved->setParent(canvas_, Qt::Widget);
  }
  arrange();
  shareWheel();
}

std::vector<NamedPlot> PlotGrid::plots() const {
  std::vector<NamedPlot> named;
  for (const PlotCard* c : cards_) {
    named.push_back({c->id(), c->title(), c->plot()});
    if (const auto& beside = c->beside(); beside && !beside->plot->isHidden()) {
      named.push_back(*beside);
    }
  }
  return named;
}

void PlotGrid::setPlotOrder(const QStringList& ids) {
  const auto rank = [&ids](const PlotCard* c) {
    const qsizetype at = ids.indexOf(c->id());
    return at < 0 ? ids.size() : at;
  };
  std::stable_sort(cards_.begin(), cards_.end(),
                   [&](const PlotCard* a, const PlotCard* b) { return rank(a) < rank(b); });
  arrange();
}

void PlotGrid::setEnlargedPlot(const QString& id) {
  if (id == enlarged_ || (!id.isEmpty() && card(id) == nullptr)) {
    return;
  }
  enlarged_ = id;
  for (PlotCard* c : cards_) {
    c->setEnlarged(c->id() == id);
  }
  if (!id.isEmpty()) {
    setPlotVisible(id, true);
  }
  arrange();
  Q_EMIT arrangementChanged();
}

std::vector<PlotCard*> PlotGrid::shown() const {
  std::vector<PlotCard*> open;
  for (PlotCard* c : cards_) {
    const bool hiddenByOther = !enlarged_.isEmpty() && c->id() != enlarged_;
    if (isPlotVisible(c->id()) && !hiddenByOther && !c->isDetached()) {
      open.push_back(c);
    }
  }
  return open;
}

void PlotGrid::arrange() {
  const std::vector<PlotCard*> open = shown();
  for (PlotCard* c : cards_) {
    grid_->removeWidget(c);
  }
  for (int c = 0; c < grid_->columnCount(); ++c) {
    grid_->setColumnStretch(c, 0);
  }
  for (int r = 0; r < grid_->rowCount(); ++r) {
    grid_->setRowStretch(r, 0);
  }
  place(open);
  for (PlotCard* c : cards_) {
    if (!c->isDetached()) {
      c->setVisible(std::find(open.begin(), open.end(), c) != open.end());
    }
  }
  listClosed();
}

void PlotGrid::place(const std::vector<PlotCard*>& open) {
  const int count = static_cast<int>(open.size());
  const QSize area(width() - scrollBarWidth(), scroll_->height());
  const auto cells = cardCells(count, cardColumns(count, area));
  QWidget* previous = closedButton_;
  for (std::size_t i = 0; i < open.size(); ++i) {
    const QRect& cell = cells[i];
    grid_->addWidget(open[i], cell.y(), cell.x(), cell.height(), cell.width());
    grid_->setRowStretch(cell.y(), 1);
    for (int c = cell.left(); c <= cell.right(); ++c) {
      grid_->setColumnStretch(c, 1);
    }
    setTabOrder(previous, open[i]);
    previous = open[i];
  }
}

void PlotGrid::listClosed() {
  closedMenu_->clear();
  for (const QString& id : closed_) {
    connect(closedMenu_->addAction(card(id)->title()), &QAction::triggered, this,
            [this, id] { showByUser(id, true); });
  }
  closedButton_->setVisible(!closed_.isEmpty());
}

void PlotGrid::moveCard(PlotCard* card, int place) {
  const QStringList before = shownPlots();
  cards_.erase(std::remove(cards_.begin(), cards_.end(), card), cards_.end());
  cards_.insert(cards_.begin() + std::clamp(place, 0, static_cast<int>(cards_.size())), card);
  arrange();
  Q_EMIT arrangementChanged();
  Q_EMIT arrangedByUser(before);
}

/// Moves past the next open card in that direction, skipping closed ones.
void PlotGrid::moveAmongOpen(PlotCard* card, int places) {
  const int from = static_cast<int>(std::find(cards_.begin(), cards_.end(), card) - cards_.begin());
  for (int to = from + places; to >= 0 && to < static_cast<int>(cards_.size()); to += places) {
    if (isPlotVisible(cards_[static_cast<std::size_t>(to)]->id())) {
      return moveCard(card, to);
    }
  }
}

PlotCard* PlotGrid::cardUnder(const QPoint& onScreen) const {
  for (PlotCard* c : shown()) {
    if (c->geometry().contains(canvas_->mapFromGlobal(onScreen))) {
      return c;
    }
  }
  return nullptr;
}

void PlotGrid::markTarget(const PlotCard* dragged, const QPoint& onScreen) {
  const PlotCard* const target = cardUnder(onScreen);
  for (PlotCard* c : cards_) {
    c->setDropTarget(c == target && c != dragged);
  }
}

void PlotGrid::dropCard(PlotCard* dragged, const QPoint& onScreen) {
  const PlotCard* const target = cardUnder(onScreen);
  for (PlotCard* c : cards_) {
    c->setDropTarget(false);
  }
  if (target == nullptr || target == dragged) {
    return;
  }
  moveCard(dragged,
           static_cast<int>(std::find(cards_.begin(), cards_.end(), target) - cards_.begin()));
}

void PlotGrid::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace steelyard::ui
