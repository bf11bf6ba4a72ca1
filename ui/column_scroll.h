// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace steelyard::ui {

/// A column of the window that is scrolled where it is higher than the window, so that what it
/// holds never makes the window grow. It is as wide as its content needs, unless it yields.
class ColumnScroll : public QScrollArea {
  Q_OBJECT
 public:
  /// Takes ownership of `content`.
  explicit ColumnScroll(QWidget* content, QWidget* parent = nullptr);
  /// From now on it may be narrower than its content, which it then scrolls sideways; or, as at
  /// first, it may not.
  void setYields(bool yields);
  /// The width, in pixels, in which nothing is scrolled sideways.
  [[nodiscard]] int wholeWidth() const;
  /// The width, in pixels, below which it does not yield.
  [[nodiscard]] int leastWidth() const;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  /// The content may get wider, as with larger text.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool yields_ = false;
};

}  // namespace steelyard::ui
