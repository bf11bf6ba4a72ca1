// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProgressBar>

namespace steelyard::ui {

/// A thin bar without a text that shows how much of something is done.
class ShareBar : public QProgressBar {
 public:
  explicit ShareBar(QWidget* parent = nullptr);

  /// \param share  0 .. 1
  void showShare(double share);

 private:
  static constexpr int steps = 1000;
};

}  // namespace steelyard::ui
