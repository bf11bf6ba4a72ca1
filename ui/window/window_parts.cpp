// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_parts.h"

#include "ui/results/result_panel.h"
#include "ui/session/runs.h"

namespace steelyard::ui {

const SessionRun* shownRun(const WindowParts& parts) {
  const RunSummary* ranked = parts.results.shownRun();
  return ranked == nullptr ? nullptr : parts.runs.find(ranked->number);
}

}  // namespace steelyard::ui
