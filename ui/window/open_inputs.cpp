// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/open_inputs.h"

#include "ui/data/data_panel.h"
#include "ui/session/session.h"
#include "ui/window/window_parts.h"

namespace steelyard::ui {

InputFiles inputFiles(const WindowParts& parts) {
  InputFiles all;
  const auto add = [&all](const InputFiles& files) {
    all.insert(all.end(), files.begin(), files.end());
  };
  if (parts.data.hasDataset()) {
    add(files_of(*parts.data.table().table));
  }
  if (parts.data.hasTruthTable()) {
    add(files_of(*parts.data.truth().table));
  }
  for (const auto& [number, run] : parts.session.runs().all()) {
    add(files_of(*run.record));
  }
  return all;
}

std::string tableSource(const WindowParts& parts) {
  if (const SessionRun* const run = shownRun(parts)) {
    return run->record->data.source;
  }
  return parts.data.hasDataset() ? parts.data.table().table->source : std::string();
}

}  // namespace steelyard::ui
