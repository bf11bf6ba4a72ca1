// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_parts.h"

#include "ui/results/result_panel.h"

namespace steelyard::ui {

const SessionRun* shownRun(const WindowParts& parts) { return parts.results.shownRun(); }

}  // namespace steelyard::ui
