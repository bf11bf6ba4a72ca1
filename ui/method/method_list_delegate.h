// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace steelyard::ui {

/// A method in the list: its title, and its purpose in a second, fainter line. Family headings
/// (entries that cannot be chosen) are bold.
class MethodListDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int PurposeRole = Qt::UserRole + 1;

  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;
};

}  // namespace steelyard::ui
