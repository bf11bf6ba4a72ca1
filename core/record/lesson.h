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

/// One step of preparation: its id, and its settings in the form used on the command line.
struct LessonPreparation {
  std::string step;
  TextsById settings;
};

/// What a step changes; everything that it does not name stays as it was.
struct LessonChange {
  std::string method;    ///< empty for the same method; another one begins with its defaults
  TextsById parameters;  ///< as on the command line
  RolesByColumn roles;   ///< replace the column's roles; a column without any takes no part
  std::optional<bool> standardise_truth;
  std::optional<double> speed;  ///< seconds that a run should take in the window: 5, 20, or 0 for
                                ///< as fast as possible; does not change its results
  std::vector<LessonPreparation> prepare;  ///< applied after the preparations of earlier steps
};

/// Whether a step changes nothing.
[[nodiscard]] bool is_empty(const LessonChange& change);

struct LessonStep {
  std::string what;  ///< what to do, in one or two sentences
  LessonChange set;  ///< what "Do it for me" changes
  bool run = false;  ///< whether "Do it for me" then starts the run
  /// The card ("weights"), figure ("figure-permuted-target") or panel ("ranking", "method", "data")
  /// to look at; may be empty.
  std::string look;
  std::string see, why, question, answer;  ///< may be empty; a question has an answer
  LessonClaim claim;                       ///< what must come out of a step that runs
};

/// A table, a first question, and 4 to 8 steps that teach one thing. Stored as a JSON file.
struct Lesson {
  std::string id;
  int order = 100;  ///< lessons of a lower order come first
  std::string title;
  std::string text;  ///< what the table is and what is asked, in a few sentences
  /// The source, such as "generator:ten-gaussians?samples=1500&seed=1" or ":/data/wine.csv".
  std::string data;
  /// "*" stands for all number columns not named; if empty, the generator's roles are kept.
  RolesByColumn roles;
  TextsById units;  ///< by names of columns
  bool standardise_truth = false;
  std::string method;
  TextsById parameters;  ///< as on the command line; all others keep their defaults
  std::vector<LessonStep> steps;
  std::string own;  ///< how to do the same with one's own table
};

/// \throws Error(bad_input) that names the lesson, the step and the key
[[nodiscard]] Lesson parse_lesson(const std::string& text, const std::string& where);

/// The lesson with its texts in other words, such as those of another language. A file of these has
/// the same keys as the lesson's own, but holds only the texts: title, text, own, and of each step
/// do, see, why, question and answer.
/// \param texts  such a file, with all the texts that the lesson has and no others
/// \throws Error(bad_input) that names the file, the step and the key
[[nodiscard]] Lesson retold(Lesson lesson, const std::string& texts, const std::string& where);

/// Gives the columns of the lesson's table their roles and units.
/// \throws Error(bad_input) that names a column which does not exist
void apply_roles(const Lesson& lesson, Dataset& dataset);
/// The same for the roles that a step changes.
/// \param where  used in messages, such as "lesson wine, step 2"
void apply_roles(const RolesByColumn& roles, Dataset& dataset, const std::string& where);

}  // namespace steelyard
