// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <array>
#include <memory>

#include "core/analysis/answer_checks.h"
#include "core/analysis/plain_runs.h"
#include "core/measures/group_members.h"
#include "core/problem/changed_problem.h"
#include "core/random.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr double seconds_for_chance = 1.5;

/// With fewer groups there are too few ways to exchange them.
constexpr std::size_t fewest_groups = 5;

bool has_target(const AnswerQuestion& question) {
  return question.method->info().target != Target::none;
}

/// Objectives that searches compare are smaller for what is better, and depend on the target.
bool compares_objectives(const AnswerQuestion& question) {
  return question.method->learning() != nullptr || question.method->scoring() != nullptr;
}

/// Each group gets the target of another, stretched to its size, so that what the samples of a
/// group have in common stays.
std::vector<Index> exchanged_groups(const std::vector<std::vector<Index>>& groups, Index samples,
                                    Random& random) {
  std::vector<Index> order(static_cast<std::size_t>(samples));
  const std::vector<Index> other = random.permutation(std::ssize(groups));
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const std::vector<Index>& to = groups[group];
    const std::vector<Index>& from = groups[static_cast<std::size_t>(other[group])];
    for (std::size_t place = 0; place < to.size(); ++place) {
      order[static_cast<std::size_t>(to[place])] = from[place * from.size() / to.size()];
    }
  }
  return order;
}

std::vector<Index> permuted_within(const std::vector<std::vector<Index>>& groups, Index samples,
                                   Random& random) {
  std::vector<Index> order(static_cast<std::size_t>(samples));
  for (const std::vector<Index>& group : groups) {
    const std::vector<Index> places = random.permutation(std::ssize(group));
    for (std::size_t place = 0; place < group.size(); ++place) {
      order[static_cast<std::size_t>(group[place])] =
          group[static_cast<std::size_t>(places[place])];
    }
  }
  return order;
}

/// By at least a twentieth of the samples, so that what is alike in time stays together.
std::vector<Index> shifted_in_time(const std::vector<Index>& time, Random& random) {
  const auto samples = std::ssize(time);
  const Index least = std::max<Index>(1, samples / 20);
  const auto range = static_cast<std::uint64_t>(std::max<Index>(1, samples - 2 * least));
  const Index shift = least + static_cast<Index>(random.below(range));
  std::vector<Index> order(time.size());
  for (Index place = 0; place < samples; ++place) {
    order[static_cast<std::size_t>(time[static_cast<std::size_t>(place)])] =
        time[static_cast<std::size_t>((place + shift) % samples)];
  }
  return order;
}

std::vector<Index> random_order(const SampleOrder& order, Index samples, Random& random) {
  if (order.group_of) {
    const auto members = group_members(*order.group_of);
    return members.size() < fewest_groups ? permuted_within(members, samples, random)
                                          : exchanged_groups(members, samples, random);
  }
  return order.time ? shifted_in_time(*order.time, random) : random.permutation(samples);
}

/// The problem itself, then as it would be if there were nothing to find.
std::vector<ProblemPtr> chance_problems(const AnswerQuestion& question,
                                        const RepeatedRuns& repeated) {
  std::vector<ProblemPtr> problems{repeated.problem};
  for (Index run = 0; run < answer_runs; ++run) {
    const auto index = static_cast<std::uint64_t>(run);
    if (has_target(question)) {
      Random random(question.seed, Purpose::permuted_target, index);
      const auto order = random_order(repeated.order, repeated.problem->samples(), random);
      problems.push_back(std::make_shared<const Problem>(with_target_of(*repeated.problem, order)));
    } else {
      problems.push_back(std::make_shared<const Problem>(
          with_permuted_inputs(*repeated.problem, {question.seed, index})));
    }
  }
  return problems;
}

/// What is compared between the run and those of chance: less is better.
struct Statistic {
  std::string title;
  std::vector<double> values;  ///< the run's own first
};

std::optional<Statistic> held_out_statistic(const AnswerContext& context,
                                            const RepeatedRuns& repeated,
                                            const std::vector<ProblemPtr>& problems,
                                            const std::vector<PlainRun>& runs,
                                            const std::stop_token& stop) {
  const auto options = held_out_options(context.question);
  Statistic statistic{"held-out error", {}};
  for (std::size_t run = 0; run < runs.size(); ++run) {
    std::string why;
    const auto task = held_out_columns(*problems[run], repeated.order, options, why);
    if (!task) {
      throw bad_input({why, "", ""});
    }
    std::vector<Index> first = runs[run].ranking;
    first.resize(std::min(first.size(), context.selection.size()));
    const auto errors = held_out_errors(*task, {first}, stop);
    if (!errors) {
      return std::nullopt;
    }
    statistic.values.push_back(errors->row(0).mean());
  }
  return statistic;
}

std::string on_what(const AnswerContext& context, const RepeatedRuns& repeated) {
  if (!has_target(context.question)) {
    return "on inputs in random order";
  }
  if (context.question.groups) {
    const bool exchanged = group_members(*repeated.order.group_of).size() >= fewest_groups;
    return std::string(exchanged ? "with the targets exchanged between groups of "
                                 : "on targets in random order within groups of ") +
           context.question.groups->name;
  }
  return context.question.time ? "on targets shifted in time" : "on targets in random order";
}

AnswerCheck judged(const AnswerContext& context, const RepeatedRuns& repeated,
                   const Statistic& statistic) {
  AnswerCheck check = chance_check();
  const double own = statistic.values.front();
  const std::vector<double> chance(statistic.values.begin() + 1, statistic.values.end());
  // A value that is not finite is never better.
  const auto as_good =
      std::count_if(chance.begin(), chance.end(), [own](double value) { return !(value > own); });
  const auto [low, high] = std::minmax_element(chance.begin(), chance.end());
  const std::string numbers = statistic.title + " " + short_text(own, 3) + "; chance " +
                              short_text(*low, 3) + " to " + short_text(*high, 3) +
                              on_how_many(repeated);
  const std::string where = on_what(context, repeated);
  if (as_good == 0) {
    check.level = AnswerLevel::good;
    check.finding =
        "Better than all " + std::to_string(answer_runs) + " runs " + where + " (" + numbers + ").";
    return check;
  }
  check.level = as_good == 1 ? AnswerLevel::caution : AnswerLevel::bad;
  check.finding = std::to_string(as_good) + " of " + std::to_string(answer_runs) + " runs " +
                  where + (as_good == 1 ? " was" : " were") + " as good as this one (" + numbers +
                  ").";
  check.next_step = "Collect more samples, or ask for another target.";
  return check;
}

}  // namespace

AnswerCheck chance_check() { return {"chance", "Is there anything?", {}, "", "", 0.0}; }

double seconds_of_chance(const AnswerQuestion& question) {
  const RepeatedRuns repeated = repeated_runs(question, answer_runs + 1, seconds_for_chance, 1.0);
  double seconds = (answer_runs + 1) * repeated.seconds;
  if (!compares_objectives(question)) {
    seconds += seconds_of_held_out(*repeated.problem,
                                   std::vector<Index>(answer_runs + 1, expected_size(question)),
                                   held_out_options(question));
  }
  return seconds;
}

std::optional<AnswerCheck> check_chance(const AnswerContext& context, const std::stop_token& stop) {
  const RepeatedRuns repeated =
      repeated_runs(context.question, answer_runs + 1, seconds_for_chance, 1.0);
  const std::vector<ProblemPtr> problems = chance_problems(context.question, repeated);
  const auto runs = plain_runs(repeated, problems, stop);
  if (!runs) {
    return std::nullopt;
  }
  if (!compares_objectives(context.question)) {
    const auto statistic = held_out_statistic(context, repeated, problems, *runs, stop);
    return statistic ? std::optional(judged(context, repeated, *statistic)) : std::nullopt;
  }
  const auto stepper = repeated.method->begin(repeated.problem, repeated.values);
  Statistic statistic{stepper->scalars().front().title, {}};
  for (const PlainRun& run : *runs) {
    statistic.values.push_back(run.objective);
  }
  return judged(context, repeated, statistic);
}

}  // namespace steelyard
