// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_chance.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/answer_rest.h"
#include "core/analysis/panel_units.h"
#include "core/analysis/quick_repeats.h"
#include "core/data/quantile.h"
#include "core/problem/alike_neighbours.h"
#include "core/problem/chance_order.h"
#include "core/problem/chance_target.h"
#include "core/problem/changed_problem.h"
#include "core/problem/targets.h"
#include "core/random.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr double seconds_for_chance = 1.5;
/// The samples are thinned until all searches together take about so long.
constexpr double seconds_for_chance_if_patient = 60.0;

/// Whether the inputs are asked about something else than themselves.
bool has_target(const AnswerQuestion& question) {
  const Target target = question.run.method->info().target;
  return target == Target::classes ||
         (target != Target::none && !compares_inputs_with_themselves(*question.problem));
}

/// Columns are compared by what they were chosen by: by the objective where searches compare it
/// and nothing else decided how many columns there should be, otherwise by their error.
bool compares_objectives(const AnswerQuestion& question) {
  using CountDecidedBy = FeatureSelection::CountDecidedBy;
  if (has_target(question) &&
      question.result->selection.count_decided_by == CountDecidedBy::held_out) {
    return false;
  }
  const bool searched =
      question.run.method->learning() != nullptr || question.run.method->scoring() != nullptr;
  const Objective& objective = question.run.method->info().objective;
  return searched && objective.comparable && objective.better == Objective::Better::lower &&
         (objective.of_target || !has_target(question));
}

/// The problem itself, then as it would be if there were nothing to find.
std::vector<Trial> trials_of_chance(const AnswerQuestion& question) {
  std::vector<Trial> trials(1);
  for (std::uint64_t run = 0; run < answer_runs; ++run) {
    Trial trial;
    trial.number = run + 1;
    auto& permuted =
        has_target(question) ? trial.change.permuted_target : trial.change.permuted_inputs;
    permuted = RandomDraw{question.seed, run};
    trials.push_back(std::move(trial));
  }
  return trials;
}

/// What is compared between the run and those of chance: less is better.
struct Statistic {
  Message title;
  std::vector<double> values;  ///< the run's own first
  Message where = {};          ///< "on targets in random order within each place"
  Message shortly = {};        ///< the same without how that was done
};

TrialPlan chance_plan(const AnswerQuestion& question) {
  const double most = question.patient ? seconds_for_chance_if_patient : seconds_for_chance;
  return affordable_plan(question, {answer_runs + 1, most}, {answer_runs + 1, seconds_for_chance});
}

/// The columns that each run keeps, as many as the answer speaks of; of the run's own problem,
/// those that a person chose.
std::vector<std::vector<Index>> kept_columns(const AnswerContext& context,
                                             const std::vector<TrialOutcome>& runs) {
  std::vector<std::vector<Index>> kept;
  kept.reserve(runs.size());
  for (const TrialOutcome& run : runs) {
    kept.push_back(run.best(context.selection.size()));
  }
  if (context.question.chosen) {
    kept.front() = context.selection;
  }
  return kept;
}

/// The objective on the kept columns alone: with all columns it would be the same whichever of them
/// are kept.
std::optional<Statistic> objective_statistic(const AnswerContext& context, const TrialPlan& plan,
                                             const std::vector<Trial>& trials,
                                             const std::vector<TrialOutcome>& runs,
                                             const std::stop_token& stop) {
  TrialPlan alone = plan;
  alone.run = without_search(plan.run);
  const std::size_t count = context.selection.size();
  std::vector<Trial> restricted = trials;
  bool all = static_cast<Index>(count) == context.question.problem->dimension();
  if (!all) {
    const auto kept = kept_columns(context, runs);
    for (std::size_t run = 0; run < trials.size(); ++run) {
      restricted[run].change.inputs = kept[run];
    }
  }
  BegunTrial first = begin_trial(alone.run, alone.problem, restricted.front().change);
  if (!all && first.stepper == nullptr) {
    all = true;  // a method may need more columns than are kept
    restricted = trials;
    first = begin_trial(alone.run, alone.problem, {});
  }
  const bool again = !all || plan.run.search.study;
  const auto found = again
                         ? run_trials(alone, restricted, stop, part_of(context.progress, 0.6, 1.0),
                                      context.question.log.get())
                         : std::optional(runs);
  if (!found) {
    return std::nullopt;
  }
  const Message title = term_words(first.stepper->scalars().front().title);
  Statistic statistic{
      all ? message("chance.objective_of_all", "{1} with all columns", title)
          : message("chance.objective_of_some", "{1} with {2} {2:column|columns}", title, count),
      {}};
  for (const TrialOutcome& run : *found) {
    statistic.values.push_back(run.objective);
  }
  return statistic;
}

/// Runs are compared by the columns that each puts first: of the plain run, these need not be the
/// selected ones, so that their error is not the one that the next check tells.
Message title_of_error(const AnswerContext& context, bool of_shares) {
  const Index count = count_of_units(context.question.problem->features, context.selection);
  if (context.question.chosen) {
    return of_shares
               ? message("chance.share_error",
                         "held-out error of the shares of classes with {1} {1:column|columns}",
                         count)
               : message("chance.held_out_error", "held-out error with {1} {1:column|columns}",
                         count);
  }
  return of_shares
             ? message("chance.share_error_of_first",
                       "held-out error of the shares of classes with the {1} {1:column|columns} "
                       "that such a run puts first",
                       count)
             : message("chance.held_out_error_of_first",
                       "held-out error with the {1} {1:column|columns} that such a run puts first",
                       count);
}

/// Classes are compared by their shares: how many samples are put into a wrong class differs so
/// much by chance that a weak effect would be missed.
std::optional<Statistic> held_out_statistic(const AnswerContext& context, const TrialPlan& plan,
                                            const std::vector<Trial>& trials,
                                            const std::vector<TrialOutcome>& runs,
                                            const std::stop_token& stop) {
  HeldOutColumnsOptions options = held_out_options(context.question);
  options.shares = true;
  const bool of_shares = options.classes || classes_are_target(*plan.problem);
  Statistic statistic{title_of_error(context, of_shares), {}};
  const auto kept = kept_columns(context, runs);
  for (std::size_t run = 0; run < runs.size(); ++run) {
    Message why;
    const ProblemPtr problem = changed_problem(plan.problem, trials[run].change);
    const auto task = held_out_columns(*problem, problem->order, options, why);
    if (!task) {
      throw bad_input(why);
    }
    const auto errors = held_out_errors(*task, {kept[run], {}}, stop);
    if (!errors) {
      return std::nullopt;
    }
    statistic.values.push_back(relative_error(errors->row(0), errors->row(1)));
  }
  return statistic;
}

/// Shifts of a series that moves slowly are nearly the same: of fewer than twenty independent
/// samples, nobody can say that one in twenty is as good by chance.
/// \return how many samples such a series is worth; nothing for others
std::optional<double> samples_of_slow_series(const Problem& problem) {
  constexpr double fewest = 20.0;
  const std::optional<double> independent = worth_of_series(problem);
  return independent && *independent < fewest ? independent : std::nullopt;
}

struct ChanceWords {
  Message where, shortly;
};

/// "on targets in random order"
ChanceWords where_chance_rules(const AnswerQuestion& question, const Problem& problem) {
  if (has_target(question)) {
    const ChanceOrder order(problem, problem.order);
    return {order.description(), order.short_description()};
  }
  const Message where = problem.order.time
                            ? message("chance.shifted_inputs", "on inputs shifted in time")
                            : message("chance.inputs_in_any_order", "on inputs in random order");
  return {where, where};
}

std::vector<Finding> numbers_of(const Statistic& statistic, double low, double high,
                                Index as_good) {
  const Message& title = statistic.title;
  const Message where = message("chance.runs_where", "{1} runs {2}", answer_runs, statistic.where);
  return {{.id = "own", .title = title, .value = statistic.values.front(), .better = Better::lower},
          {.id = "least_by_chance",
           .title = message("chance.least", "least {1}", title),
           .value = low,
           .better = Better::lower,
           .measured_on = where},
          {.id = "largest_by_chance",
           .title = message("chance.largest", "largest {1}", title),
           .value = high,
           .better = Better::lower,
           .measured_on = where},
          {.id = "as_good_by_chance",
           .title = message("chance.runs_as_good", "runs as good as this one"),
           .value = static_cast<double>(as_good),
           .better = Better::lower,
           .measured_on = where}};
}

void say_better_than_all(const Problem& problem, const Statistic& statistic, const Message& numbers,
                         AnswerCheck& check) {
  const Message better = message("chance.better_than_all", "Better than all {1} runs {2} ({3})",
                                 answer_runs, statistic.shortly, numbers);
  const auto independent = samples_of_slow_series(problem);
  if (!independent) {
    check.finding = message("chance.good", "{1}.", better);
    return;
  }
  check.level = AnswerLevel::caution;
  check.finding =
      message("chance.slow_series",
              "{1}, but the target moves so slowly that {2} {2:sample|samples} are worth about {3} "
              "independent ones: too few to tell from chance.",
              better, problem.samples(), short_text(*independent, 2));
  check.next_step = message("chance.slow_series.next",
                            "Record for longer, or compare the changes from sample to sample "
                            "instead of the levels.");
}

/// Targets in random order within groups keep what the groups have in common and lose what holds
/// within them. Where nearly all of these are explained much better, that is no chance: what holds
/// within the groups speaks against what holds between them (Simpson's paradox).
bool speaks_against_groups(const Statistic& statistic, const std::vector<double>& chance,
                           Index as_good) {
  constexpr double much = 0.85;
  constexpr double explained = 0.9;  // where groups have nothing in common, it is about 1
  const double own = statistic.values.front();
  const bool within_groups = !(statistic.where == statistic.shortly);
  return within_groups && 10 * as_good >= 9 * answer_runs && own > 0.0 &&
         std::all_of(chance.begin(), chance.end(), [](double one) { return std::isfinite(one); }) &&
         median(chance) < std::min(explained, much * own);
}

/// \param numbers  the run's own error and those by chance
void say_groups_differ(const std::string& groups, const Statistic& statistic, Index as_good,
                       const Message& numbers, AnswerCheck& check) {
  check.verdict = CheckVerdict::differs_within_groups;
  check.finding = message(
      "chance.groups_differ",
      "{1} of {2} runs {3} were as good as this one, most of them much better ({4}): within "
      "each {5}, the target goes with the columns otherwise than between them, and a random "
      "order takes that away.",
      as_good, answer_runs, statistic.where, numbers, groups);
  check.next_step = message("chance.groups_differ.next",
                            "Look at one {1} by itself, or at how far samples are from the mean of "
                            "their {1}.",
                            groups);
}

AnswerCheck judged(const TrialPlan& plan, const Statistic& statistic) {
  AnswerCheck check = chance_check();
  const double own = statistic.values.front();
  const std::vector<double> chance(statistic.values.begin() + 1, statistic.values.end());
  // A value that is not finite is never better.
  const Index as_good =
      std::count_if(chance.begin(), chance.end(), [own](double value) { return !(value > own); });
  check.level = level_of_chance(as_good);
  const auto [low, high] = std::minmax_element(chance.begin(), chance.end());
  check.numbers = numbers_of(statistic, *low, *high, as_good);
  const Message numbers =
      message("chance.numbers", "{1} {2}; chance {3} to {4}{5}", statistic.title,
              short_text(own, 3), short_text(*low, 3), short_text(*high, 3), on_how_many(plan));
  if (as_good == 0) {
    say_better_than_all(*plan.problem, statistic, numbers, check);
    return check;
  }
  if (speaks_against_groups(statistic, chance, as_good)) {
    say_groups_differ(plan.problem->order.groups, statistic, as_good, numbers, check);
    return check;
  }
  check.finding =
      message("chance.as_good", "{1} of {2} runs {3} {1:was|were} as good as this one ({4}).",
              as_good, answer_runs, statistic.shortly, numbers);
  check.next_step =
      message("chance.as_good.next", "Collect more samples, or ask for another target.");
  return check;
}

}  // namespace

AnswerLevel level_of_chance(Index as_good) {
  return as_good == 0 ? AnswerLevel::good : as_good == 1 ? AnswerLevel::caution : AnswerLevel::bad;
}

AnswerCheck chance_check() {
  return {.id = "chance", .title = message("answer.asks_chance", "Is there anything?")};
}

double seconds_of_chance(const AnswerQuestion& question) {
  const TrialPlan plan = chance_plan(question);
  double seconds = (answer_runs + 1) * plan.seconds;
  if (compares_objectives(question)) {
    const auto kept = static_cast<double>(expected_size(question));
    const auto all = static_cast<double>(question.problem->dimension());
    seconds *= 1.0 + kept / all;
  } else {
    seconds += seconds_of_held_out(*plan.problem,
                                   std::vector<Index>(answer_runs + 1, expected_size(question)),
                                   held_out_options(question));
  }
  return seconds;
}

double bytes_of_chance(const AnswerQuestion& question) { return chance_plan(question).bytes; }

std::optional<AnswerCheck> check_chance(const AnswerContext& context, const std::stop_token& stop) {
  const AnswerQuestion& question = context.question;
  refuse_without_rest(context);
  const TrialPlan plan = chance_plan(question);
  // Where groups are too few to be exchanged, this says so before anything runs.
  const ChanceWords words = where_chance_rules(question, *plan.problem);
  const std::vector<Trial> trials = trials_of_chance(question);
  const auto runs =
      run_trials(plan, trials, stop, part_of(context.progress, 0.0, 0.6), question.log.get());
  if (!runs) {
    return std::nullopt;
  }
  std::optional<Statistic> statistic = compares_objectives(question)
                                           ? objective_statistic(context, plan, trials, *runs, stop)
                                           : held_out_statistic(context, plan, trials, *runs, stop);
  if (!statistic) {
    return std::nullopt;
  }
  statistic->where = words.where;
  statistic->shortly = words.shortly;
  AnswerCheck check = judged(plan, *statistic);
  if (!has_target(question) && check.level == AnswerLevel::bad) {
    check.next_step = message("chance.inputs_tell_nothing",
                              "The inputs say hardly anything about each other: keep all of them, "
                              "or say what they are to explain.");
  }
  if (check.level != AnswerLevel::good && seeks_other_than_rest(context)) {
    excuse_structure(check);
  }
  if (!(words.where == words.shortly)) {
    check.details.push_back(
        message("chance.how_exchanged", "Chance is looked at {1}.", words.where));
  }
  if (has_target(question) && keeps_trend_by_chance(*plan.problem)) {
    check.details.push_back(message("chance.trend_stays",
                                    "A trend of the target stays where it is in targets of chance, "
                                    "and only the rest is shifted: columns that only share a trend "
                                    "with the target are no better than chance."));
  }
  if (Message quick = how_quick(question); !quick.says_nothing()) {
    check.details.push_back(std::move(quick));
  }
  return check;
}

}  // namespace steelyard
