// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/chip_label.h"

#include <QPainter>

#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr QSize around(20, 6);  // left and right, above and below the text

}  // namespace

ChipLabel::ChipLabel(QWidget* parent) : ElidedLabel(parent) {
  QFont bold = font();
  bold.setBold(true);
  setFont(bold);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
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
  painter.drawRoundedRect(rect(), round, round);
  const QRect room = rect().adjusted(around.width() / 2, 0, -around.width() / 2, 0);
  painter.setPen(colours.accent);
  painter.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                   fontMetrics().elidedText(text(), Qt::ElideMiddle, room.width()));
}

}  // namespace steelyard::ui
