// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/record/lesson_claim.h"

namespace steelyard::tests {

/// The parts of a lesson's claim that do not hold, in words with the numbers that came out; empty:
/// it holds.
/// \param runs  of the lesson so far; the claim is about the last
[[nodiscard]] std::vector<std::string> broken_parts(const LessonClaim& claim,
                                                    const std::vector<LessonRun>& runs);

}  // namespace steelyard::tests
