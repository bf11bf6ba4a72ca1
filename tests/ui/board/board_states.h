// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/feature_columns.h"
#include "tests/support/toy_problem.h"
#include "ui/board/live_board.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plane_plot.h"

/// What a board is shown in its tests, and what it then draws.
namespace steelyard::tests {

using namespace steelyard::ui;

inline NamedPlot plotOf(const LiveBoard& board, const QString& id) {
  for (const NamedPlot& plot : board.plots()) {
    if (plot.id == id) {
      return plot;
    }
  }
  return {};
}

inline std::size_t rowsOf(const LiveBoard& board, const QString& id) {
  return plotOf(board, id).plot->data().rows.size();
}

/// Iterations first .. last; the weights turn from alike to the known ones.
inline Snapshot snapshotOf(const Problem& problem, std::uint64_t first, std::uint64_t last) {
  Snapshot snapshot;
  for (std::uint64_t iteration = first; iteration <= last; ++iteration) {
    const double part = static_cast<double>(iteration) / 10.0;
    const Vector known = problem.known_weights.value_or(Vector::LinSpaced(4, 1.0, 2.0));
    const Vector weights = (1.0 - part) * Vector::Ones(4) + part * known;
    snapshot.appended.iterates.push_back({iteration, {1.0 - part}, weights});
    snapshot.space = weights;
  }
  snapshot.iteration = last;
  return snapshot;
}

inline Result resultOf(const Vector& weights, std::uint64_t iterations) {
  Result result;
  result.iterations = iterations;
  result.columns = {weights_as_column({weights.begin(), weights.end()})};
  result.space = weights;
  result.selection = positive_features(result.columns);
  result.histories.push_back({{"dii", "DII", false}, {0.0, 1.0, 2.0}, {0.5, 0.4, 0.3}});
  result.objective = 0.3;
  return result;
}

inline PathPoint pointOf(Index count, double objective) {
  PathPoint point;
  point.feature_count = count;
  point.objective = objective;
  point.weights = Vector::Zero(4);
  point.weights.head(count).setOnes();
  return point;
}

/// A search that has gone from three features to one, and suggests two.
inline Result searchResult() {
  Result result = resultOf(Vector{{1.0, 1.0, 0.0, 0.0}}, 9);
  result.path = {pointOf(3, 0.2), pointOf(2, 0.25), pointOf(1, 0.6)};
  result.suggested_path_point = 1;
  result.suggestion = other_words("2 features: the knee.");
  return result;
}

inline const std::vector<LineSeries>& linesOf(const LiveBoard& board) {
  return qobject_cast<LinePlot*>(plotOf(board, "path").plot)->series();
}

inline const std::vector<PlaneSeries>& planeOf(const LiveBoard& board) {
  return qobject_cast<PlanePlot*>(plotOf(board, "plane").plot)->series();
}

inline const std::vector<ScalarInfo> dii{{"dii", "DII", false}};

}  // namespace steelyard::tests
