// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// Backward greedy search: optimises all features, drops the one with the smallest weight and
/// continues from the remaining weights, down to one feature. Dropped features never return. With a
/// beam of n, each of the n best sets of a stage tries to do without each of its n smallest
/// weights. A solution without a finite objective ends its branch.
[[nodiscard]] std::unique_ptr<const Study> backward_study();

}  // namespace steelyard
