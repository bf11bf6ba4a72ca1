// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace steelyard::ui {

/// A frame in the accent colour around a widget, which it covers without being in the way. Lives as
/// long as the widget, or until it is deleted.
class Outline : public QWidget {
  Q_OBJECT
 public:
  explicit Outline(QWidget* around);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow();
};

}  // namespace steelyard::ui
