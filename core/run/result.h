// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/embed/projected_samples.h"
#include "core/matrix.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"
#include "core/run/feature_column.h"
#include "core/run/figure.h"
#include "core/run/outcome.h"
#include "core/run/predictor.h"

namespace steelyard {

/// A quantity that a method reports per iteration.
struct ScalarInfo {
  std::string id;     ///< stable: "dii"
  std::string title;  ///< for a legend or an axis: "DII"
  bool logarithmic = false;
  /// Each iteration is a solution of its own rather than a step from the one before.
  bool of_solutions = false;
};

/// One scalar over a run. Same length for x and y; x is the iteration.
struct History {
  ScalarInfo info;
  std::vector<double> x;
  std::vector<double> y;
};

/// The features that a method selected, and why these.
struct FeatureSelection {
  std::vector<Index> features;  ///< best first; none is a result where there is a rule
  std::string rule;             ///< "weights above 0"; empty: nothing was selected by a rule, and a
                                ///< person chooses how many of the ranking to take
  /// What decided how many they are: the rule itself; nothing better at hand, so that held-out
  /// samples may say another number; these, see core/analysis/suggestion.h; or a test of each
  /// feature, so that no other number replaces it.
  enum class Number { of_rule, open, held_out, of_test } number = Number::of_rule;

  [[nodiscard]] bool operator==(const FeatureSelection& other) const = default;
};

/// One solution of a search: of a given number of features, or at a given penalty.
struct PathPoint {
  Index feature_count = 0;
  double objective = 0.0;
  std::optional<double> penalty;
  std::optional<double> error;             ///< standard error of the objective
  Vector weights;                          ///< D; empty where the method learns none
  std::vector<Index> selection;            ///< features, best first
  std::string label;                       ///< "lambda = 0.01", "replicate 3"; may be empty
  std::vector<std::string> warnings = {};  ///< of this solution; plain words
};

/// Samples that a method chose. Usable as the row subset of another run (Problem::with_samples).
struct SampleSelection {
  std::vector<Index> positions;  ///< of the problem's samples, in order of selection
  std::vector<double> weights;   ///< empty or one per position
};

/// All that any method family produces; a method leaves empty what it has not.
struct Result {
  Outcome outcome;
  std::uint64_t iterations = 0;
  /// Of the solution that `columns` describes; NaN: there is none, see has_solution.
  double objective = std::numeric_limits<double>::quiet_NaN();
  std::optional<double> objective_error;  ///< its standard error
  std::vector<FeatureColumn> columns;     ///< of D values; the ranking is sorted by the first
  LearnedSpace space;                     ///< nothing where none is learned
  FeatureSelection selection;
  std::vector<PathPoint> path;
  std::optional<std::size_t> suggested_path_point;
  std::string suggestion;  ///< one sentence: which point is suggested, and how it was found
  std::optional<SampleSelection> samples;
  std::vector<Projection> projections;
  std::vector<History> histories;
  std::vector<Figure> figures;                 ///< each id once
  std::shared_ptr<const Predictor> predictor;  ///< not in records; none: the method fits no model
  std::vector<std::string> warnings;           ///< plain words
};

/// Whether the run came to a first value. Where it did not, its columns say nothing and are not to
/// be shown or written.
[[nodiscard]] inline bool has_solution(const Result& result) {
  return std::isfinite(result.objective);
}
/// The objectives of a path are lower for what is better.
/// Positions of the points of lowest objective of each number of features, by rising number.
[[nodiscard]] std::vector<std::size_t> best_of_each_count(const std::vector<PathPoint>& path);
/// The space in which a result is looked at; see weighted_space.h.
[[nodiscard]] LearnedSpace looked_at(const Result& result, const Problem& problem);
/// The features of positive weight in the order of the ranking, as a method selects them that
/// drives others to 0.
[[nodiscard]] FeatureSelection positive_features(const std::vector<FeatureColumn>& columns);

}  // namespace steelyard
