// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace steelyard::ui {

/// A small round sign that differs in shape as well as in colour: a tick, "!", a cross, a dash or
/// "i".
class LevelMark : public QWidget {
  Q_OBJECT
 public:
  enum class Sign { good, caution, bad, open, hint };

  explicit LevelMark(Sign sign, QWidget* parent = nullptr);
  void setSign(Sign sign);
  [[nodiscard]] Sign sign() const { return sign_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Sign sign_;
};

}  // namespace steelyard::ui
