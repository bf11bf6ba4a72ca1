// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/method.h"
#include "tests/support/run_method.h"

namespace steelyard::tests {

/// Settings of a short run, for tests of what holds for every method whatever it has found. A new
/// method runs as it does by default.
inline Settings quick_settings(const Method& method) {
  const Settings quick{{"epochs", "20"},     {"restarts", "2"},       {"updates", "60"},
                       {"iterations", "12"}, {"shuffles", "3"},       {"trees", "20"},
                       {"hidden", "10"},     {"shadow_rounds", "12"}, {"waves", "30"},
                       {"outer_folds", "3"}, {"outer_repeats", "1"}};
  Settings settings;
  for (const auto& [id, text] : quick) {
    if (method.schema().find(id) != nullptr) {
      settings[id] = text;
    }
  }
  return settings;
}

}  // namespace steelyard::tests
