// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/embed/projected_samples.h"
#include "core/matrix.h"
#include "core/run/outcome.h"

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

/// What a method's weights are.
enum class Gives {
  weights,  ///< they make a space: each column times its weight
  scores    ///< how good a column is; the column itself is used as it stands
};

/// What a method says of one input feature.
struct FeatureResult {
  double weight = 0.0;          ///< in the units of the input as given; >= 0
  double score = 0.0;           ///< larger is better; what the ranking is sorted by
  std::optional<double> error;  ///< standard error of the score
  std::optional<double> p_value;
  std::optional<double> q_value;
  /// Comparable between features of different units, whatever the method: weight times standard
  /// deviation, the largest 1 (relative_weights of measures/spread.h). Set by set_weights.
  double relative_weight = 0.0;
  /// Of repeated runs (seeds, resamples), the share that selected this feature, 0 .. 1.
  std::optional<double> selected_share{};
};

/// One solution of a search: of a given number of features, or at a given penalty.
struct PathPoint {
  Index feature_count = 0;
  double objective = 0.0;
  std::optional<double> penalty;
  std::optional<double> error;             ///< standard error of the objective
  Vector weights;                          ///< D
  std::vector<Index> selection;            ///< features, best first
  std::string label;                       ///< "lambda = 0.01", "replicate 3"; may be empty
  std::vector<std::string> warnings = {};  ///< of this solution; plain words
};

/// A point of a curve that grows while the run goes on; the family and group name the curve. A
/// later point at the same x of the same curve takes the earlier one's place: a mean over what is
/// there.
struct CurvePoint {
  std::string family;
  std::string group;
  double x = 0.0;
  double y = 0.0;
  std::optional<double> low;  ///< of a band around y
  std::optional<double> high;
};

/// Curves of one group; low and high are empty or as long as x.
struct Curve {
  std::string group;
  std::vector<double> x, y, low, high;
};

/// What a plot can draw without knowing the method.
struct CurveFamily {
  std::string id, title, x_label, y_label;
  std::vector<Curve> curves;
  /// x is a number of features and y the objective: something to compare the path with, drawn
  /// behind it and not for itself.
  bool behind_path = false;
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
  /// Of the solution that `features` describes; NaN: there is none, see has_solution.
  double objective = std::numeric_limits<double>::quiet_NaN();
  std::optional<double> objective_error;  ///< its standard error
  std::vector<FeatureResult> features;    ///< D, table order
  std::vector<Index> selection;           ///< features, best first
  std::vector<PathPoint> path;
  std::optional<std::size_t> suggested_path_point;
  std::string suggestion;  ///< one sentence: which point is suggested, and how it was found
  std::optional<SampleSelection> samples;
  std::optional<Matrix> transformation;  ///< m x D, for metric learning
  std::vector<Projection> projections;
  std::vector<History> histories;
  std::vector<CurveFamily> curves;
  std::vector<std::string> warnings;  ///< plain words
};

/// Whether the run came to a first value. Where it did not, weights and scores tell nothing and are
/// not to be shown or written.
[[nodiscard]] inline bool has_solution(const Result& result) {
  return std::isfinite(result.objective);
}
/// Positions of the points of lowest objective of each number of features, by rising number.
[[nodiscard]] std::vector<std::size_t> best_of_each_count(const std::vector<PathPoint>& path);
/// Features by falling score, ties by position; those of score 0 come last.
[[nodiscard]] std::vector<Index> ranking(const std::vector<FeatureResult>& features);
/// Sets weight and relative_weight of all features; makes as many as there are weights.
/// \param inputs  N x D, the problem's    \param weights  D, >= 0, in the inputs' units
void set_weights(const MatrixView& inputs, const Vector& weights,
                 std::vector<FeatureResult>& features);
/// The features' weights as one vector.
[[nodiscard]] Vector weights_of(const std::vector<FeatureResult>& features);

}  // namespace steelyard
