// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/share_bar.h"

#include <cmath>

namespace steelyard::ui {

ShareBar::ShareBar(QWidget* parent) : QProgressBar(parent) {
  constexpr int thin = 6;
  setFixedHeight(thin);
  setRange(0, steps);
  setTextVisible(false);
}

void ShareBar::showShare(double share) { setValue(static_cast<int>(std::lround(share * steps))); }

}  // namespace steelyard::ui
