// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/record/panel_record.h"
#include "core/record/session.h"
#include "ui/panel/panel_course.h"
#include "ui/panel/panel_news.h"

namespace steelyard::ui {

/// What a session keeps of a comparison, in the thread that makes it.
[[nodiscard]] SavedPanel keptOf(const PanelOrder& order, const PanelRecord& record,
                                const PanelMemory& memory);

/// Adds an earlier comparison to the memory and shows what is known by then: of the methods of the
/// order or, if it names none, of all. Takes the folds, repeats and seed of the log. No method
/// runs.
/// \param order  with `back`
/// \throws Error(bad_input) as PanelRecord::read(), or if the file is too long or cannot be read
[[nodiscard]] PanelNews broughtBack(const PanelOrder& order, const MethodRegistry& methods,
                                    PanelMemory& memory, const std::stop_token& stop);

}  // namespace steelyard::ui
