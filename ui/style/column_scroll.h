// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace steelyard::ui {

/// A column of the window that scrolls up and down where it is too high, and is never narrower
/// than what it holds. Keeps what has the focus in sight.
class ColumnScroll : public QScrollArea {
  Q_OBJECT
 public:
  /// Takes ownership of `content`.
  explicit ColumnScroll(QWidget* content, QWidget* parent = nullptr);
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace steelyard::ui
