// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_sentence.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "core/analysis/panel_units.h"
#include "core/analysis/single_targets.h"
#include "core/analysis/unweighed_groups.h"
#include "core/duration_text.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/targets.h"
#include "core/study/untested_selection.h"
#include "core/text.h"

namespace steelyard {
namespace {

Message with_note(const Message& said, const Message& note) {
  return message("answer.note", "{1} Note: {2}", said, note);
}

bool is(const AnswerCheck* check, AnswerLevel level) {
  return check != nullptr && check->level == level;
}

/// Whether the run was stopped before it had found anything.
bool stopped_early(const Answer& answer) {
  const AnswerCheck* check = check_with(answer, "held-out");
  return check != nullptr && check->verdict == CheckVerdict::stopped_early;
}

/// Green only where everything that is needed was looked at and is good.
AnswerLevel level_of(const Answer& answer) {
  AnswerLevel level = AnswerLevel::good;
  for (const AnswerCheck& check : answer.checks) {
    if (check.level || check.is_needed()) {
      level = std::max(level, check.level.value_or(AnswerLevel::caution));
    }
  }
  if (answer.selection.empty() && !stopped_early(answer)) {
    return AnswerLevel::bad;
  }
  return level;
}

/// Whether a target of numbers or of classes was chosen for a method that needs none.
bool ignores_target(const AnswerQuestion& question) {
  const Problem& problem = *question.problem;
  const bool is_own = problem.truth_kind == TruthKind::columns &&
                      problem.truth.cols() == problem.inputs.cols() &&
                      problem.truth == problem.inputs;
  const bool has_target = problem.truth.cols() > 0 ? !is_own : problem.labels.has_value();
  return question.run.method->info().target == Target::none && has_target;
}

bool was_stopped(const AnswerQuestion& question) {
  return question.result->outcome.ending == Ending::stopped;
}

/// The columns help, clearly, but not much.
bool explains_little(const AnswerCheck* check) {
  return is(check, AnswerLevel::caution) && check->verdict == CheckVerdict::explains_little;
}

/// The columns help with some of the targets.
bool explains_some(const AnswerCheck* check) {
  return is(check, AnswerLevel::caution) && check->verdict == CheckVerdict::explains_some;
}

/// Good, or impossible; not put off. That columns do not explain much, or not all targets, does not
/// speak against them.
bool speaks_for_them(const AnswerCheck* check) {
  return check == nullptr || check->level == AnswerLevel::good || explains_little(check) ||
         explains_some(check) || (!check->level && !check->seconds);
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
  const AnswerCheck* held_out = check_with(answer, "held-out");
  return is(check_with(answer, "chance"), AnswerLevel::bad) && !is(held_out, AnswerLevel::good) &&
         !explains_little(held_out) && !explains_some(held_out);
}

/// What is wrong with a selection that is not to be used, or is not known to be of use, after ", ";
/// it says nothing of others.
/// \param count  of the selected columns
Message what_is_wrong(const Answer& answer, Index count) {
  const AnswerCheck* chance = check_with(answer, "chance");
  if (is(chance, AnswerLevel::bad) && chance->verdict == CheckVerdict::differs_within_groups) {
    return message("answer.differs_within_groups",
                   ", but within groups the relation is another than between them");
  }
  if (may_be_chance(answer)) {
    return message("answer.may_be_chance", ", which may be chance");
  }
  const AnswerCheck* held_out = check_with(answer, "held-out");
  if (is(held_out, AnswerLevel::bad)) {
    return held_out->verdict == CheckVerdict::no_better_than_random
               ? message("answer.as_good_as_random",
                         ", which {1:predicts|predict} no better than columns drawn at random",
                         count)
               : message("answer.as_good_as_nothing",
                         ", which {1:predicts|predict} no better than knowing nothing", count);
  }
  if (is(check_with(answer, "fairness"), AnswerLevel::bad)) {
    return message("answer.unfair", ", {1:which may not be used|not all of which may be used}",
                   count);
  }
  if (is(chance, AnswerLevel::bad)) {
    return message("answer.others_as_good", ", but runs on data in random order do as well");
  }
  if (is(check_with(answer, rate_check_id), AnswerLevel::bad)) {
    return message("answer.finds_too_much", ", by a rule that finds too much");
  }
  return is(held_out, AnswerLevel::caution) && held_out->verdict == CheckVerdict::perhaps_better
             ? message("answer.perhaps_better",
                       ", which may predict better than knowing nothing, but not clearly")
             : Message();
}

bool takes_all_inputs(const AnswerQuestion& question, const Answer& answer) {
  return std::ssize(answer.selection) == question.problem->dimension();
}

/// A text is one column, as in the table, however many inputs were made of it.
Index all_as_seen(const AnswerQuestion& question) {
  return count_of_units(question.problem->features);
}

Index selected_as_seen(const AnswerQuestion& question, const Answer& answer) {
  return count_of_units(question.problem->features, answer.selection);
}

/// "All 10 columns are needed"
Message all_columns(const AnswerQuestion& question, const Answer& answer, const Message& doubt) {
  const Index all = all_as_seen(question);
  if (are_enough(question, answer) && are_needed(question, answer)) {
    return all == 1 ? message("answer.only_column_needed", "The only column is needed")
                    : message("answer.all_needed", "All {1} columns are needed", all);
  }
  return all == 1 ? message("answer.only_column_taken", "The only column was taken{1}", doubt)
                  : message("answer.all_taken", "All {1} columns were taken{2}", all, doubt);
}

/// "3 of 10 columns are enough"; "may be" as long as something speaks against it or is unknown.
Message enough(const AnswerQuestion& question, const Answer& answer) {
  const Index all = all_as_seen(question);
  const Index count = selected_as_seen(question, answer);
  if (answer.level == AnswerLevel::good) {
    return question.chosen
               ? message("answer.yours_enough",
                         "Your {1} of {2} {2:column|columns} {1:is|are} enough", count, all)
               : message("answer.enough", "{1} of {2} {2:column|columns} {1:is|are} enough", count,
                         all);
  }
  return question.chosen ? message("answer.yours_may_be_enough",
                                   "Your {1} of {2} {2:column|columns} may be enough", count, all)
                         : message("answer.may_be_enough",
                                   "{1} of {2} {2:column|columns} may be enough", count, all);
}

/// "3 of 10 columns are enough", or how many were selected.
Message how_many(const AnswerQuestion& question, const Answer& answer) {
  const Index all = all_as_seen(question);
  const Index count = selected_as_seen(question, answer);
  const Message doubt = what_is_wrong(answer, count);
  if (takes_all_inputs(question, answer)) {
    return all_columns(question, answer, doubt);
  }
  if (are_enough(question, answer)) {
    return enough(question, answer);
  }
  return question.chosen
             ? message("answer.yours_selected",
                       "Your {1} of {2} {2:column|columns} {1:was|were} selected{3}", count, all,
                       doubt)
             : message("answer.selected", "{1} of {2} {2:column|columns} {1:was|were} selected{3}",
                       count, all, doubt);
}

/// Whether the table is compared with itself.
bool are_inputs(const std::vector<ColumnInfo>& targets, const std::vector<ColumnInfo>& inputs) {
  std::set<std::string_view> names;
  for (const ColumnInfo& input : inputs) {
    names.insert(input.name);
  }
  return std::all_of(targets.begin(), targets.end(),
                     [&names](const ColumnInfo& target) { return names.contains(target.name); });
}

/// The target in words: "the target life", "the classes of digit", "the other inputs".
Message target_in_words(const AnswerQuestion& question) {
  const auto other_inputs = [] { return message("answer.other_inputs", "the other inputs"); };
  const Problem& problem = *question.problem;
  const Target target = question.run.method->info().target;
  const bool of_itself = target != Target::classes && compares_inputs_with_themselves(problem);
  if ((target == Target::none && problem.truth.cols() > 0) || of_itself) {
    return other_inputs();
  }
  if (problem.truth.cols() == 0 || target == Target::classes) {
    return problem.labels ? message("answer.classes", "the classes of {1}", problem.labels->name)
                          : other_inputs();
  }
  if (problem.truth_kind != TruthKind::columns) {
    return message("answer.distances", "the distances between samples");
  }
  const std::size_t columns = problem.truth_features.size();
  if (columns > 1 && are_inputs(problem.truth_features, problem.features)) {
    return message("answer.whole_table", "all {1} {1:column|columns} of the table", columns);
  }
  const std::vector<ColumnUnit> targets = target_units(problem);
  return targets.size() == 1 ? other_words(targets.front().name)
                             : message("answer.targets", "{1} {1:target|targets}", targets.size());
}

Message none_predicts(const AnswerQuestion& question) {
  const Message target = target_in_words(question);
  return ranks_nothing(question.result->columns)
             ? message("answer.nothing_is_ranked",
                       "nothing that was tried predicts {1} clearly better than knowing nothing, "
                       "so no column is ranked.",
                       target)
             : message("answer.none_predicts",
                       "the columns that the run ranks first do not predict {1} clearly better "
                       "than knowing nothing.",
                       target);
}

/// What the run had not found when it was stopped, and how far it was.
void say_nothing_found_yet(const AnswerQuestion& question, Answer& answer) {
  const Result& result = *question.result;
  const FeatureSelection& selection = result.selection;
  answer.headline = message("answer.nothing_found_yet", "Nothing found yet");
  const Message stopped =
      result.iterations > 0
          ? message("answer.stopped_after",
                    "the run was stopped after {1} {1:iteration|iterations}, before its end, so "
                    "that nobody knows what it would have found.",
                    result.iterations)
          : message("answer.stopped_before_any",
                    "the run was stopped before its end, so that nobody knows what it would have "
                    "found.");
  answer.detail = followed_by(
      stopped, selection.count_decided_by == FeatureSelection::CountDecidedBy::held_out
                   ? message("answer.so_far", "So far, {1}.", selection.rule)
                   : message("answer.none_passes_so_far",
                             "So far, no column passes the rule of the run, {1}.", selection.rule));
}

/// That a column was taken to name groups, so that it was not weighed.
Message groups_not_weighed(const AnswerQuestion& question) {
  const bool looks = question.run.method->info().target != Target::none &&
                     !compares_inputs_with_themselves(*question.problem);
  return unweighed_groups(*question.problem, looks ? target_in_words(question) : Message());
}

/// A person chose none, held-out samples said that no column helps, or a rule selects none.
void say_nothing_selected(const AnswerQuestion& question, Answer& answer) {
  const FeatureSelection& selection = question.result->selection;
  if (question.chosen) {
    answer.headline = message("answer.none_selected", "No column is selected");
    answer.detail = message("answer.needs_a_column", "an answer needs at least 1.");
    return;
  }
  if (stopped_early(answer)) {
    say_nothing_found_yet(question, answer);
    return;
  }
  if (is_untested(selection)) {
    answer.headline = message("answer.nothing_tested", "Nothing was tested");
    answer.detail = message("answer.why_untested", "{1}.", selection.rule);
    return;
  }
  answer.headline = message("answer.nothing_found", "Nothing found");
  answer.detail = selection.count_decided_by != FeatureSelection::CountDecidedBy::held_out
                      ? message("answer.none_passes", "no column passes the rule of the run, {1}.",
                                selection.rule)
                      : followed_by(none_predicts(question), how_held_out(question.problem->order));
  answer.detail = followed_by(answer.detail, groups_not_weighed(question));
}

/// "They explain dose.", or that they explain little of it.
Message what_is_explained(const AnswerQuestion& question, const Answer& answer) {
  const AnswerCheck* held_out = check_with(answer, "held-out");
  const Message target =
      explains_some(held_out) ? explained_in_words(*held_out) : target_in_words(question);
  const bool one = selected_as_seen(question, answer) == 1;
  if (explains_little(held_out)) {
    return one ? message("answer.it_explains_little", "It explains little of {1}.", target)
               : message("answer.they_explain_little", "They explain little of {1}.", target);
  }
  return one ? message("answer.it_explains", "It explains {1}.", target)
             : message("answer.they_explain", "They explain {1}.", target);
}

/// "They do not explain noise.", where other targets are explained.
Message what_is_not_explained(const AnswerQuestion& question, const Answer& answer) {
  const AnswerCheck* held_out = check_with(answer, "held-out");
  if (answer.level == AnswerLevel::bad || held_out == nullptr || held_out->explained.empty() ||
      held_out->unexplained.empty()) {
    return {};
  }
  const Message targets = first_names_in_words(held_out->unexplained);
  return selected_as_seen(question, answer) == 1
             ? message("answer.it_does_not_explain", "It does not explain {1}.", targets)
             : message("answer.they_do_not_explain", "They do not explain {1}.", targets);
}

/// Which columns, and what they explain.
Message detail_of(const AnswerQuestion& question, const Answer& answer) {
  const bool stopped = was_stopped(question);
  Message detail =
      message("answer.columns", "{1}.",
              names_in_words(names_as_seen(question.problem->features, answer.selection)));
  const auto add = [&detail](const Message& further) { detail = followed_by(detail, further); };
  const std::vector<Index> kept = kept_inputs(*question.problem);
  if (!kept.empty() && std::all_of(kept.begin(), kept.end(), [&](Index input) {
        return std::find(answer.selection.begin(), answer.selection.end(), input) !=
               answer.selection.end();
      })) {
    add(message("answer.kept", "{1}.", kept_in_words(*question.problem)));
  }
  if (stopped) {
    add(message("answer.was_stopped", "The run was stopped before its end."));
  }
  if (is(check_with(answer, "chance"), AnswerLevel::good) && answer.level != AnswerLevel::bad &&
      !stopped && speaks_for_them(check_with(answer, "held-out"))) {
    add(what_is_explained(question, answer));
  }
  add(what_is_not_explained(question, answer));
  if (question.problem->order.guessed) {
    add(message("answer.alike_rows",
                "Neighbouring rows are alike: say whether the rows are a series."));
  }
  if (ignores_target(question)) {
    add(message("answer.ignores_target", "The method does not look at what should be explained."));
  }
  return detail;
}

/// A check in the sentence of those that were not made. Records of other versions may have others.
Message name_in_list(const AnswerCheck& check) {
  if (check.id == "chance") {
    return message("answer.name_of_chance", "chance");
  }
  if (check.id == "held-out") {
    return message("answer.name_of_held_out", "held-out");
  }
  if (check.id == "stability") {
    return message("answer.name_of_stability", "stability");
  }
  return check.id == "fairness" ? message("answer.name_of_fairness", "fairness")
                                : other_words(check.id);
}

/// Adds it to the first check that was made, once, however often the answer is concluded.
void add_detail(const Message& detail, Answer& answer) {
  const auto made = std::find_if(answer.checks.begin(), answer.checks.end(),
                                 [](const AnswerCheck& check) { return check.level.has_value(); });
  if (detail.says_nothing() || made == answer.checks.end()) {
    return;
  }
  std::vector<Message>& details = made->details;
  if (std::find(details.begin(), details.end(), detail) == details.end()) {
    details.push_back(detail);
  }
}

}  // namespace

std::optional<AnswerLevel> settled_level(const Answer& answer) {
  const bool open =
      std::any_of(answer.checks.begin(), answer.checks.end(),
                  [](const AnswerCheck& check) { return check.is_open() && check.is_needed(); });
  return (open && answer.level != AnswerLevel::bad) || stopped_early(answer)
             ? std::nullopt
             : std::optional(answer.level);
}

Message not_checked(const Answer& answer) {
  Message list;
  for (const AnswerCheck& check : answer.checks) {
    if (check.level || !check.is_needed()) {
      continue;
    }
    const Message name = name_in_list(check);
    const Message one = check.seconds ? message("answer.check_and_time", "{1} (about {2})", name,
                                                rough_duration(*check.seconds))
                                      : name;
    list = list.says_nothing() ? one : message("answer.list_of_checks", "{1}, {2}", list, one);
  }
  return list.says_nothing() ? list : message("answer.not_checked", "Not checked: {1}.", list);
}

Message details_of(const Answer& answer) {
  std::vector<Message> said;
  Message all;
  for (const AnswerCheck& check : answer.checks) {
    for (const Message& detail : check.details) {
      if (std::find(said.begin(), said.end(), detail) == said.end()) {
        said.push_back(detail);
        all = followed_by(all, detail);
      }
    }
  }
  return all;
}

void conclude(const AnswerQuestion& question, Answer& answer) {
  answer.level = level_of(answer);
  if (answer.selection.empty()) {
    say_nothing_selected(question, answer);
    return;
  }
  if (was_stopped(question) || question.problem->order.guessed) {
    answer.level = std::max(answer.level, AnswerLevel::caution);
  }
  answer.enough =
      are_enough(question, answer) && std::ssize(answer.selection) < question.problem->dimension();
  answer.headline = how_many(question, answer);
  answer.detail = detail_of(question, answer);
  add_detail(groups_not_weighed(question), answer);
}

Message statement_of(const Answer& answer) {
  if (answer.headline.says_nothing()) {
    return answer.detail;
  }
  Message said = answer.detail.says_nothing()
                     ? answer.headline
                     : message("answer.sentence", "{1}: {2}", answer.headline, answer.detail);
  if (answer.selection.empty()) {
    const AnswerCheck* fairness = check_with(answer, "fairness");
    return is(fairness, AnswerLevel::caution) ? with_note(said, fairness->finding) : said;
  }
  for (const AnswerLevel level : {AnswerLevel::bad, AnswerLevel::caution}) {
    for (const AnswerCheck& check : answer.checks) {
      if (check.level == level) {
        said = level == AnswerLevel::bad
                   ? message("answer.but", "{1} But: {2}", said, check.finding)
                   : with_note(said, check.finding);
      }
    }
  }
  return followed_by(said, not_checked(answer));
}

std::string in_words(const Answer& answer) { return in_words(statement_of(answer)); }

}  // namespace steelyard
