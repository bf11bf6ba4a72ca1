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
  double value = 0.0;  ///< of a comparison with an earlier step: its number, from 1
};

/// What must come out of a step of a lesson; a test replays it. In JSON a bound is a key made of
/// quantity and kind: "objective_at_most": 0.05, "purity_above_step": 2; the answer is "answer":
/// "good", and "says" its words.
struct LessonClaim {
  std::vector<LessonBound> bounds;
  std::vector<std::string> best_features;  ///< the first of the ranking, in this order
  std::vector<std::string> selected;       ///< by the method's own rule, in any order
  std::vector<std::string> not_selected;
  std::optional<AnswerLevel> answer{};  ///< with all checks done
  std::vector<std::string> says{};      ///< each stands in its sentence or in what a check found

  /// Whether the answer must be made to judge the claim.
  [[nodiscard]] bool asks_answer() const { return answer || !says.empty(); }
  [[nodiscard]] bool empty() const {
    return bounds.empty() && best_features.empty() && selected.empty() && not_selected.empty() &&
           !asks_answer();
  }
};

/// What came out of a step.
struct LessonRun {
  std::size_t step = 0;  ///< from 1
  Record record;
  ProblemPtr problem;
};

/// A number that a claim can bound; nothing if the run has none of that name's kind.
///  objective, overlap, purity, iterations; selected: number of features selected by a rule;
///  suggested: number of features of the suggested point of a path; path_objective: at that point;
///  true, false: of the selected features, those whose known weight is above 0, and the others;
///  true_of_best: the same among as many of the best features as have one;
///  steady: number of features that every resample selected;
///  p_value: of a permuted target; held_out: mean error of the folds; tested: mean objective of the
///  blocks left out, at the suggested number of features; random: mean objective of random subsets
///  there; samples: number of samples chosen.
/// \throws Error(bad_input) for another name
[[nodiscard]] std::optional<double> lesson_quantity(const std::string& name, const LessonRun& run);

/// From a key such as "objective_at_most". \throws Error(bad_input) listing what is accepted
[[nodiscard]] LessonBound lesson_bound(const std::string& key, double value,
                                       const std::string& where);

}  // namespace steelyard
