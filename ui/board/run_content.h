// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/problem.h"

namespace steelyard::ui {

/// What is known of the run that the board shows.
struct RunContent {
  ProblemPtr problem;   ///< nullptr if there is none
  bool ended = false;   ///< false if nothing has run yet, or it still runs
  bool solved = false;  ///< there is a solution
  bool path = false;    ///< there are several, with different numbers of features

  /// Whether the samples have labels that tell them apart.
  [[nodiscard]] bool labelled() const {
    return problem && problem->labels && problem->labels->names.size() > 1;
  }
};

}  // namespace steelyard::ui
