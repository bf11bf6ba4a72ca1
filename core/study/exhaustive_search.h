// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// Exhaustive search: optimises every subset of the features up to a given size, in ascending order
/// of size: 2^D - 1 tasks for all sizes. The best few of each size are kept.
[[nodiscard]] std::unique_ptr<const Study> exhaustive_study();

}  // namespace steelyard
