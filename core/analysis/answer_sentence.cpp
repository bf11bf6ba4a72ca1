// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <set>
#include <string_view>

#include "core/analysis/answer_checks.h"
#include "core/duration_text.h"
#include "core/text.h"

namespace steelyard {
namespace {

bool is(const AnswerCheck* check, AnswerLevel level) {
  return check != nullptr && check->level == level;
}

/// Green only where everything was looked at and is good.
AnswerLevel level_of(const Answer& answer) {
  AnswerLevel level = AnswerLevel::good;
  for (const AnswerCheck& check : answer.checks) {
    level = std::max(level, check.level.value_or(AnswerLevel::caution));
  }
  return answer.selection.empty() ? AnswerLevel::bad : level;
}

/// Whether a target was chosen for a method that needs none.
bool ignores_target(const AnswerQuestion& question) {
  const Problem& problem = *question.problem;
  const bool is_own = problem.truth_kind == TruthKind::columns &&
                      problem.truth.cols() == problem.inputs.cols() &&
                      problem.truth == problem.inputs;
  return question.run.method->info().target == Target::none && problem.truth.cols() > 0 && !is_own;
}

bool was_stopped(const AnswerQuestion& question) {
  return question.result->outcome.ending == Ending::stopped;
}

/// Good, or impossible; not put off.
bool speaks_for_them(const AnswerCheck* check) {
  return check == nullptr || check->level == AnswerLevel::good ||
         (!check->level && check->seconds == 0.0);
}

/// Whether the selected columns do what all of them do. Of a run that was stopped, and of what is
/// not yet checked, nobody knows.
bool are_enough(const AnswerQuestion& question, const Answer& answer) {
  return answer.level != AnswerLevel::bad && !was_stopped(question) &&
         speaks_for_them(check_with(answer, "chance")) &&
         speaks_for_them(check_with(answer, "held-out"));
}

/// Whether held-out samples said how many columns there should be, and that without any of them the
/// error is larger.
bool are_needed(const AnswerQuestion& question, const Answer& answer) {
  return !question.chosen && is(check_with(answer, "held-out"), AnswerLevel::good) &&
         question.result->selection.count_decided_by == FeatureSelection::CountDecidedBy::held_out;
}

/// Nobody calls columns chance that were seen to help on held-out samples.
bool may_be_chance(const Answer& answer) {
  return is(check_with(answer, "chance"), AnswerLevel::bad) &&
         !is(check_with(answer, "held-out"), AnswerLevel::good);
}

/// "3 of 10 columns are enough"
std::string how_many(const AnswerQuestion& question, const Answer& answer) {
  const Index all = question.problem->dimension();
  const auto count = std::ssize(answer.selection);
  const bool enough = are_enough(question, answer);
  const std::string doubt = may_be_chance(answer) ? ", which may be chance" : "";
  if (count == all) {
    const std::string which = all == 1 ? "The only column" : "All " + counted(all, "column");
    const bool needed = enough && are_needed(question, answer);
    const std::string verb = needed ? (all == 1 ? " is needed" : " are needed")
                                    : (all == 1 ? " was taken" : " were taken");
    return which + verb + doubt;
  }
  const std::string which =
      (question.chosen ? "Your " : "") + std::to_string(count) + " of " + counted(all, "column");
  if (!enough) {
    return which + (count == 1 ? " was selected" : " were selected") + doubt;
  }
  return which + (count == 1 ? " is enough" : " are enough");
}

/// Whether the table is compared with itself.
bool are_inputs(const std::vector<Feature>& targets, const std::vector<Feature>& inputs) {
  std::set<std::string_view> names;
  for (const Feature& input : inputs) {
    names.insert(input.name);
  }
  return std::all_of(targets.begin(), targets.end(),
                     [&names](const Feature& target) { return names.contains(target.name); });
}

/// A person chose none, held-out samples said that no column helps, or a rule selects none.
void say_nothing_selected(const AnswerQuestion& question, Answer& answer) {
  const FeatureSelection& selection = question.result->selection;
  answer.headline = question.chosen ? "No column is selected" : "Nothing found";
  if (question.chosen) {
    answer.detail = "an answer needs at least 1.";
  } else if (selection.count_decided_by != FeatureSelection::CountDecidedBy::held_out) {
    answer.detail = "no column passes the rule of the run, " + selection.rule + ".";
  } else {
    const std::string how = how_held_out(question.problem->order);
    answer.detail = "the columns that the run ranks first do not predict " +
                    target_in_words(question) + " clearly better than knowing nothing." +
                    (how.empty() ? "" : " " + how);
  }
  answer.sentence = answer.headline + ": " + answer.detail;
}

}  // namespace

std::string target_in_words(const AnswerQuestion& question) {
  const Problem& problem = *question.problem;
  const Target target = question.run.method->info().target;
  if (target == Target::none) {
    return "the other inputs";
  }
  if (problem.truth.cols() == 0 || target == Target::classes) {
    return problem.labels ? "the classes of " + problem.labels->name : "the other inputs";
  }
  if (problem.truth_kind != TruthKind::columns) {
    return "the distances between samples";
  }
  const std::size_t targets = problem.truth_features.size();
  if (targets == 1) {
    return problem.truth_features.front().name;
  }
  return are_inputs(problem.truth_features, problem.features)
             ? "all " + counted(targets, "column") + " of the table"
             : counted(targets, "target");
}

std::string not_checked(const Answer& answer) {
  std::string text;
  for (const AnswerCheck& check : answer.checks) {
    if (!check.level) {
      text += (text.empty() ? "" : ", ") + check.id;
      if (check.seconds > 0.0) {
        text += " (about " + rough_duration(check.seconds) + ")";
      }
    }
  }
  return text.empty() ? text : "Not checked: " + text + ".";
}

void conclude(const AnswerQuestion& question, Answer& answer) {
  answer.level = level_of(answer);
  if (answer.selection.empty()) {
    say_nothing_selected(question, answer);
    return;
  }
  const AnswerCheck* chance = check_with(answer, "chance");
  answer.enough =
      are_enough(question, answer) && std::ssize(answer.selection) < question.problem->dimension();
  answer.headline = how_many(question, answer);
  answer.detail = names_in_words(*question.problem, answer.selection) + ".";
  if (was_stopped(question)) {
    answer.level = std::max(answer.level, AnswerLevel::caution);
    answer.detail += " The run was stopped before its end.";
  }
  if (is(chance, AnswerLevel::good) && answer.level != AnswerLevel::bad && !was_stopped(question) &&
      speaks_for_them(check_with(answer, "held-out"))) {
    answer.detail += answer.selection.size() == 1 ? " It explains " : " They explain ";
    answer.detail += target_in_words(question) + ".";
  }
  if (question.problem->order.guessed) {
    answer.level = std::max(answer.level, AnswerLevel::caution);
    answer.detail += " Neighbouring rows are alike: say whether the rows are a series.";
  }
  if (ignores_target(question)) {
    answer.detail += " The method does not look at what should be explained.";
  }
  answer.sentence = answer.headline + ": " + answer.detail;
  for (const AnswerLevel level : {AnswerLevel::bad, AnswerLevel::caution}) {
    for (const AnswerCheck& check : answer.checks) {
      if (check.level == level) {
        answer.sentence += (level == AnswerLevel::bad ? " But: " : " Note: ") + check.finding;
      }
    }
  }
  const std::string missing = not_checked(answer);
  answer.sentence += missing.empty() ? "" : " " + missing;
}

}  // namespace steelyard
