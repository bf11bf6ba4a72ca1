// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/column_scroll.h"

namespace steelyard::ui {

class AnswerPanel;

/// The answer as high as it needs, up to its maximum height; beyond that it scrolls, so that a long
/// one never takes the room of the ranking below. Hidden whenever the answer is. While there is
/// something to scroll, the keys for it work, too: a person comes to it by Tab.
class AnswerScroll : public ColumnScroll {
  Q_OBJECT
 public:
  /// Takes ownership of the answer.
  explicit AnswerScroll(AnswerPanel* answer, QWidget* parent = nullptr);
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showBarIfNeeded();
};

}  // namespace steelyard::ui
