// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/glossary_link.h"

#include <QCoreApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QTextLayout>
#include <QVBoxLayout>
#include <QWhatsThisClickedEvent>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/report/help_page.h"
#include "ui/glossary_line.h"
#include "ui/glossary_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

constexpr int linkWrap = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// Below the widget or, where the screen ends, above it; both begin at the same edge.
QPoint placeBeside(const QWidget& widget, const QSize& size) {
  const QRect screen = widget.screen()->availableGeometry();
  const int left = widget.isRightToLeft() ? widget.width() - size.width() : 0;
  QPoint place = widget.mapToGlobal(QPoint(left, widget.height()));
  if (place.y() + size.height() > screen.bottom()) {
    place.setY(widget.mapToGlobal(QPoint(0, 0)).y() - size.height());
  }
  place.setX(std::max(screen.left(), std::min(place.x(), screen.right() - size.width())));
  return place;
}

/// The term, what it means, and a button. Owned by the link, and gone once it is closed.
QFrame* makeExplanation(const HelpEntry& entry, QPushButton* button, QWidget* link) {
  constexpr int letters = 48;  // a line that is easily read
  constexpr int margin = 12;
  const QString meaning = QString::fromStdString(entry.lines.front());
  auto* frame = new QFrame(link, Qt::Popup);
  frame->setAttribute(Qt::WA_DeleteOnClose);
  frame->setObjectName(QStringLiteral("glossaryPopup"));
  frame->setFrameShape(QFrame::StyledPanel);
  auto* term = new PlainLabel(QString::fromStdString(entry.term), frame);
  QFont bold = term->font();
  bold.setBold(true);
  term->setFont(bold);
  auto* words = new PlainLabel(meaning, frame);
  words->setWordWrap(true);
  words->setFixedWidth(letters * words->fontMetrics().averageCharWidth());
  frame->setAccessibleName(term->text());
  frame->setAccessibleDescription(meaning);
  button->setAccessibleDescription(meaning);  // has the focus, so that it is read
  auto* column = new QVBoxLayout(frame);
  column->setContentsMargins(margin, margin, margin, margin);
  column->addWidget(term);
  column->addWidget(words);
  column->addWidget(button, 0, Qt::AlignLeft);
  return frame;
}

}  // namespace

GlossaryLink::GlossaryLink(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setForegroundRole(QPalette::WindowText);
  QFont underlined = font();
  underlined.setUnderline(true);
  setFont(underlined);
  QSizePolicy wraps(QSizePolicy::Preferred, QSizePolicy::Preferred);
  wraps.setHeightForWidth(true);
  setSizePolicy(wraps);
  connect(this, &QAbstractButton::clicked, this, &GlossaryLink::explain);
}

GlossaryLink::GlossaryLink(const QString& anchor, const QString& text, QWidget* parent)
    : GlossaryLink(parent) {
  setText(text);
  setAccessibleName(text);
  setTerm(anchor);
}

void GlossaryLink::setTerm(const QString& anchor) {
  anchor_ = anchor;
  const QString line = glossaryLine(anchor);
  setToolTip(tipText(line));
  setAccessibleDescription(line);
}

void GlossaryLink::setWordsBefore(const QString& words) {
  before_ = words;
  setAccessibleName(sentence());
  updateGeometry();
  update();
}

QString GlossaryLink::sentence() const {
  return before_.isEmpty() ? text() : before_ + QLatin1Char(' ') + text() + QLatin1Char('.');
}

void GlossaryLink::layOutSentence(QTextLayout& lines, int width) const {
  QTextOption option(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
  option.setTextDirection(layoutDirection());
  option.setWrapMode(QTextOption::WordWrap);
  lines.setTextOption(option);
  QTextLayout::FormatRange soft;
  soft.format.setFontUnderline(false);
  soft.format.setForeground(palette().brush(QPalette::PlaceholderText));
  soft.start = 0;
  soft.length = static_cast<int>(before_.size()) + 1;
  QTextLayout::FormatRange stop = soft;
  stop.start = static_cast<int>(sentence().size()) - 1;
  stop.length = 1;
  lines.setFormats({soft, stop});
  double height = 0.0;
  lines.beginLayout();
  for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
    line.setLineWidth(width);
    line.setPosition(QPointF(0.0, height));
    height += line.height();
  }
  lines.endLayout();
}

/// Never below what the letters take, whose widths are not whole pixels: in a little less, the last
/// word would be wrapped. A sentence is wrapped anyhow.
QSize GlossaryLink::sizeHint() const {
  const QSizeF letters = QFontMetricsF(fontMetrics()).size(0, sentence());
  const int whole = static_cast<int>(std::ceil(letters.width())) + 1;
  if (!before_.isEmpty()) {
    constexpr int lettersOfLine = 40;
    const int width = std::min(whole, lettersOfLine * fontMetrics().averageCharWidth());
    return {width, heightForWidth(width)};
  }
  return {whole, static_cast<int>(std::ceil(letters.height()))};
}

QSize GlossaryLink::minimumSizeHint() const {
  int longest = 0;
  for (const QString& word : sentence().simplified().split(QLatin1Char(' '))) {
    longest = std::max(longest, fontMetrics().horizontalAdvance(word));
  }
  return {longest, fontMetrics().height()};
}

int GlossaryLink::heightForWidth(int width) const {
  if (!before_.isEmpty()) {
    QTextLayout lines(sentence(), font());
    layOutSentence(lines, width);
    return static_cast<int>(std::ceil(lines.boundingRect().height()));
  }
  constexpr int any = std::numeric_limits<short>::max();
  return fontMetrics().boundingRect(QRect(0, 0, width, any), linkWrap, text()).height();
}

void GlossaryLink::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    click();
  } else {
    QAbstractButton::keyPressEvent(event);
  }
}

void GlossaryLink::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  if (before_.isEmpty()) {
    const auto beginning = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop);
    painter.drawText(rect(), static_cast<int>(beginning) | Qt::TextWordWrap, text());
  } else {
    QTextLayout lines(sentence(), font());
    layOutSentence(lines, width());
    lines.draw(&painter, QPointF());
  }
  if (hasFocus()) {
    QStyleOptionFocusRect option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
  }
}

void GlossaryLink::explain() {
  auto* button = new QPushButton(tr("Open the glossary"));
  button->setAutoDefault(true);  // Return presses it
  QFrame* frame = makeExplanation(glossaryEntry(anchor_), button, this);
  connect(button, &QPushButton::clicked, this, [this, frame] {
    frame->close();
    openPage();
  });
  frame->adjustSize();
  frame->move(placeBeside(*this, frame->size()));
  button->setFocus();
  frame->show();
}

/// A card in a window of its own passes nothing on to the window that it belongs to.
void GlossaryLink::openPage() {
  QWidget* at = this;
  while (at != nullptr) {
    QWhatsThisClickedEvent wanted(QStringLiteral("glossary#") + anchor_);
    if (QCoreApplication::sendEvent(at, &wanted)) {
      return;
    }
    at = at->window()->parentWidget();
  }
}

}  // namespace steelyard::ui
