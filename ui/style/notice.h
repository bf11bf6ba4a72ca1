// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace steelyard::ui {

class PlainLabel;

/// A message shown in place: an icon (so that its kind is not shown by colour alone) and wrapped
/// text. Hidden while there is no message.
class Notice : public QWidget {
  Q_OBJECT
 public:
  enum class Kind { Trouble, Hint };
  explicit Notice(Kind kind, QWidget* parent = nullptr);

  void say(const QString& text);
  [[nodiscard]] QString text() const;

 private:
  PlainLabel* text_;
};

}  // namespace steelyard::ui
