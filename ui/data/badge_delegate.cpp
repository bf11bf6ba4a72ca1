// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/badge_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

#include "ui/data/target_model.h"
#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr int gap = 8;

}  // namespace

void BadgeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  const QString badge = index.data(TargetModel::BadgeRole).toString();
  QStyleOptionViewItem item = option;
  const QFontMetrics metrics(option.font);
  const int wanted = metrics.horizontalAdvance(badge) + 2 * gap;
  const int name = metrics.horizontalAdvance(index.data().toString()) + 5 * gap;
  const int width = std::min(wanted, option.rect.width() - std::min(name, option.rect.width() / 2));
  if (!badge.isEmpty()) {
    // The ground of the whole row, also under the badge.
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QStyle* style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);
    item.rect = QStyle::visualRect(option.direction, option.rect,
                                   option.rect.adjusted(0, 0, -width - gap, 0));
  }
  QStyledItemDelegate::paint(painter, item, index);
  if (badge.isEmpty()) {
    return;
  }
  const bool warning = index.data(TargetModel::WarningRole).toBool();
  const ThemeColours& colours = themeColours(option.palette);
  const QColor colour = warning ? colours.caution : colours.accent;
  const QRect pill = QStyle::visualRect(option.direction, option.rect,
                                        {option.rect.right() - width - gap / 2,
                                         option.rect.top() + 2, width, option.rect.height() - 4});
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  painter->setBrush(warning ? colours.cautionFill : colours.accentFill);
  painter->drawRoundedRect(pill, pill.height() / 2.0, pill.height() / 2.0);
  painter->setPen(colour);
  painter->drawText(pill, Qt::AlignCenter,
                    metrics.elidedText(badge, Qt::ElideRight, pill.width() - gap));
  painter->restore();
}

QSize BadgeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize size = QStyledItemDelegate::sizeHint(option, index);
  return {size.width(), option.fontMetrics.height() + gap};
}

}  // namespace steelyard::ui
