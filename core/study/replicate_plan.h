// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/run/study.h"
#include "core/study/replicate_result.h"
#include "core/trials/trial.h"

namespace steelyard {

/// Begins such a replicate in this process.
[[nodiscard]] inline BegunTrial begin_run(const ReplicateRun& replicate) {
  return begin_trial(replicate.run, replicate.problem, replicate.change);
}

/// Says what ReplicateStepper repeats after the main run, and how the results are evaluated.
/// Replicates run one after another; finished ones are kept whatever happens to the next.
class ReplicatePlan {
 public:
  enum class Progress { more, finished, stopped };

  ReplicatePlan() = default;
  ReplicatePlan(const ReplicatePlan&) = delete;
  ReplicatePlan& operator=(const ReplicatePlan&) = delete;
  virtual ~ReplicatePlan() = default;

  /// Called after the main run, before all other functions.
  virtual void begin(const Result& /*main*/) {}
  /// The figures to be streamed and reported, without their points. Requires begin().
  [[nodiscard]] virtual std::vector<Figure> figures() const = 0;
  /// The number of replicates. Requires begin().
  [[nodiscard]] virtual std::size_t count() const = 0;
  /// What a replicate does, for the window: "block 3 of 5".
  [[nodiscard]] virtual Message stage(std::size_t replicate) const = 0;
  /// Called before start(), or in its place where another process has run the replicate.
  virtual void turn_to(std::size_t /*replicate*/) {}
  [[nodiscard]] virtual BegunTrial start(std::size_t replicate) = 0;
  /// What start() begins, if that is nothing but a run on a changed problem which depends on no
  /// other replicate, and judge() needs no more of its result than result_from() has
  /// (replicate_result.h). Other processes may then run it.
  [[nodiscard]] virtual std::optional<ReplicateRun> run_of(std::size_t /*replicate*/) const {
    return std::nullopt;
  }
  /// Does one piece of the evaluation of the started replicate.
  /// \param result  result of its stepper; nullptr if it has none
  /// \param points  receives the final points once the replicate is finished
  [[nodiscard]] virtual Progress judge(std::size_t replicate, const Result* result,
                                       const std::stop_token& stop,
                                       std::vector<FigurePoint>& points) = 0;
  /// Called instead of judge() for a replicate that failed or reached no finite value. A test must
  /// count such a replicate against what is tested, never for it; other plans leave it out.
  virtual void failed(std::size_t /*replicate*/) {}
  /// Figures to be streamed again after each finished replicate, because they grow by more than the
  /// points of their lines.
  [[nodiscard]] virtual std::vector<Figure> changed_figures() const { return {}; }
  /// The share of the work that belongs to the replicates before this one, 0 .. 1. By default all
  /// replicates take the same time.
  /// \param replicate  0 .. count()
  [[nodiscard]] virtual double share_before(std::size_t replicate) const {
    return static_cast<double>(replicate) / static_cast<double>(count());
  }
  /// Adds the findings of the finished replicates to the main run's result.
  virtual void report(Result& result) const = 0;
};

/// The best solution of the main path for one number of features. Without a path, or if it has only
/// one number of features, the result itself is the only solution.
struct Solution {
  Index feature_count = 0;
  double objective = 0.0;
  Vector weights;                ///< D; empty if the method learns none
  std::vector<Index> selection;  ///< features, best first
};
[[nodiscard]] std::vector<Solution> solutions_of(const Result& result);
/// Position of the solution with the most features up to `most_features`; `std::nullopt` if all
/// have more.
[[nodiscard]] std::optional<std::size_t> largest_up_to(const std::vector<Solution>& solutions,
                                                       Index most_features);

/// Whether the result has solutions with several numbers of features.
[[nodiscard]] bool has_path(const Result& result);

/// The smallest meaningful size of a block, a validation set or a subsample, in samples.
inline constexpr Index fewest_in_block = 20;

/// If a path has many numbers of features, a study repeats this many of them.
inline constexpr std::size_t most_sizes = 20;
/// An estimate of the number of sizes on a path, which is known only after the main run.
[[nodiscard]] double expected_sizes(const Problem& problem);

}  // namespace steelyard
