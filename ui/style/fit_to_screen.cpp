// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/fit_to_screen.h"

#include <QScreen>
#include <QWidget>

namespace steelyard::ui {

void resizeWithinScreen(QWidget& window, const QSize& wanted) {
  constexpr QSize frame(16, 48);  // title bars differ, and are not known before a window is shown
  window.resize(wanted.boundedTo(window.screen()->availableSize() - frame));
}

}  // namespace steelyard::ui
