// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/method_list_delegate.h"

#include <QPainter>
#include <QStyle>

namespace steelyard::ui {

namespace {

constexpr int padding = 3;

/// A method that cannot be chosen now is disabled, too.
bool isHeading(const QModelIndex& index) { return index.data(Qt::UserRole).toString().isEmpty(); }

}  // namespace

void MethodListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
  const bool chosen = option.state.testFlag(QStyle::State_Selected);
  painter->save();
  if (chosen) {
    painter->fillRect(option.rect, option.palette.highlight());
  }
  QFont font = option.font;
  font.setBold(isHeading(index));
  painter->setFont(font);
  const bool offered = isHeading(index) || index.flags().testFlag(Qt::ItemIsEnabled);
  painter->setPen(option.palette.color(offered ? QPalette::Normal : QPalette::Disabled,
                                       chosen ? QPalette::HighlightedText : QPalette::Text));
  const int line = option.fontMetrics.height();
  const int indent = isHeading(index) ? padding : 4 * padding;
  QRect place = QStyle::visualRect(option.direction, option.rect,
                                   option.rect.adjusted(indent, padding, -padding, -padding));
  const auto beginning =
      QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
  const auto draw = [&](const QString& text) {
    painter->drawText(QRect(place.left(), place.top(), place.width(), line),
                      static_cast<int>(beginning),
                      option.fontMetrics.elidedText(text, Qt::ElideRight, place.width()));
    place.setTop(place.top() + line);
  };
  draw(index.data(Qt::DisplayRole).toString());
  if (!isHeading(index)) {
    if (!chosen) {
      painter->setPen(option.palette.color(QPalette::PlaceholderText));
    }
    draw(index.data(PurposeRole).toString());
  }
  painter->restore();
}

QSize MethodListDelegate::sizeHint(const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
  const int lines = isHeading(index) ? 1 : 2;
  return {option.fontMetrics.averageCharWidth() * 40,
          lines * option.fontMetrics.height() + 2 * padding};
}

}  // namespace steelyard::ui
