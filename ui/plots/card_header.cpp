// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/card_header.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QTextLayout>
#include <QTextOption>
#include <algorithm>
#include <cmath>

#include "ui/glossary_link.h"
#include "ui/plain_label.h"

namespace steelyard::ui {
namespace {

constexpr int gapBeside = 6;        // pixels, title and controls
constexpr int titleSlack = 2;       // pixels that a link may be wider than its letters
constexpr int narrowestTitle = 40;  // pixels of a title before the first layout

/// A word that is wider than its card goes on in the next line.
QTextOption wrappedAt(int width) {
  QTextOption option;
  option.setWrapMode(width > narrowestTitle ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                            : QTextOption::WordWrap);
  return option;
}

/// The text in lines that are no wider than this.
QString inLines(const QString& text, const QFont& font, int width) {
  QStringList lines;
  QTextLayout layout(text, font);
  layout.setTextOption(wrappedAt(width));
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    lines << text.mid(line.textStart(), line.textLength()).trimmed();
  }
  layout.endLayout();
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

CardHeader::CardHeader(QWidget* parent)
    : QWidget(parent),
      label_(new PlainLabel(this)),
      link_(new GlossaryLink(this)),
      grid_(new QGridLayout),
      buttons_(new QHBoxLayout) {
  auto* const rows = new QHBoxLayout(this);
  rows->setContentsMargins(8, 2, 2, 0);
  rows->addLayout(grid_);
  grid_->setHorizontalSpacing(gapBeside);
  grid_->setVerticalSpacing(0);
  grid_->addWidget(label_, 0, 0);
  grid_->addWidget(link_, 0, 0,
                   Qt::AlignLeft | Qt::AlignVCenter);  // beside it, the card is dragged
  grid_->addLayout(buttons_, 0, 2, Qt::AlignTop);
  grid_->setColumnStretch(0, 1);
  buttons_->setSpacing(0);
  label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  QFont bold = label_->font();
  bold.setBold(true);
  label_->setFont(bold);
  link_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);  // as high as all its lines
  bold.setUnderline(true);
  link_->setFont(bold);
  link_->hide();
  setCursor(Qt::OpenHandCursor);
}

void CardHeader::setTitle(const QString& title) {
  title_ = title;
  label_->setAccessibleName(title);
  link_->setAccessibleName(title);
  arrange();
}

void CardHeader::setTerm(const QString& anchor) {
  if (!anchor.isEmpty()) {
    link_->setTerm(anchor);
  }
  link_->setVisible(!anchor.isEmpty());
  label_->setVisible(anchor.isEmpty());
}

void CardHeader::setControls(QWidget* controls) {
  controls_ = controls;
  controls->setCursor(Qt::ArrowCursor);
  placeControls(true);
  arrange();
}

void CardHeader::addButton(QWidget* button) {
  button->setCursor(Qt::ArrowCursor);
  buttons_->addWidget(button);
}

void CardHeader::placeControls(bool beside) {
  beside_ = beside;
  grid_->removeWidget(controls_);
  if (beside) {
    grid_->addWidget(controls_, 0, 1, Qt::AlignTop);
  } else {
    grid_->addWidget(controls_, 1, 0, 1, 3, Qt::AlignLeft);
  }
}

int CardHeader::widthOfControls() const {
  return controls_ == nullptr || controls_->isHidden() ? 0
                                                       : controls_->sizeHint().width() + gapBeside;
}

void CardHeader::arrange() {
  const QMargins margins = layout()->contentsMargins();
  const int room =
      width() - margins.left() - margins.right() - buttons_->sizeHint().width() - gapBeside;
  const QFontMetricsF letters(label_->fontMetrics());
  const int needed = static_cast<int>(std::ceil(letters.horizontalAdvance(title_))) + titleSlack;
  const bool fits = needed + widthOfControls() <= room;
  if (controls_ != nullptr && fits != beside_) {
    placeControls(fits);
  }
  // Below the title, controls lie across all columns, so that the gap beside the empty one counts.
  const int left =
      std::max(narrowestTitle, room - titleSlack - (beside_ ? widthOfControls() : gapBeside));
  const QString text = fits ? title_ : inLines(title_, label_->font(), left);
  if (text != label_->text()) {
    label_->setText(text);
    link_->setText(label_->text());
  }
}

bool CardHeader::event(QEvent* event) {
  const auto type = event->type();
  if (type == QEvent::Resize || type == QEvent::LayoutRequest || type == QEvent::FontChange) {
    arrange();
  }
  return QWidget::event(event);
}

void CardHeader::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    pressed_ = event->position().toPoint();
  }
}

void CardHeader::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_) {
    return;
  }
  const QPoint moved = event->position().toPoint() - *pressed_;
  if (!dragging_ && moved.manhattanLength() < QApplication::startDragDistance()) {
    return;
  }
  dragging_ = true;
  setCursor(Qt::ClosedHandCursor);
  Q_EMIT dragged(event->globalPosition().toPoint());
}

void CardHeader::mouseReleaseEvent(QMouseEvent* event) {
  const bool wasDragging = dragging_;
  pressed_.reset();
  dragging_ = false;
  setCursor(Qt::OpenHandCursor);
  if (wasDragging) {
    Q_EMIT dropped(event->globalPosition().toPoint());
  }
}

void CardHeader::mouseDoubleClickEvent(QMouseEvent*) { Q_EMIT doubleClicked(); }

}  // namespace steelyard::ui
