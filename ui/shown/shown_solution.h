// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"
#include "core/run/feature_column.h"
#include "core/run/recording.h"
#include "core/run/result.h"
#include "core/run/snapshot.h"

namespace steelyard::ui {

/// Where the solution that is looked at comes from.
enum class ShownOrigin {
  nothing,    ///< there is no table
  table,      ///< nothing has run on it yet: all inputs at equal spread
  live,       ///< the run that goes on has found it so far
  result,     ///< of a run that has ended
  pathPoint,  ///< a person has chosen it from the path of a search
  iteration   ///< the person has gone back to it
};

/// Which point of the path of a search a solution is.
struct PlaceInPath {
  Index features = 0;  ///< how many it has
  double objective = 0.0;
};

/// The one solution that is looked at. What belongs together is one value: nothing of it fits
/// another problem. The functions below make it.
struct ShownSolution {
  ShownOrigin origin = ShownOrigin::nothing;
  /// A person has selected features of a solution of this origin, and only these are looked at.
  bool selected = false;
  ProblemPtr problem{};          ///< nullptr if there is none, or the tables of the run are missing
  LearnedSpace learned{};        ///< empty if none is learned
  FeatureSelection selection{};  ///< with its rule; stands in for a missing space
  FeatureColumn leading{};       ///< the bars; without values they are those of the space
  std::uint64_t iteration = 0;   ///< of the run
  bool running = false;          ///< the run goes on, and will find more
  LearnedSpace space{};  ///< in which the samples are drawn; empty without a problem, and where it
                         ///< is only ranked
  std::optional<std::uint64_t> run{};    ///< the number of the run that has ended with it
  std::vector<FeatureColumn> columns{};  ///< all that is said of the features, where it is ranked
  std::optional<PlaceInPath> place{};    ///< only of a point of the path as it was found

  /// Only the samples can be shown.
  [[nodiscard]] bool isTable() const { return origin == ShownOrigin::table && !selected; }
  /// A table on which nothing has run, or none: what was found before is gone.
  [[nodiscard]] bool beginsAnew() const { return origin == ShownOrigin::nothing || isTable(); }
  /// A point of the path as it was found.
  [[nodiscard]] bool isPathPoint() const { return origin == ShownOrigin::pathPoint && !selected; }
  [[nodiscard]] bool isIteration() const { return origin == ShownOrigin::iteration && !selected; }
  /// What the run itself has found, to which a person returns from everything else.
  [[nodiscard]] bool isOwn() const {
    return (origin == ShownOrigin::live || origin == ShownOrigin::result) && !selected;
  }
  /// Whether some inputs are weighed or selected. A ranking alone draws all of them.
  [[nodiscard]] bool isSolved() const { return !learned.empty() || !selection.features.empty(); }
  /// Whether what is found out about it belongs to the course of the run.
  [[nodiscard]] bool isOfRun() const { return isSolved() && (isOwn() || isIteration()); }
};

/// Whether each of these columns has one value for each input.
[[nodiscard]] bool haveValuesFor(const Problem& problem, const std::vector<FeatureColumn>& columns);

/// \param problem  nullptr: nothing is shown
[[nodiscard]] ShownSolution shownTable(const ProblemPtr& problem);
/// The next four throw Error(fault) for what does not fit the problem.
/// \param problem  never nullptr
[[nodiscard]] ShownSolution shownSnapshot(const ProblemPtr& problem, const Snapshot& snapshot);
[[nodiscard]] ShownSolution shownIteration(const ProblemPtr& problem,
                                           const RecordedIteration& iteration);
/// \param own      the run's own solution: a point without weights has the bars of its ranking
/// \param running  whether the run goes on
[[nodiscard]] ShownSolution shownPoint(const ProblemPtr& problem, const PathPoint& point,
                                       const ShownSolution& own, bool running);
/// Features that a person has selected.
/// \param of      what was shown before, whose origin stays
/// \param ranked  what they were selected from, of the same problem; with at least one column
[[nodiscard]] ShownSolution shownSelection(const ShownSolution& of, const ShownSolution& ranked,
                                           const std::vector<Index>& selection);
/// The result of a run as it is ranked, whatever it is shown in.
/// \param number   of the run
/// \param problem  nullptr if its tables are missing
[[nodiscard]] ShownSolution rankedResult(std::uint64_t number, const ProblemPtr& problem,
                                         const Result& result);
/// \param problem  nullptr if its tables are missing
/// \throws Error(fault) for a result of another problem
[[nodiscard]] ShownSolution shownResult(const ProblemPtr& problem, const Result& result);

}  // namespace steelyard::ui
