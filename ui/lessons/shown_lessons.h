// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/record/lesson.h"

namespace steelyard::ui {

/// The lessons compiled in, told in the language of the window: the texts come from
/// resources/lessons/LANGUAGE, everything else from resources/lessons. A lesson without a file
/// there stays English.
///
/// "{Trust}" in such a text is a name that core gives to a method, a setting or a choice, in
/// English; it becomes what the window shows: its translation in the context "Terms", or the same
/// without the braces.
[[nodiscard]] std::vector<Lesson> shownLessons();

}  // namespace steelyard::ui
