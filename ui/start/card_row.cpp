// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/start/card_row.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "ui/plain_label.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style_shapes.h"

namespace steelyard::ui {
namespace {

constexpr int gap = 16;  // pixels between cards, and within them around what they hold

/// Lies on a darker ground, without a line around it.
class RoundCard : public QFrame {
 public:
  using QFrame::QFrame;

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    constexpr double corner = 10.0;
    QPainter painter(this);
    drawBox(painter, rect(), corner, palette().color(QPalette::Base));
  }
};

}  // namespace

CardRow::CardRow(QWidget* parent)
    : QScrollArea(parent), row_(new QBoxLayout(QBoxLayout::LeftToRight)) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget(this);
  around_ = new QVBoxLayout(content);
  row_->setSpacing(gap);
  around_->addLayout(row_);
  around_->addStretch(1);
  setWidget(content);
  content->setBackgroundRole(QPalette::AlternateBase);  // the ground that cards lie on
}

QVBoxLayout* CardRow::addCard(const QString& title) {
  auto* card = new RoundCard(widget());
  card->setAccessibleName(title);
  auto* column = new QVBoxLayout(card);
  column->setContentsMargins(gap, gap, gap, gap);
  column->addWidget(makeHeading(title, card));
  auto* content = new QVBoxLayout;
  column->addLayout(content);
  column->addStretch(1);
  row_->addWidget(card, 1);
  cards_.push_back(card);
  return content;
}

int CardRow::widthBeside() const {
  constexpr int letters = 32;  // a line that is pleasant to read
  const int readable = letters * fontMetrics().averageCharWidth() + 2 * gap;
  int width = gap;
  for (const QFrame* card : cards_) {
    width += std::max(readable, card->minimumSizeHint().width()) + gap;
  }
  return width;
}

/// On a wide screen the cards stay together in its middle.
void CardRow::arrange() {
  constexpr int widest = 170;  // letters
  const int width = viewport()->width();
  const auto direction = width >= widthBeside() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
  const int most = std::max(widthBeside(), widest * fontMetrics().averageCharWidth());
  const int side = std::max(gap, (width - most) / 2);
  const QMargins margins(side, gap, side, gap);
  if (row_->direction() != direction) {
    row_->setDirection(direction);
  }
  if (around_->contentsMargins() != margins) {
    around_->setContentsMargins(margins);
  }
}

void CardRow::resizeEvent(QResizeEvent* event) {
  arrange();
  QScrollArea::resizeEvent(event);
}

bool CardRow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    arrange();
  }
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace steelyard::ui
