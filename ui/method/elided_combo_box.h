// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QComboBox>

namespace steelyard::ui {

/// A combo box whose current text is written in narrower letters if it does not fit, and ends in an
/// ellipsis only if that is not enough.
class ElidedComboBox : public QComboBox {
  Q_OBJECT
 public:
  explicit ElidedComboBox(QWidget* parent = nullptr);

  /// Whether the current text is shown whole.
  [[nodiscard]] bool showsAll() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] int roomForText() const;
  /// The widest of its fonts in which the current text fits, or the narrowest.
  [[nodiscard]] QFont fittingFont(int room) const;
};

}  // namespace steelyard::ui
