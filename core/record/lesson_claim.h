// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "core/record/record.h"

namespace steelyard {

/// A bound on one of the quantities that lesson_quantity() knows.
struct LessonBound {
  enum class Kind { at_most, at_least, below_step, above_step };
  std::string quantity;
  Kind kind = Kind::at_most;
  /// The bound or, in a comparison with an earlier step, the number of that step from 1.
  double value = 0.0;
};

/// What must come out of a step of a lesson, which a test verifies. In JSON the key of a bound is
/// made of quantity and kind: "objective_at_most": 0.05, "purity_above_step": 2. The key of the
/// answer is "answer", as in "answer": "good"; that of its words is "says".
struct LessonClaim {
  std::vector<LessonBound> bounds;
  std::vector<std::string> best_features;  ///< the first of the ranking, in this order
  std::vector<std::string> selected;       ///< by the method's own rule, in any order
  std::vector<std::string> not_selected;
  std::optional<AnswerLevel> answer{};  ///< with all checks done
  std::vector<std::string> says{};      ///< words in the answer's sentence or in its checks

  /// Whether judging the claim requires an answer.
  [[nodiscard]] bool asks_answer() const { return answer || !says.empty(); }
  [[nodiscard]] bool empty() const {
    return bounds.empty() && best_features.empty() && selected.empty() && not_selected.empty() &&
           !asks_answer();
  }
};

/// The result of a step.
struct LessonRun {
  std::size_t step = 0;  ///< from 1
  Record record;
  ProblemPtr problem;
};

/// A number that a claim can bound. The names are
/// - objective, overlap, purity, iterations: those of the run;
/// - selected: number of selected features;
/// - suggested, path_objective: number of features and objective of the suggested point of a path;
/// - true, false: number of selected features whose known weight is above 0, and of the others;
/// - true_of_best: number of features with a known weight above 0 among the best k, where k
///   features have one;
/// - what the run's check has found: steady, the number of features that every resample selected;
///   p_value, that of a permuted target; held_out, the mean error of the folds; tested, the mean
///   objective of the blocks left out, and random, that of random subsets, both at the number of
///   features that the run itself suggests;
/// - samples: number of samples chosen.
/// \return `std::nullopt` if the run has no such number
/// \throws Error(bad_input) for any other name
[[nodiscard]] std::optional<double> lesson_quantity(const std::string& name, const LessonRun& run);

/// The bound with a key such as "objective_at_most".
/// \throws Error(bad_input) that lists the accepted keys
[[nodiscard]] LessonBound lesson_bound(const std::string& key, double value,
                                       const std::string& where);

}  // namespace steelyard
