// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/embed/projected_samples.h"
#include "core/matrix.h"
#include "core/message.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"
#include "core/run/feature_column.h"
#include "core/run/figure.h"
#include "core/run/finding.h"
#include "core/run/outcome.h"
#include "core/run/predictor.h"

namespace steelyard {

/// A quantity that a method reports per iteration.
struct ScalarInfo {
  std::string id;     ///< stable: "dii"
  std::string title;  ///< for a legend or an axis: "DII"
  bool logarithmic = false;
  /// Whether each iteration is a solution of its own rather than a step from the one before.
  bool of_solutions = false;
  std::string about = {};  ///< what it is, in a sentence where the title says too little
};

/// One scalar over a run; x is the iteration, and x and y have the same length.
struct History {
  ScalarInfo info;
  std::vector<double> x;
  std::vector<double> y;
};

/// The features that a method selected, and the reason.
struct FeatureSelection {
  std::vector<Index> features;  ///< best first; with a rule, an empty list is a valid result
  Message rule;  ///< "weights above 0". It says nothing if no rule selected anything, and a person
                 ///< chooses how many of the ranking to take
  /// What decided the number of features. of_rule: the rule itself. open: nothing better was at
  /// hand, so held-out samples may suggest another number. held_out: held-out samples, see
  /// core/analysis/suggestion.h. of_test: a test of each feature, so no other number may replace
  /// it.
  enum class CountDecidedBy {
    of_rule,
    open,
    held_out,
    of_test
  } count_decided_by = CountDecidedBy::of_rule;
  /// How many of the first features stand there because a person wants them in every selection.
  /// Without a rule, there are no others.
  Index kept = 0;

  [[nodiscard]] bool operator==(const FeatureSelection& other) const = default;
};

/// One solution of a search: for a given number of features, or at a given penalty.
struct PathPoint {
  Index feature_count = 0;
  double objective = 0.0;
  std::optional<double> penalty;
  std::optional<double> error;         ///< standard error of the objective
  Vector weights;                      ///< D; empty if the method learns none
  std::vector<Index> selection;        ///< features, best first
  std::string label;                   ///< "lambda = 0.01", "replicate 3"; may be empty
  std::vector<Message> warnings = {};  ///< about this solution
};

/// Samples that a method chose. Another run may use them as its samples (Problem::with_samples).
struct SampleSelection {
  std::vector<Index> positions;  ///< among the problem's samples, in order of selection
  std::vector<double> weights;   ///< empty or one per position
};

/// Everything that any method family produces. A method leaves empty what it does not produce.
struct Result {
  Outcome outcome;
  std::uint64_t iterations = 0;
  /// Of the solution that `columns` describes. NaN if there is none; see has_solution().
  double objective = std::numeric_limits<double>::quiet_NaN();
  std::optional<double> objective_error;  ///< standard error of the objective
  std::vector<FeatureColumn> columns;     ///< each with D values; the first one gives the ranking
  LearnedSpace space;                     ///< empty if none is learned
  FeatureSelection selection;
  std::vector<PathPoint> path;
  std::optional<std::size_t> suggested_path_point;
  /// Which point of the path is suggested and how it was found, or that none is, and why; may say
  /// nothing.
  Message suggestion;
  std::optional<SampleSelection> samples;
  std::vector<Projection> projections;
  std::vector<History> histories;
  std::vector<Figure> figures;    ///< each id once
  std::vector<Finding> findings;  ///< each id once
  /// Null if the method fits no model, or none of what it has found. Not kept in records.
  std::shared_ptr<const Predictor> predictor;
  std::vector<Message> warnings;
};

/// What a person should read about the result, in plain words: the findings, then the warnings.
[[nodiscard]] std::vector<std::string> messages_of(const Result& result);
/// Whether the run reached a first value. If not, its columns mean nothing and must not be shown or
/// written.
[[nodiscard]] inline bool has_solution(const Result& result) {
  return std::isfinite(result.objective);
}
/// The best point of a path for each number of features, by rising number: positions of the points
/// with the lowest objective. Path objectives are such that lower is better. Points without
/// features or without a finite objective are left out.
[[nodiscard]] std::vector<std::size_t> best_of_each_count(const std::vector<PathPoint>& path);
/// The space in which a result is viewed; see samples_as_points.h.
[[nodiscard]] LearnedSpace display_space(const Result& result, const Problem& problem);
/// The features of positive weight, in the order of the ranking: the selection of a method that
/// drives the other weights to 0.
[[nodiscard]] FeatureSelection positive_features(const std::vector<FeatureColumn>& columns);

/// Whether two selections hold the same features, in any order. Cost O(n log n).
[[nodiscard]] inline bool same_features(std::vector<Index> some, std::vector<Index> others) {
  std::sort(some.begin(), some.end());
  std::sort(others.begin(), others.end());
  return some == others;
}

}  // namespace steelyard
