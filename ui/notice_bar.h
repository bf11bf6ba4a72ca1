// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/notice.h"

class QPushButton;

namespace steelyard::ui {

/// A message across the window, with at most one thing to do about it. Stays until it is put away;
/// hidden while there is nothing to say.
class NoticeBar : public QWidget {
  Q_OBJECT
 public:
  explicit NoticeBar(QWidget* parent = nullptr);

  /// \param action  what the button says; empty: there is none
  void say(const QString& text, const QString& action = {});
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  void actionWanted();

 private:
  Notice* notice_;
  QPushButton* action_;
};

}  // namespace steelyard::ui
