// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/session_now.h"

#include "core/platform/utc_now.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/panel/panel_page.h"
#include "ui/results/result_panel.h"
#include "ui/session/session.h"
#include "ui/window/window_arrangement.h"
#include "ui/window/window_parts.h"

namespace steelyard::ui {

SavedSession sessionNow(const WindowParts& parts, const WindowArrangement& arrangement) {
  SavedSession now;
  now.saved = utc_now();
  const DataPanel& data = parts.data;
  const Method* const method = parts.method.method();
  if (data.hasDataset()) {
    now.title = data.table().table->name;
    now.asked = asked(data.table(), data.truth(), data.options(),
                      method != nullptr ? method->info().id : std::string(), parts.method.values());
  }
  for (const auto& [number, run] : parts.session.runs().all()) {
    now.runs.push_back(
        {number, run.record, run.given.toStdString(), parts.answered(run.choice, number)});
  }
  if (const SessionRun* active = parts.session.active().run();
      active != nullptr && active->record) {
    now.runs.push_back({active->number, active->record, {}});
  }
  if (const SessionRun* shown = parts.results.shownRun()) {
    now.shown = shown->number;
  }
  now.arrangement = arrangement.text().toStdString();
  now.panel = parts.panel.saved();
  return now;
}

}  // namespace steelyard::ui
