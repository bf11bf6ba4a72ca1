// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

#include "core/run/result.h"

namespace steelyard {

/// The selection of a study that was to test each feature and could test none: no feature. What the
/// run itself selects would be taken for what the test found.
/// \param rule  "randomization.not_done" or "knockoffs.not_done": which test, and why it was not
/// made
[[nodiscard]] inline FeatureSelection untested_selection(Message rule) {
  return {{}, std::move(rule), FeatureSelection::CountDecidedBy::of_test};
}

/// Whether it is such a selection, of either study that tests features.
[[nodiscard]] inline bool is_untested(const FeatureSelection& selection) {
  return selection.rule.id == "randomization.not_done" || selection.rule.id == "knockoffs.not_done";
}

}  // namespace steelyard
