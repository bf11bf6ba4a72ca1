// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/baselines/filter_method.h"

namespace steelyard::baselines {

/// The Relief family: RReliefF, ReliefF and MultiSURF, for targets of numbers and of classes.
[[nodiscard]] Filter relief();

}  // namespace steelyard::baselines
