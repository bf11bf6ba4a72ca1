// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/record/lesson_claim.h"

namespace steelyard {

using RolesByColumn = std::map<std::string, std::vector<Role>>;
using TextsById = std::map<std::string, std::string>;

/// One step of preparation: its id, and its settings as on the command line.
struct LessonPreparation {
  std::string step;
  TextsById settings;
};

/// What a step changes; what it does not name stays as it was.
struct LessonChange {
  std::string method;    ///< empty: the same; another one begins with its defaults
  TextsById parameters;  ///< as on the command line
  RolesByColumn roles;   ///< take the place of the column's roles; none: it takes no part
  std::optional<bool> standardise_truth;
  std::optional<double> speed;  ///< seconds that a run is to take in the window: 5, 20, or 0 for as
                                ///< fast as possible; its results do not change
  std::vector<LessonPreparation> prepare;  ///< after what earlier steps prepared
};

/// Whether a step changes nothing.
[[nodiscard]] bool is_empty(const LessonChange& change);

struct LessonStep {
  std::string what;  ///< to do, one or two sentences
  LessonChange set;  ///< what "Do it for me" changes
  bool run = false;  ///< whether it then runs
  std::string look;  ///< the card ("weights"), figure ("figure-permuted-target") or panel
                     ///< ("ranking", "method", "data") to look at; empty: none
  std::string see, why, question, answer;  ///< may be empty; a question has an answer
  LessonClaim claim;                       ///< what must come out; of a step that runs
};

/// A table, a first question, and 4 to 8 steps that teach one thing. A JSON file.
struct Lesson {
  std::string id;
  int order = 100;  ///< lessons of a lower order come first
  std::string title;
  std::string text;     ///< what the table is and what is asked, a few sentences
  std::string data;     ///< "generator:ten-gaussians?samples=1500&seed=1" or ":/data/wine.csv"
  RolesByColumn roles;  ///< "*": all number columns not named; none: those of the generator
  TextsById units;      ///< by column
  bool standardise_truth = false;
  std::string method;
  TextsById parameters;  ///< as on the command line; others keep defaults
  std::vector<LessonStep> steps;
  std::string own;  ///< how to do it with one's own table
};

/// \throws Error(bad_input) naming the lesson, the step and the key
[[nodiscard]] Lesson parse_lesson(const std::string& text, const std::string& where);

/// Gives the columns of the lesson's table their roles and units.
/// \throws Error(bad_input) naming a column that is not there.
void apply_roles(const Lesson& lesson, Dataset& dataset);
/// The same for what a step changes. \param where  "lesson wine, step 2", for the message
void apply_roles(const RolesByColumn& roles, Dataset& dataset, const std::string& where);

}  // namespace steelyard
