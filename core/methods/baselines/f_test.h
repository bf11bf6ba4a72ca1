// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/baselines/filter_method.h"

namespace steelyard::baselines {

/// The F test of each column: of its correlation with the target; with several targets, of the
/// regression of the column on all of them; with classes, the analysis of variance.
[[nodiscard]] Filter f_test();

}  // namespace steelyard::baselines
