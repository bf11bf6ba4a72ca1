// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/card_content.h"

namespace steelyard::ui {

bool hasContent(const NamedPlot& card, const RunContent& run) {
  if (!run.ended || !card.plot->isEmpty()) {
    return true;
  }
  // What is computed beside the run, perhaps only once its card is open.
  const bool labelled = run.problem && run.problem->labels && run.problem->labels->names.size() > 1;
  const QString& id = card.id;
  if (id == QLatin1String("purity")) {
    return labelled && run.solved;
  }
  if (id == QLatin1String("path-purity")) {
    return labelled && run.path;
  }
  if (id == QLatin1String("held-out-error")) {
    return run.problem && run.solved;
  }
  if (id == QLatin1String("plane")) {
    return run.problem && run.problem->truth.cols() > 0;
  }
  return run.problem && (id == QLatin1String("projection") || id == QLatin1String("clusters") ||
                         id == QLatin1String("free-energy"));
}

}  // namespace steelyard::ui
