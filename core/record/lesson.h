// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"

namespace steelyard {

/// What should come out of a lesson; a test replays it.
struct LessonExpectation {
  std::optional<double> objective_at_most;
  std::optional<double> cosine_overlap_at_least;
  std::optional<double> purity_at_least;
  std::vector<std::string> best_features;  ///< the first of the ranking, in this order
  std::vector<std::string> selected;       ///< by the method's own rule, in any order
  /// Of the selected features, those whose known weight is above 0, and the others.
  std::optional<double> true_at_least, false_at_most;
};

/// Data, settings and a text: something to open, run and learn from. A JSON file.
struct Lesson {
  std::string id;
  int order = 100;  ///< lessons of a lower order come first
  std::string title;
  std::string text;  ///< what it shows, a few sentences
  std::string data;  ///< "generator:ten-gaussians?samples=1500&seed=1" or ":/data/wine.csv"
  std::map<std::string, std::vector<Role>> roles;  ///< by column; "*": all number columns not named
  std::map<std::string, std::string> units;        ///< by column
  bool standardise_truth = false;
  std::string method;
  std::map<std::string, std::string> parameters;  ///< as on the command line; others keep defaults
  std::vector<std::string> steps;                 ///< what to do, in order
  LessonExpectation expect;
};

/// \throws Error(bad_input) naming the lesson and the key
[[nodiscard]] Lesson parse_lesson(const std::string& text, const std::string& where);

/// Gives the columns of the lesson's table their roles and units. A lesson that names no roles
/// keeps those of the generator. \throws Error(bad_input) naming a column that is not there.
void apply_roles(const Lesson& lesson, Dataset& dataset);

/// \throws Error(bad_input) naming the parameter
[[nodiscard]] ParameterValues parameters_of(const Lesson& lesson, const ParameterSchema& schema);

}  // namespace steelyard
