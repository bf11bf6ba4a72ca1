// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/stepper.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "core/message.h"

namespace steelyard {
namespace {

bool is_sound(const Iterate& iterate) {
  return (iterate.scalars.empty() || std::isfinite(iterate.scalars.front())) &&
         iterate.weights.allFinite();
}

bool is_sound(const PathPoint& point) {
  return std::isfinite(point.objective) && point.weights.allFinite();
}

/// Drops the first iterate with a number that is not finite, and all iterates after it.
bool drop_unsound(std::vector<Iterate>& iterates) {
  const auto first = std::find_if_not(iterates.begin(), iterates.end(),
                                      [](const Iterate& iterate) { return is_sound(iterate); });
  const bool any = first != iterates.end();
  iterates.erase(first, iterates.end());
  return any;
}

Outcome failure_of(std::span<const ScalarInfo> scalars, std::uint64_t iteration) {
  const std::string objective = scalars.empty() ? "the objective" : scalars.front().title;
  return {Ending::failed,
          message("run.not_finite",
                  "{1} or a weight is not a finite number at iteration {2}: the columns or the "
                  "parameters are too extreme to calculate with",
                  objective, iteration)};
}

/// All histories have the same iterations; they end before the first objective that is not finite.
void cut_histories(std::vector<History>& histories) {
  if (histories.empty()) {
    return;
  }
  const std::vector<double>& objective = histories.front().y;
  const auto sound = std::find_if_not(objective.begin(), objective.end(),
                                      [](double value) { return std::isfinite(value); }) -
                     objective.begin();
  for (History& history : histories) {
    const auto length = std::min<std::size_t>(static_cast<std::size_t>(sound), history.y.size());
    history.x.resize(std::min(length, history.x.size()));
    history.y.resize(length);
  }
}

void drop_unsound_points(Result& result) {
  std::vector<PathPoint> sound;
  std::optional<std::size_t> suggested;
  for (std::size_t k = 0; k < result.path.size(); ++k) {
    if (is_sound(result.path[k])) {
      if (result.suggested_path_point == k) {
        suggested = sound.size();
      }
      sound.push_back(std::move(result.path[k]));
    }
  }
  result.path = std::move(sound);
  if (result.suggested_path_point && !suggested) {
    result.suggestion = {};
  }
  result.suggested_path_point = suggested;
}

/// If numbers are not finite, nothing is ranked or selected.
void blank(Result& result) {
  result.objective = std::numeric_limits<double>::quiet_NaN();
  result.objective_error.reset();
  result.columns.clear();
  result.space = {};
  result.selection = {};
  result.samples.reset();
}

/// A feature without a finite value cannot be ranked.
bool ranks_all(const FeatureColumn& leading) {
  return std::all_of(leading.values.begin(), leading.values.end(),
                     [](double value) { return std::isfinite(value); });
}

/// Columns after the first need not know every value, but may not hold an infinite one.
bool are_sound(const std::vector<FeatureColumn>& columns) {
  return columns.empty() ||
         (ranks_all(columns.front()) &&
          std::all_of(columns.begin() + 1, columns.end(), [](const FeatureColumn& column) {
            return std::none_of(column.values.begin(), column.values.end(),
                                [](double value) { return std::isinf(value); });
          }));
}

/// A number that is not finite was not found; what has no finite error is known without one.
void drop_infinite(std::vector<Finding>& findings) {
  std::erase_if(findings, [](const Finding& finding) { return !std::isfinite(finding.value); });
  for (Finding& finding : findings) {
    if (finding.error && !std::isfinite(*finding.error)) {
      finding.error.reset();
    }
  }
}

bool has_ended_well(const Outcome& outcome) {
  return outcome.ending == Ending::converged || outcome.ending == Ending::iteration_limit;
}

}  // namespace

Snapshot Stepper::advance(Budget budget, std::stop_token stop) {
  Snapshot snapshot = work(budget, std::move(stop));
  Appended& appended = snapshot.appended;
  const std::uint64_t first =
      appended.iterates.empty() ? snapshot.iteration : appended.iterates.front().iteration;
  const bool lost_iterate = drop_unsound(appended.iterates);
  const auto lost_points =
      std::erase_if(appended.path, [](const PathPoint& point) { return !is_sound(point); });
  std::for_each(appended.figures.begin(), appended.figures.end(), blank_infinite);
  std::erase_if(appended.figure_points, [](const FigurePoint& point) {
    return !std::isfinite(point.x) || !std::isfinite(point.y);
  });
  const bool lost_state = !snapshot.space.all_finite() || !ranks_all(snapshot.leading);
  if (lost_iterate || lost_points > 0 || lost_state) {
    failure_ = failure_of(scalars(), first + appended.iterates.size());
    snapshot.outcome = failure_;
    snapshot.space = appended.iterates.empty() ? Vector() : appended.iterates.back().weights;
    snapshot.leading.values.clear();
  }
  return snapshot;
}

Result Stepper::result() const {
  Result result = best_so_far();
  cut_histories(result.histories);
  drop_unsound_points(result);
  std::for_each(result.figures.begin(), result.figures.end(), blank_infinite);
  drop_infinite(result.findings);
  const bool sound =
      std::isfinite(result.objective) && result.space.all_finite() && are_sound(result.columns);
  if (failure_) {
    result.outcome = *failure_;
  } else if (!sound && has_ended_well(result.outcome)) {
    result.outcome = failure_of(scalars(), result.iterations);
  }
  if (!sound) {
    blank(result);
  }
  return result;
}

}  // namespace steelyard
