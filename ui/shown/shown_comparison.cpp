// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shown/shown_comparison.h"

#include <algorithm>

namespace steelyard::ui {

const EarlierRun* ShownComparison::drawnBase() const {
  const auto found = std::find_if(earlier.begin(), earlier.end(), [this](const EarlierRun& run) {
    return base == run.number && run.result;
  });
  return found == earlier.end() ? nullptr : &*found;
}

}  // namespace steelyard::ui
