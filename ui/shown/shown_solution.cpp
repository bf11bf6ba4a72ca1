// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shown/shown_solution.h"

#include <algorithm>
#include <iterator>

#include "core/error.h"
#include "core/problem/samples_as_points.h"

namespace steelyard::ui {

bool haveValuesFor(const Problem& problem, const std::vector<FeatureColumn>& columns) {
  return std::all_of(columns.begin(), columns.end(), [&](const FeatureColumn& column) {
    return std::ssize(column.values) == problem.dimension();
  });
}

namespace {

ShownSolution found(ShownOrigin origin, const ProblemPtr& problem, const LearnedSpace& learned,
                    const std::vector<Index>& selection) {
  ShownSolution shown;
  shown.origin = origin;
  shown.problem = problem;
  shown.learned = learned;
  shown.selection.features = selection;
  if (problem) {
    shown.space = display_space(learned, selection, *problem);
  }
  return shown;
}

}  // namespace

ShownSolution shownTable(const ProblemPtr& problem) {
  return problem ? found(ShownOrigin::table, problem, {}, {}) : ShownSolution();
}

ShownSolution shownSnapshot(const ProblemPtr& problem, const Snapshot& snapshot) {
  ShownSolution shown = found(ShownOrigin::live, problem, snapshot.space, snapshot.selection);
  shown.leading = snapshot.leading;
  shown.iteration = snapshot.iteration;
  shown.running = !snapshot.outcome;
  return shown;
}

ShownSolution shownIteration(const ProblemPtr& problem, const RecordedIteration& iteration) {
  ShownSolution shown =
      found(ShownOrigin::iteration, problem, iteration.space, iteration.selection);
  shown.leading = iteration.leading;
  shown.iteration = iteration.iteration;
  return shown;
}

ShownSolution shownPoint(const ProblemPtr& problem, const PathPoint& point,
                         const ShownSolution& own, bool running) {
  ShownSolution shown = found(ShownOrigin::pathPoint, problem, point.weights, point.selection);
  if (point.weights.size() == 0 && !own.leading.values.empty()) {
    shown.leading = only_of(own.leading, point.selection);
  }
  shown.running = running;
  shown.place = PlaceInPath{point.feature_count, point.objective};
  return shown;
}

ShownSolution shownSelection(const ShownSolution& of, const ShownSolution& ranked,
                             const std::vector<Index>& selection) {
  if (!of.problem || ranked.problem != of.problem || ranked.columns.empty() ||
      !haveValuesFor(*of.problem, ranked.columns)) {
    throw fault("a selection of nothing that is shown");
  }
  static_cast<void>(display_space(ranked.learned, selection, *of.problem));
  ShownSolution shown =
      found(of.origin, of.problem, ranked.learned.restricted_to(selection), selection);
  shown.selected = true;
  const FeatureColumn* amounts = first_of_amounts(ranked.columns);
  shown.leading = only_of(amounts == nullptr ? ranked.columns.front() : *amounts, selection);
  shown.iteration = of.iteration;
  shown.running = of.running;
  return shown;
}

ShownSolution rankedResult(std::uint64_t number, const ProblemPtr& problem, const Result& result) {
  ShownSolution shown;
  shown.origin = ShownOrigin::result;
  shown.problem = problem;
  shown.learned = result.space;
  shown.selection = result.selection;
  shown.iteration = result.iterations;
  shown.run = number;
  shown.columns = result.columns;
  return shown;
}

ShownSolution shownResult(const ProblemPtr& problem, const Result& result) {
  ShownSolution shown =
      found(ShownOrigin::result, problem, result.space, result.selection.features);
  shown.selection = result.selection;
  if (const FeatureColumn* amounts = first_of_amounts(result.columns)) {
    shown.leading = *amounts;
  }
  shown.iteration = result.iterations;
  return shown;
}

}  // namespace steelyard::ui
