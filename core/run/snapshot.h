// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/run/outcome.h"
#include "core/run/result.h"

namespace steelyard {

/// One finished iteration: what a live plot draws and the record keeps.
struct Iterate {
  std::uint64_t iteration = 0;  ///< 0 is the start, before any step
  std::vector<double> scalars;  ///< one per ScalarInfo of the stepper; NaN: not known here
  Vector weights;               ///< D, of the learned space; empty where there are none
};

/// What was appended since the previous snapshot. Append-only: never revised, never repeated (but
/// see FigurePoint; and of the figures of one id the newest counts).
struct Appended {
  std::vector<Iterate> iterates;
  std::vector<PathPoint> path;
  std::vector<Figure> figures;  ///< each before or with the first point of its lines
  std::vector<FigurePoint> figure_points;
};

/// The state of a run after one piece of work.
struct Snapshot {
  std::uint64_t iteration = 0;
  double fraction = 0.0;  ///< of the whole run that is done, 0 .. 1
  std::string stage;      ///< what is being done: "finding a learning rate"; may be empty
  LearnedSpace space;     ///< current; nothing before the first iterate or where none is learned
  /// Current values of the first feature column. Without values where it is weight_column() of the
  /// space, or before the first iterate.
  FeatureColumn leading;
  std::vector<Index> selection;  ///< so far, where the method makes one; looked at without a space
  Appended appended;
  std::optional<Outcome> outcome;  ///< set on the last snapshot of a run, and only there
};

}  // namespace steelyard
