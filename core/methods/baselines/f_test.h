// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/baselines/filter_method.h"

namespace steelyard::baselines {

/// An F test of each column: of its correlation with a single target, of its regression on several
/// targets, or, for classes, of the differences between class means (analysis of variance).
[[nodiscard]] Filter f_test();

}  // namespace steelyard::baselines
