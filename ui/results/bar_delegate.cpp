// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/bar_delegate.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>
#include <cstdlib>

#include "ui/results/ranking_model.h"
#include "ui/style/theme.h"

namespace steelyard::ui {

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QString text = item.text;
  item.text.clear();
  const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

  const QRect room = item.rect.adjusted(3, 3, -3, -3);
  const int numberWidth = item.fontMetrics.horizontalAdvance(QStringLiteral("-0.0000 "));
  const QVariant share = index.data(RankingModel::BarRole);
  const double length = std::clamp(share.toDouble(), -1.0, 1.0);
  const double origin = std::clamp(index.data(RankingModel::BarOriginRole).toDouble(), 0.0, 1.0);
  const int thin = std::max(1, room.height() / 5);
  const QRect scale = room.adjusted(0, thin, -numberWidth, -thin);
  // Positive and negative bars share one scale: the longer side of the origin is length 1.
  const double full = scale.width() * std::max(origin, 1.0 - origin);
  const int start = scale.left() + static_cast<int>(scale.width() * origin);
  const int reach = static_cast<int>(full * length);
  const QRect bar(QPoint(std::min(start, start + reach), scale.top()),
                  QSize(std::abs(reach), scale.height()));
  const ThemeColours& colours = themeColours(item.palette);
  constexpr double rounding = 2.0;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  const auto drawBar = [&](const QRect& leftToRight) {
    painter->drawRoundedRect(QStyle::visualRect(item.direction, room, leftToRight), rounding,
                             rounding);
  };
  if (share.isValid()) {
    painter->setBrush(blended(colours.line, colours.card, 0.4));
    drawBar(scale);
  }
  if (bar.width() > 0) {
    painter->setBrush(colours.accent);
    drawBar(bar);
  }
  painter->setPen(colours.soft);
  // The minus stands before the number in each direction.
  const auto end = QStyle::visualAlignment(item.direction, Qt::AlignRight | Qt::AlignVCenter);
  painter->drawText(room, static_cast<int>(end) | Qt::TextForceLeftToRight, text);
  painter->restore();
}

}  // namespace steelyard::ui
