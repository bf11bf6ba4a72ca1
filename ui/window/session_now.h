// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/record/session.h"

namespace steelyard::ui {

struct WindowParts;
class WindowArrangement;

/// Everything of the window that a session file keeps, as it is now. Of a run that goes on, what
/// was last put down of it.
[[nodiscard]] SavedSession sessionNow(const WindowParts& parts,
                                      const WindowArrangement& arrangement);

}  // namespace steelyard::ui
