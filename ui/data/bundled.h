// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/record/lesson.h"

namespace steelyard::ui {

/// The lessons compiled in: every file of resources/lessons, in the order given by the files. The
/// first is the one to begin with.
[[nodiscard]] std::vector<Lesson> bundledLessons();

/// Whether a source is part of the program: "generator:..." or ":/data/wine.csv".
[[nodiscard]] bool isBundled(const std::string& source);
/// Opens such a source.
/// \throws Error(bad_input)
[[nodiscard]] Dataset openBundled(const std::string& source);
/// A lesson's table with its roles and units set.
[[nodiscard]] Dataset openLessonData(const Lesson& lesson);

}  // namespace steelyard::ui
