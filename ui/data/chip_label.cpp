// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/chip_label.h"

#include <QPainter>
#include <QStyle>
#include <algorithm>

#include "ui/count_text.h"
#include "ui/style/scaled_font.h"
#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr QSize around(20, 6);  // left and right, above and below the text

}  // namespace

ChipLabel::ChipLabel(QWidget* parent) : ElidedLabel(parent) {
  scaleFont(*this, 1.0, true);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ChipLabel::setNames(const QStringList& names, const QString& inWords) {
  names_ = names;
  setFullText(inWords);
  setText(first(tried()));
}

/// More never fit.
int ChipLabel::tried() const {
  constexpr int most = 10;
  return static_cast<int>(std::min<qsizetype>(most, names_.size()));
}

/// "x1, x2 and 8 more"
QString ChipLabel::first(int count) const {
  const auto others = names_.size() - count;
  const QString shown = names_.mid(0, count).join(QStringLiteral(", "));
  return others == 0 ? shown : tr("%1 and %2 more").arg(shown, countText(others));
}

QString ChipLabel::shownText() const {
  const int room = width() - around.width();
  QString shown = text();
  for (int count = tried(); count > 0; --count) {
    shown = first(count);
    if (fontMetrics().horizontalAdvance(shown) <= room) {
      return shown;
    }
  }
  return fontMetrics().elidedText(shown, Qt::ElideMiddle, room);
}

QSize ChipLabel::minimumSizeHint() const { return ElidedLabel::minimumSizeHint() + around; }

QSize ChipLabel::sizeHint() const { return ElidedLabel::sizeHint() + around; }

void ChipLabel::paintEvent(QPaintEvent* /*event*/) {
  const ThemeColours& colours = themeColours(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.accentFill);
  const double round = height() / 2.0;
  const QString shown = shownText();
  const int wide = std::min(width(), fontMetrics().horizontalAdvance(shown) + around.width());
  const QRect ground = QStyle::visualRect(layoutDirection(), rect(), {0, 0, wide, height()});
  painter.drawRoundedRect(ground, round, round);
  painter.setPen(colours.accent);
  painter.drawText(ground, static_cast<int>(Qt::AlignCenter), shown);
}

}  // namespace steelyard::ui
