// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/run/method.h"

namespace steelyard {

/// What a study repeats: a method, what it is asked and how.
struct StudyQuestion {
  std::shared_ptr<const Method> method;
  ProblemPtr problem;
  ParameterValues values;
};

/// How one replicate begins.
struct ReplicateStart {
  std::unique_ptr<Stepper> stepper;  ///< nullptr: nothing to optimise, only to judge
  std::string trouble;               ///< why there can be no such replicate; empty: there is none
};

/// What ReplicateStudy repeats after the main run, and what it makes of it. Replicates come one
/// after another; those that are finished stay whatever happens to the next.
class ReplicatePlan {
 public:
  enum class Progress { more, finished, stopped };

  ReplicatePlan() = default;
  ReplicatePlan(const ReplicatePlan&) = delete;
  ReplicatePlan& operator=(const ReplicatePlan&) = delete;
  virtual ~ReplicatePlan() = default;

  /// The main run's share of the whole work, 0 .. 1, as far as it is known before.
  [[nodiscard]] virtual double main_share() const = 0;
  /// After the main run, before all else.
  virtual void begin(const Result& main) = 0;
  /// The curves that will be streamed and reported, without their points; after begin().
  [[nodiscard]] virtual std::vector<CurveFamily> families() const = 0;
  /// How many replicates there are; after begin().
  [[nodiscard]] virtual std::size_t count() const = 0;
  /// "block 3 of 5".
  [[nodiscard]] virtual std::string stage(std::size_t replicate) const = 0;
  [[nodiscard]] virtual ReplicateStart start(std::size_t replicate) = 0;
  /// One piece of judging the started replicate.
  /// \param result  of its stepper; nullptr where it has none
  /// \param points  what is final goes here, once the replicate is finished
  [[nodiscard]] virtual Progress judge(std::size_t replicate, const Result* result,
                                       const std::stop_token& stop,
                                       std::vector<CurvePoint>& points) = 0;
  /// Adds what the finished replicates tell to the main run's result.
  virtual void report(Result& result) const = 0;
};

/// Begins a run unless the method has something against it.
[[nodiscard]] ReplicateStart begin_replicate(const Method& method, const ProblemPtr& problem,
                                             const ParameterValues& values);

/// The main path's solutions, the best of each number of features; without a path, or with one of a
/// single number of features, the result itself.
struct Solution {
  Index feature_count = 0;
  double objective = 0.0;
  Vector weights;
};
[[nodiscard]] std::vector<Solution> solutions_of(const Result& result);
/// Position of the solution with the most features, but at most so many; nothing: all have more.
[[nodiscard]] std::optional<std::size_t> largest_up_to(const std::vector<Solution>& solutions,
                                                       Index most_features);

/// True when the result has solutions of several numbers of features.
[[nodiscard]] bool has_path(const Result& result);

}  // namespace steelyard
