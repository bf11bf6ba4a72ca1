// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/parameter/complaint.h"
#include "core/problem/problem.h"

namespace steelyard {

/// What a method says of the inputs.
enum class Gives {
  weights,  ///< they make a space: each column times its weight
  map,      ///< a linear map of the inputs makes the space
  scores    ///< how good a column is; the column itself is used as it stands
};

/// What a method asks to be explained.
enum class Target {
  none,     ///< nothing: what there is, is only for looking at
  numbers,  ///< the ground truth
  classes,  ///< the label
  either    ///< the ground truth or the label
};

/// What a method makes of inputs with a period.
enum class Periods {
  native,   ///< it measures differences within the period
  circle,   ///< it takes each as a point on a circle
  ignored,  ///< it takes the values as they are
  refused
};

/// What the number says that a run ends with, its objective: which of two is better, and whether it
/// may be compared at all. Whoever compares objectives asks here first.
struct Objective {
  enum class Better {
    lower,
    higher,
    neither  ///< it says nothing of how good a result is
  };
  Better better = Better::neither;
  bool of_target = false;   ///< depends on the target: another one gives another objective
  bool comparable = false;  ///< between problems of one size: the same quantity on the same scale

  /// Whether runs on targets in random order show what chance reaches.
  [[nodiscard]] bool tells_from_chance() const {
    return better != Better::neither && of_target && comparable;
  }
  /// Whether a value is known to be worse than another one. What is not finite never is, so that
  /// in a test it counts against what is tested.
  [[nodiscard]] bool is_worse(double value, double than) const;
};

/// Stable ids: "weights", "map", "scores".
[[nodiscard]] std::string_view gives_id(Gives gives);
/// "none", "numbers", "classes", "either".
[[nodiscard]] std::string_view target_id(Target target);
/// "native", "circle", "ignored", "refused".
[[nodiscard]] std::string_view periods_id(Periods periods);

struct MethodInfo {
  std::string id;        ///< stable: "dii"
  std::string title;     ///< "Differentiable Information Imbalance"
  std::string family;    ///< methods of one family stand together in the window
  std::string purpose;   ///< one line
  std::string citation;  ///< see core/report/citation.h
  Target target = Target::none;
  Periods periods = Periods::ignored;
  Gives gives = Gives::weights;
  bool predicts = false;  ///< its results have a predictor
  Objective objective = {};
  /// One a line, as text with indices: "d_{ij} = |x_{i} - x_{j}|^{2}".
  std::string equations = {};
  std::string symbols = {};   ///< what the letters of the equations mean
  std::string suits = {};     ///< when to use it, in a sentence or two
  std::string unsuited = {};  ///< when not
  /// What its model takes, in one thread, to predict a sample with another value of one input;
  /// roughly, for estimates. Of no meaning without a predictor.
  double seconds_of_prediction = 1e-6;
  /// Random numbers have a part in its result even with its default parameters: another seed, or
  /// another order of the samples, gives another result.
  bool draws = false;
  /// It takes one column after the other, each for what those before it lack, so that a copy of a
  /// column is worth less than the column itself.
  bool one_after_another = false;
  bool begins_with_first = false;  ///< likewise, and by default the first of the table comes first
  bool units_matter = false;       ///< with its default parameters, those of the inputs
};

/// What a problem lacks of what a method asks for: a target, or inputs without periods.
[[nodiscard]] std::vector<Complaint> role_complaints(const MethodInfo& info,
                                                     const Problem& problem);

}  // namespace steelyard
