// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/matrix.h"
#include "core/message.h"
#include "core/run/outcome.h"
#include "core/run/result.h"

namespace steelyard {

/// One finished iteration, as live plots draw it and records keep it.
struct Iterate {
  std::uint64_t iteration = 0;  ///< 0 is the start, before any step
  std::vector<double> scalars;  ///< one per ScalarInfo of the stepper; NaN where not known
  Vector weights;               ///< D, of the learned space; empty if there are none
};

/// Everything appended since the previous snapshot. Nothing is ever revised or repeated, with two
/// exceptions: see FigurePoint, and a figure replaces an earlier one of the same id.
struct Appended {
  std::vector<Iterate> iterates;
  std::vector<PathPoint> path;
  std::vector<Figure> figures;  ///< each comes before or with the first point of its lines
  std::vector<FigurePoint> figure_points;
};

/// The state of a run after one piece of work.
struct Snapshot {
  std::uint64_t iteration = 0;
  double fraction = 0.0;  ///< how much of the whole run is done, 0 .. 1
  Message stage;          ///< what the run is doing: "finding a learning rate"; may say nothing
  /// The stage that the next piece belongs to: the number changes where an iteration may begin to
  /// take more or less time than before. The words may change while it stays: "3 of 10 tried".
  std::size_t stage_number = 0;
  LearnedSpace space;  ///< current; empty before the first iterate or if none is learned
  /// Current values of the first feature column. They are left out if they are weight_column() of
  /// the space, and before the first iterate.
  FeatureColumn leading;
  std::vector<Index> selection;  ///< so far, if the method selects; stands in for a missing space
  Appended appended;
  std::optional<Outcome> outcome;  ///< set on the last snapshot of a run, and only there
};

/// One history per scalar, over all iterates.
[[nodiscard]] std::vector<History> histories_of(std::span<const ScalarInfo> scalars,
                                                std::span<const Iterate> iterates);

/// The iterate as a stepper keeps it for its histories: D weights per iteration would take
/// gigabytes in a long run with many columns.
[[nodiscard]] Iterate without_weights(const Iterate& iterate);

}  // namespace steelyard
