// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// Exhaustive search: goes through every subset of the features up to a given size, in ascending
/// order of size: 2^D - 1 tasks for all sizes. The best few of each size are kept. A task ends
/// early once it is as good as sure not to come among these (LearningTask::useless_above), unless a
/// person wants every subset to be optimised to the end.
[[nodiscard]] std::unique_ptr<const Study> exhaustive_study();

}  // namespace steelyard
