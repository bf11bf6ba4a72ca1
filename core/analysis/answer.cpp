// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <array>
#include <exception>
#include <functional>
#include <utility>

#include "core/analysis/answer_chance.h"
#include "core/analysis/answer_fairness.h"
#include "core/analysis/answer_held_out.h"
#include "core/analysis/answer_rate.h"
#include "core/analysis/answer_sentence.h"
#include "core/analysis/answer_stability.h"
#include "core/analysis/held_out_error.h"
#include "core/analysis/nested_choice.h"
#include "core/analysis/panel_units.h"
#include "core/analysis/suggestion.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/memory_text.h"
#include "core/platform/free_memory.h"
#include "core/run/run_plan.h"

namespace steelyard {
namespace {

/// How a check is made.
struct Check {
  std::optional<AnswerCheck> (*make)(const AnswerContext&, const std::stop_token&);
  double (*bytes)(const AnswerQuestion&);  ///< of one repeated run; null if it repeats none
};

/// \param seconds  `nullopt` if it cannot be made
AnswerCheck undone(AnswerCheck check, Message why, std::optional<double> seconds) {
  check.finding = std::move(why);
  check.seconds = seconds;
  return check;
}

/// The same check as it was made for an earlier answer; null where it was not.
const AnswerCheck* made_before(const Answer* known, const AnswerCheck& blank) {
  const AnswerCheck* before = known != nullptr ? check_with(*known, blank.id) : nullptr;
  return before != nullptr && before->level ? before : nullptr;
}

/// Why a check is not begun: a run that it repeats would not fit into the free memory. Otherwise it
/// says nothing. The run in hand is no proof that its repeats fit: its record may be from another
/// machine.
Message trouble_with_memory(const Check& check, const AnswerQuestion& question) {
  const auto free = free_memory();
  if (!free || check.bytes == nullptr) {
    return {};
  }
  const double bytes = check.bytes(question);
  if (bytes <= *free) {
    return {};
  }
  return message("answer.no_memory",
                 "Not checked: a repeated run would take {1} of memory, and {2} are free.",
                 memory_text(bytes), memory_text(*free));
}

/// \param blank    the check, not done
/// \param seconds  on this machine
AnswerCheck done(const AnswerContext& context, bool wanted, AnswerCheck blank, double seconds,
                 const Check& check, const std::stop_token& stop) {
  if (const AnswerCheck* before = made_before(context.known, blank)) {
    return *before;
  }
  if (!wanted) {
    Message why = blank.finding.says_nothing()
                      ? message("answer.takes_long", "Not checked: it takes longer than a moment.")
                      : blank.finding;
    return undone(std::move(blank), std::move(why), seconds);
  }
  try {
    if (!stop.stop_requested()) {
      if (Message trouble = trouble_with_memory(check, context.question); !trouble.says_nothing()) {
        return undone(std::move(blank), std::move(trouble), seconds);  // it may be asked for again
      }
      if (auto found = check.make(context, stop)) {
        if (!found->level) {
          found->seconds = seconds;  // it was stopped on its way
        }
        return *std::move(found);
      }
    }
    return undone(std::move(blank), message("answer.check_stopped", "Not checked: stopped."),
                  seconds);
  } catch (const std::exception& error) {
    if (is_fault(error)) {
      throw;
    }
    return undone(std::move(blank),
                  message("answer.check_failed", "Not checked: {1}.", statement_of(error)),
                  std::nullopt);
  }
}

void refuse_unfit(const AnswerQuestion& question) {
  const Problem& problem = *question.problem;
  const std::vector<Index> none;
  for (const Index feature : question.chosen.value_or(none)) {
    if (feature < 0 || feature >= problem.dimension()) {
      throw bad_input(
          {message("answer.no_input", "there is no input {1}", feature + 1), "chosen columns",
           message("answer.no_input.accepted", "inputs from 1 to {1}", problem.dimension())});
    }
  }
}

std::vector<AnswerCheck> checks_without_columns(const Message& why) {
  std::vector<AnswerCheck> checks;
  for (AnswerCheck check :
       {chance_check(), held_out_check(), stability_check(), fairness_check()}) {
    checks.push_back(undone(std::move(check), why, std::nullopt));
  }
  return checks;
}

/// There is nothing to check.
Answer without_columns(const AnswerQuestion& question, Message why) {
  Answer answer;
  answer.level = has_solution(*question.result) ? AnswerLevel::caution : AnswerLevel::bad;
  answer.headline = std::move(why);
  answer.checks = checks_without_columns(
      message("answer.no_ranking", "Not checked: the run does not rank columns."));
  return answer;
}

/// How many times longer than on the machine of reference the run took: an estimate cannot know a
/// busy or slow machine. At least 1; what a run needs to begin says nothing of the machine.
double slowness(const AnswerQuestion& question) {
  constexpr double beginning = 0.3;  // seconds
  const double estimated = reference_seconds(question.run, *question.problem);
  return std::max(1.0, (question.seconds - beginning) / std::max(estimated, beginning));
}

/// What the costs for the machine of reference are on this one.
AnswerCosts costs_here(const AnswerQuestion& question, const AnswerCosts& reference) {
  const double longer = question.seconds > 0.0 ? slowness(question) : 1.0;
  return {longer * reference.chance, longer * reference.held_out, longer * reference.stability,
          longer * reference.fairness, longer * reference.rate};
}

/// What is still to be done of the wanted checks.
AnswerCosts costs_to_come(const AnswerChecks& wanted, const AnswerCosts& costs,
                          const Answer* known) {
  const auto cost = [known](bool is_wanted, const AnswerCheck& check, double seconds) {
    return is_wanted && made_before(known, check) == nullptr ? seconds : 0.0;
  };
  return {cost(wanted.chance, chance_check(), costs.chance),
          cost(wanted.held_out, held_out_check(), costs.held_out),
          cost(wanted.stability, stability_check(), costs.stability),
          cost(wanted.fairness, fairness_check(), costs.fairness),
          cost(wanted.rate, rate_check(), costs.rate)};
}

double sum_of(const AnswerCosts& costs) {
  return costs.chance + costs.held_out + costs.stability + costs.fairness + costs.rate;
}

/// Gives each check its part of the progress, by what it is estimated to cost.
class SharedProgress {
 public:
  SharedProgress(const AnswerCosts& costs, TrialProgress progress)
      : progress_(std::move(progress)), all_(sum_of(costs)) {}

  /// The part of the next check, which begins now.
  [[nodiscard]] TrialProgress next(double cost) {
    const double first = before_;
    before_ = std::min(1.0, before_ + (all_ > 0.0 ? cost / all_ : 0.0));
    TrialProgress part = part_of(progress_, first, before_);
    if (part) {
      part(0.0);
    }
    return part;
  }

 private:
  TrialProgress progress_;
  double all_;
  double before_ = 0.0;
};

/// Makes the checks of an answer, one after the other, each with its part of the progress.
class Checking {
 public:
  /// \param wanted  those that are made
  /// \param costs   on this machine
  Checking(AnswerContext context, const AnswerChecks& wanted, const AnswerCosts& costs,
           const TrialProgress& progress, std::stop_token stop)
      : context_(std::move(context)),
        wanted_(wanted),
        costs_(costs),
        to_come_(costs_to_come(wanted, costs, context_.known)),
        parts_(to_come_, progress),
        stop_(std::move(stop)) {}

  /// Adds the checks of the columns that the answer speaks of.
  void look_at_columns(std::vector<AnswerCheck>& made) {
    add(chance_check(), &AnswerChecks::chance, &AnswerCosts::chance,
        {check_chance, bytes_of_chance}, made);
    add(held_out_check(), &AnswerChecks::held_out, &AnswerCosts::held_out,
        {check_held_out, bytes_of_nested_choice}, made);
    add(stability_check(), &AnswerChecks::stability, &AnswerCosts::stability,
        {check_stability, bytes_of_stability}, made);
    add(fairness_check(), &AnswerChecks::fairness, &AnswerCosts::fairness,
        {check_fairness, nullptr}, made);
  }
  /// Adds the check of the rule, whatever it has selected.
  void look_at_rate(std::vector<AnswerCheck>& made) {
    add(rate_check(), &AnswerChecks::rate, &AnswerCosts::rate, {check_rate, bytes_of_rate}, made);
  }

 private:
  void add(AnswerCheck blank, bool AnswerChecks::*is_wanted, double AnswerCosts::*cost,
           const Check& check, std::vector<AnswerCheck>& made) {
    context_.progress = parts_.next(to_come_.*cost);
    made.push_back(
        done(context_, wanted_.*is_wanted, std::move(blank), costs_.*cost, check, stop_));
  }

  AnswerContext context_;
  AnswerChecks wanted_;
  AnswerCosts costs_, to_come_;
  SharedProgress parts_;
  std::stop_token stop_;
};

/// Nothing may have been found because of the target: that is looked at first.
void doubt_target(const AnswerQuestion& question, std::vector<AnswerCheck>& checks) {
  const auto doubt = fairness_without_columns(question);
  if (!doubt) {
    return;
  }
  for (AnswerCheck& check : checks) {
    if (check.id == doubt->id) {
      const Message before = check.finding;
      check = *doubt;
      if (!check.level) {
        check.finding = followed_by(before, doubt->finding);
      }
    } else if (check.level == AnswerLevel::bad) {
      check.next_step = followed_by(
          message("answer.look_at_target", "Look first at what is said of the target below."),
          check.next_step);
    }
  }
}

}  // namespace

const AnswerCheck* check_with(const Answer& answer, std::string_view id) {
  const auto found = std::find_if(answer.checks.begin(), answer.checks.end(),
                                  [&](const AnswerCheck& check) { return check.id == id; });
  return found == answer.checks.end() ? nullptr : &*found;
}

Message level_in_words(const std::optional<AnswerLevel>& level) {
  if (!level) {
    return message("answer.level_open", "not checked");
  }
  switch (*level) {
    case AnswerLevel::good:
      return message("answer.level_good", "good");
    case AnswerLevel::caution:
      return message("answer.level_caution", "caution");
    case AnswerLevel::bad:
      return message("answer.level_bad", "bad");
  }
  return {};
}

std::string_view answer_level_id(AnswerLevel level) {
  static constexpr std::array<std::string_view, 3> ids{"good", "caution", "bad"};
  return ids.at(static_cast<std::size_t>(level));
}

AnswerLevel answer_level(std::string_view id) {
  for (const AnswerLevel level : {AnswerLevel::good, AnswerLevel::caution, AnswerLevel::bad}) {
    if (answer_level_id(level) == id) {
      return level;
    }
  }
  throw bad_input({message("answer.unknown_level", "'{1}' is not a level of an answer", id), "",
                   other_words("good, caution, bad")});
}

AnswerSelection answer_selection(const AnswerQuestion& question) {
  const Result& result = *question.result;
  const FeatureSelection& selection = result.selection;
  const bool is_held_out = selection.count_decided_by == FeatureSelection::CountDecidedBy::held_out;
  if (question.chosen) {
    return {*question.chosen, {}};
  }
  if (selection.rule.says_nothing() && std::ssize(selection.features) == selection.kept) {
    return {tried_ranking(result),
            message("answer.all_columns", "All columns: nothing says how many are enough.")};
  }
  if (selection.features.empty() && !is_held_out) {
    return {{},
            message("answer.rule_selects_none", "The rule of the run selects none: {1}.",
                    selection.rule)};
  }
  if (!result.suggestion.says_nothing()) {
    return {selection.features, result.suggestion};
  }
  return {selection.features,
          is_held_out ? suggestion_text(static_cast<std::size_t>(count_of_units(
                                            question.problem->features, selection.features)),
                                        selection.rule)
                      : message("answer.by_rule", "By the rule of the run: {1}.", selection.rule)};
}

TrialPlan trial_plan(const AnswerQuestion& question, RepeatedSearch search) {
  TrialPlan plan;
  plan.run =
      search == RepeatedSearch::with ? without_check(question.run) : without_search(question.run);
  plan.problem = question.problem;
  plan.seed = question.seed;
  return plan;
}

TrialPlan affordable_plan(const AnswerQuestion& question, const TrialBudget& with_search,
                          const TrialBudget& without) {
  const auto repeated = [&question](RepeatedSearch search) {
    TrialPlan plan = trial_plan(question, search);
    if (!question.patient) {
      plan.run = made_quick(std::move(plan.run));
    }
    return plan;
  };
  if (searches(question)) {
    TrialPlan plan = within_budget(repeated(RepeatedSearch::with), with_search);
    if (question.patient || with_search.trials * plan.seconds <= with_search.seconds) {
      return plan;
    }
  }
  return within_budget(repeated(RepeatedSearch::without), without);
}

bool searches(const AnswerQuestion& question) { return question.run.search.study != nullptr; }

AnswerCosts reference_costs(const AnswerQuestion& question) {
  return {seconds_of_chance(question), seconds_of_held_out(question),
          seconds_of_stability(question), seconds_of_fairness(question), seconds_of_rate(question)};
}

AnswerChecks affordable_checks(const AnswerCosts& costs, double seconds) {
  double spent = 0.0;
  const auto afforded = [&spent, seconds](double cost) {
    const bool affordable = spent + cost <= seconds;
    spent += affordable ? cost : 0.0;
    return affordable;
  };
  AnswerChecks checks;
  checks.fairness = afforded(costs.fairness);
  checks.held_out = afforded(costs.held_out);
  checks.chance = afforded(costs.chance);
  checks.stability = afforded(costs.stability);
  return checks;
}

double share_of_first(const AnswerCosts& costs, const AnswerChecks& first,
                      const AnswerChecks& wanted, const Answer* known) {
  const double all = sum_of(costs_to_come(wanted, costs, known));
  return all > 0.0 ? std::min(1.0, sum_of(costs_to_come(first, costs, known)) / all) : 1.0;
}

Answer answer(const AnswerQuestion& question, const std::optional<AnswerChecks>& wanted,
              const std::stop_token& stop, const Answer* known, const TrialProgress& progress) {
  refuse_unfit(question);
  if (!has_solution(*question.result)) {
    return without_columns(question, message("answer.no_result", "The run came to no result."));
  }
  if (ranked_of(*question.result) == Ranked::samples || question.result->columns.empty()) {
    return without_columns(
        question, message("answer.no_columns", "The run does not say which columns matter."));
  }
  const AnswerCosts reference = reference_costs(question);
  const AnswerCosts costs = costs_here(question, reference);
  const AnswerChecks checks = wanted ? *wanted : affordable_checks(reference, whole_answer);
  Message why;
  const auto held_out =
      held_out_columns(*question.problem, question.problem->order, held_out_options(question), why);
  const AnswerSelection selected = answer_selection(question);
  Answer answer;
  answer.selection = selected.features;
  answer.suggestion = selected.why;
  Checking checking({question, answer.selection, held_out, why, known}, checks, costs, progress,
                    stop);
  if (answer.selection.empty()) {
    answer.checks = checks_without_columns(
        message("answer.nothing_to_check", "Not checked: no column is selected."));
    if (const auto looked = held_out_without_columns(question)) {
      if (looked->level) {
        answer.checks[0].finding = message(
            "answer.rests_on_held_out",
            "Not checked: that nothing was found rests on samples that were held out, see the "
            "next line. There is no column left that chance could be asked about.");
      }
      answer.checks[1] = *looked;
      answer.suggestion = {};  // it would say the same
    }
    doubt_target(question, answer.checks);
  } else {
    checking.look_at_columns(answer.checks);
  }
  if (promised_rate(question.run)) {
    checking.look_at_rate(answer.checks);
  }
  conclude(question, answer);
  return answer;
}

}  // namespace steelyard
