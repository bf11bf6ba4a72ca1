// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/parameter/complaint.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/run/finding.h"

namespace steelyard {

/// What a method says about the inputs.
enum class Output {
  weights,  ///< a space in which each column is multiplied by its weight
  map,      ///< a space that is a linear map of the inputs
  scores,   ///< how good each column is; columns are used as they are
  order     ///< which column comes first, but not by how much; columns are used as they are
};

/// Whether the method learns a space: distances between samples are then measured in it.
[[nodiscard]] constexpr bool gives_space(Output gives) {
  return gives == Output::weights || gives == Output::map;
}

/// The target that a method needs.
enum class Target {
  none,     ///< no target; if there is one, it is only displayed
  numbers,  ///< the ground truth
  classes,  ///< the label
  either    ///< the ground truth or the label
};

/// What a method does with inputs that have a period.
enum class Periods {
  native,   ///< it measures differences within the period
  circle,   ///< it takes each value as a point on a circle
  ignored,  ///< it takes the values as they are
  refused
};

/// What the objective (the number that a run ends with) means: which of two values is better, and
/// whether they may be compared at all. Code that compares objectives must ask this first.
struct Objective {
  using Better = steelyard::Better;
  Better better = Better::neither;
  bool of_target = false;   ///< another target gives another objective
  bool comparable = false;  ///< the same quantity on the same scale for all problems of one size

  /// Whether runs on targets in random order show what chance alone would reach.
  [[nodiscard]] bool tells_from_chance() const {
    return better != Better::neither && of_target && comparable;
  }
  /// Whether a value is known to be worse than another one. Always false if either is not finite,
  /// so that in a test such a value counts against what is tested.
  [[nodiscard]] bool is_worse(double value, double than) const;
};

/// Stable ids: "weights", "map", "scores", "order".
[[nodiscard]] std::string_view gives_id(Output gives);
/// "none", "numbers", "classes", "either".
[[nodiscard]] std::string_view target_id(Target target);
/// "native", "circle", "ignored", "refused".
[[nodiscard]] std::string_view periods_id(Periods periods);

struct MethodInfo {
  std::string id;        ///< stable: "dii"
  std::string title;     ///< "Differentiable Information Imbalance"
  std::string family;    ///< methods of one family are listed together in the window
  std::string purpose;   ///< one line
  std::string citation;  ///< see core/report/citation.h
  Target target = Target::none;
  Periods periods = Periods::ignored;
  Output gives = Output::weights;
  bool predicts = false;  ///< its results have a predictor of all inputs, which checks may ask
  /// Its results have a predictor that knows the selected columns alone, for other tables; none if
  /// nothing is selected. Checks of single columns would learn nothing from it.
  bool predicts_from_selection = false;
  Objective objective = {};
  /// One equation per line, as text with indices: "d_{ij} = |x_{i} - x_{j}|^{2}".
  std::string equations = {};
  std::string symbols = {};   ///< what the letters of the equations mean
  std::string details = {};   ///< how it works, in some sentences; may be empty
  std::string suits = {};     ///< when to use it, in a sentence or two
  std::string unsuited = {};  ///< when not to use it
  /// Rough time, in seconds and in one thread, in which its model predicts a sample with another
  /// value of one input; for estimates. Meaningless without a predictor.
  double seconds_of_prediction = 1e-6;
  /// Whether its result depends on random numbers even with its default parameters: another seed,
  /// or another order of the samples, gives another result.
  bool draws = false;
  /// Whether it takes one column after the other, each for what the columns before it lack, so that
  /// a copy of a column is worth less than the column itself.
  bool one_after_another = false;
  bool begins_with_first = false;  ///< likewise, by default from the table's first column
  /// Whether it looks for columns that separate the samples or keep neighbourhoods: that they do
  /// not predict the other inputs then does not speak against them.
  bool seeks_structure = false;
  bool units_matter = false;  ///< by default, its result depends on the inputs' units
};

/// Complaints about what the method needs but the problem lacks: a target, or inputs without
/// periods.
[[nodiscard]] std::vector<Complaint> role_complaints(const MethodInfo& info,
                                                     const Problem& problem);

/// The checks of a method that explains a target: complaints about the parameters; if there are
/// none, about what the problem lacks; if there are none either, about the target.
[[nodiscard]] std::vector<Complaint> target_complaints(const MethodInfo& info,
                                                       const ParameterSchema& schema,
                                                       const Problem& problem,
                                                       const ParameterValues& values);

}  // namespace steelyard
