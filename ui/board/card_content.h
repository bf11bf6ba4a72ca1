// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/problem.h"
#include "ui/plots/plot_export.h"

namespace steelyard::ui {

/// What is known of the run that the board shows.
struct RunContent {
  ProblemPtr problem;   ///< nullptr if there is none
  bool ended = false;   ///< false if nothing has run yet, or it still runs
  bool solved = false;  ///< there is a solution
  bool path = false;    ///< there are several, with different numbers of features
};

/// Whether a card of the board has something to show for the run, or will have once it is computed.
/// Before the end of a run every card might.
[[nodiscard]] bool hasContent(const NamedPlot& card, const RunContent& run);

}  // namespace steelyard::ui
