// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/record/lesson.h"

namespace steelyard::app {

/// One line a lesson: its id, title and number of steps.
[[nodiscard]] std::string listText(const std::vector<Lesson>& lessons);
/// What is to be done, and what the step sets, as on the command line.
/// \param number  from 1
[[nodiscard]] std::string stepText(const LessonStep& step, std::size_t number);
/// What came out of its run.
[[nodiscard]] std::string outcomeText(const LessonRun& run);
/// What should be seen, why, and the question with its answer.
[[nodiscard]] std::string explanationText(const LessonStep& step);

}  // namespace steelyard::app
