// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/style/notice.h"

class QPushButton;

namespace steelyard::ui {

/// A message across the window, with at most one action. Stays until it is dismissed; hidden while
/// there is no message.
class NoticeBar : public QWidget {
  Q_OBJECT
 public:
  explicit NoticeBar(Notice::Kind kind, QWidget* parent = nullptr);

  /// \param action  text of the button; if it is empty, there is no button
  void say(const QString& text, const QString& action = {});
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  void actionWanted();

 private:
  Notice* notice_;
  QPushButton* action_;
};

}  // namespace steelyard::ui
