// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace steelyard::ui {

/// While it lives, the wheel changes a combo box, a number box or a slider only if that has the
/// focus, and gives none the focus. Otherwise it scrolls what lies below. For the whole program.
class WheelGuard : public QObject {
  Q_OBJECT
 public:
  explicit WheelGuard(QObject* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace steelyard::ui
