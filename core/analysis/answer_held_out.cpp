// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_held_out.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/answer_rest.h"
#include "core/analysis/compared_errors.h"
#include "core/analysis/error_meaning.h"
#include "core/analysis/held_out_verdict.h"
#include "core/analysis/how_chosen.h"
#include "core/analysis/nested_choice.h"
#include "core/analysis/shares_of_classes.h"
#include "core/analysis/single_targets.h"
#include "core/analysis/verdict_words.h"
#include "core/error.h"
#include "core/measures/paired_gain.h"
#include "core/text.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {
namespace {

constexpr Index repeats_of_folds = 4;  // of the sets that are few

/// The same samples and folds as `held_out`, and further ones.
std::optional<HeldOutColumns> repeated_task(const AnswerQuestion& question) {
  HeldOutColumnsOptions options = held_out_options(question);
  options.repeats = repeats_of_folds;
  Message why;
  return held_out_columns(*question.problem, question.problem->order, options, why);
}

std::string percent(double share) { return short_text(100.0 * share, 2) + " %"; }

/// The least and the largest mean error of random columns, in the unit of what is said of the
/// selected columns.
struct RandomErrors {
  double least = 0.0;
  double largest = 0.0;
};

RandomErrors range_of_random(const ComparedErrors& found, bool share) {
  const Vector means = found.random.rowwise().mean();
  const Vector nothing = found.of_nothing(found.folds_of_random);
  const double unit = share || !(nothing.mean() > 0.0) ? 1.0 : nothing.mean();
  return {means.minCoeff() / unit, means.maxCoeff() / unit};
}

bool has_random(const ComparedErrors& found) { return found.random.rows() > 1; }

/// "; random columns: 0.9 to 1.1; all columns: 0.5"
Message compared_with(const ComparedErrors& found, bool share) {
  Message random;
  if (has_random(found)) {
    const auto text = [share](double error) {
      return share ? percent(error) : short_text(error, 3);
    };
    const auto [least, largest] = range_of_random(found, share);
    random = message("held_out.random", "; random columns: {1} to {2}", text(least), text(largest));
  }
  Message all;
  if (found.of_all.size() > 0) {
    all = message("held_out.all", "; all columns: {1}",
                  share ? percent(found.of_all.mean())
                        : short_text(relative_error(found.of_all, found.of_nothing), 3));
  }
  return message("held_out.compared", "{1}{2}", random, all);
}

/// How far the choice of the columns was from the samples that they are tested on.
enum class Seen {
  nowhere,    ///< the choice was repeated without them, or there was none
  in_choices  ///< all samples were in view, or may have been where a person chose
};

Message wrong_classes(Seen seen, const ComparedErrors& found, const std::string& own) {
  const std::string wrong = percent(found.selected.mean());
  const std::string of_nothing = percent(found.of_nothing.mean());
  const Message beside = compared_with(found, true);
  return seen == Seen::nowhere
             ? message("held_out.wrong_classes",
                       "{1} of the samples that were not seen are put into a wrong class (always "
                       "the most frequent class alone: {2} are wrong{3}), a held-out error of {4} "
                       "where knowing nothing has 1",
                       wrong, of_nothing, beside, own)
             : message("held_out.wrong_classes_after_choice",
                       "{1} of the samples that were held out after the columns were chosen are "
                       "put into a wrong class (always the most frequent class alone: {2} are "
                       "wrong{3}), a held-out error of {4} where knowing nothing has 1",
                       wrong, of_nothing, beside, own);
}

/// Of inputs that are not selected, where there is no target.
Message error_of_rest(Seen seen, const Message& beside, const std::string& own) {
  return seen == Seen::nowhere
             ? message("held_out.error_of_rest",
                       "In samples that were not seen, the inputs that are not selected are "
                       "predicted with an error of {1} (the mean alone: 1{2})",
                       own, beside)
             : message("held_out.error_of_rest_after_choice",
                       "In samples that were held out after the columns were chosen, the inputs "
                       "that are not selected are predicted with an error of {1} (the mean alone: "
                       "1{2})",
                       own, beside);
}

Message error_of_numbers(Seen seen, const ComparedErrors& found, const std::string& own) {
  const Message beside = compared_with(found, false);
  if (found.of_rest) {
    return error_of_rest(seen, beside, own);
  }
  return seen == Seen::nowhere
             ? message("held_out.error",
                       "Samples that were not seen are predicted with an error of {1} (the mean "
                       "alone: 1{2})",
                       own, beside)
             : message("held_out.error_after_choice",
                       "Samples that were held out after the columns were chosen are predicted "
                       "with an error of {1} (the mean alone: 1{2})",
                       own, beside);
}

/// Of one of the errors, in the common unit.
std::optional<double> standard_error_of(const Vector& errors, const ComparedErrors& found) {
  return error_of_relative(errors, found.of_nothing, found.tested_over_trained);
}

std::optional<double> if_finite(double error) {
  return std::isfinite(error) ? std::optional(error) : std::nullopt;
}

/// With the standard error of the selected columns, where it is known.
Message give_or_take(const Message& said, const ComparedErrors& found) {
  const double error = standard_error_of(found.selected, found).value_or(0.0);
  return error > 0.0
             ? message("held_out.give_or_take", "{1}, give or take {2}", said, short_text(error, 2))
             : said;
}

/// The unit is the same everywhere: what the mean of the samples that are learned from, or the most
/// frequent class, misses is 1. Of classes, the shares that are counted are said, too.
Message said_of(const ComparedErrors& found, bool share, Seen seen) {
  const std::string own = short_text(relative_error(found.selected, found.of_nothing), 3);
  return give_or_take(share ? wrong_classes(seen, found, own) : error_of_numbers(seen, found, own),
                      found);
}

/// Where the votes cannot tell.
/// \param votes  in words
Message said_of_shares(const Message& votes, const ComparedErrors& by_votes,
                       const ComparedErrors& shares) {
  const Message why = message("held_out.votes_cannot_tell",
                              "{1}. As one class holds {2} of the samples, that tells little: "
                              "another class may become much "
                              "likelier, and still not be the likeliest one",
                              votes, percent(1.0 - by_votes.of_nothing.mean()));
  const Message error =
      message("held_out.error_of_shares",
              "The shares of the classes are predicted with an error of {1} (their frequencies "
              "alone: 1{2})",
              short_text(relative_error(shares.selected, shares.of_nothing), 3),
              compared_with(shares, false));
  return message("held_out.votes_and_shares", "{1}. {2}", why, give_or_take(error, shares));
}

/// The errors of the shares are beside those of the votes.
void add_error_of_shares(const ComparedErrors& shares, std::vector<Finding>& numbers) {
  numbers.push_back({"share_error",
                     message("held_out.share_error", "held-out error of the shares of classes"),
                     relative_error(shares.selected, shares.of_nothing),
                     standard_error_of(shares.selected, shares),
                     {},
                     Better::lower,
                     numbers.front().measured_on});
}

std::vector<Finding> numbers_of(const ComparedErrors& found, bool share, Seen seen) {
  const Message samples = seen == Seen::nowhere
                              ? message("held_out.unseen_samples", "samples that were not seen")
                              : message("held_out.samples_of_later",
                                        "samples that were held out after the columns were chosen");
  Message where = message("held_out.in_units", "{1}; knowing nothing has 1", samples);
  std::vector<Finding> numbers;
  const auto add = [&](const char* id, const Message& title, double value,
                       std::optional<double> error = {}) {
    numbers.push_back({id, title, value, error, {}, Better::lower, where});
  };
  add("held_out_error", message("held_out.error_of_selection", "held-out error"),
      relative_error(found.selected, found.of_nothing), standard_error_of(found.selected, found));
  if (has_random(found)) {
    const auto [least, largest] = range_of_random(found, false);
    add("least_error_of_random",
        message("held_out.least_of_random", "least held-out error of random columns"), least);
    add("largest_error_of_random",
        message("held_out.largest_of_random", "largest held-out error of random columns"), largest);
  }
  if (found.of_all.size() > 0) {
    add("error_of_all", message("held_out.error_of_all", "held-out error of all columns"),
        relative_error(found.of_all, found.of_nothing), standard_error_of(found.of_all, found));
  }
  if (share) {
    where = samples;
    add("wrong_share", message("held_out.wrong_share", "share of samples put into a wrong class"),
        found.selected.mean(),
        if_finite(error_over_folds(found.selected, found.tested_over_trained)));
    add("wrong_share_of_nothing",
        message("held_out.wrong_share_of_nothing",
                "share that is wrong if all are put into the most frequent class"),
        found.of_nothing.mean());
  }
  return numbers;
}

/// What was held out, how the columns were chosen without it, and what else had a part in the
/// error.
Message how_measured(const AnswerContext& context, const HeldOutColumns& task,
                     const std::optional<NestedChoice>& nested, const ComparedErrors& found) {
  const Problem& problem = *context.question.problem;
  Message how = followed_by(how_held_out(problem.order), how_chosen(context, nested));
  if (found.of_choices.size() > 0) {
    how = followed_by(
        how, message("held_out.of_selected",
                     "Columns that were chosen so have an error of {1}: what is said above is said "
                     "of the selected ones, which are others.",
                     short_text(relative_error(found.of_choices, found.of_nothing), 3)));
  }
  how = followed_by(how, how_prepared(problem.from_all_samples));
  return task.thinned
             ? followed_by(how, message("held_out.thinned", "{1} of the samples were used.",
                                        task.points.rows()))
             : how;
}

}  // namespace

AnswerCheck held_out_check() {
  return {.id = "held-out",
          .title = message("answer.asks_held_out", "Does it help on samples that were not seen?")};
}

Index expected_size(const AnswerQuestion& question) {
  return std::max<Index>(1, std::ssize(answer_selection(question).features));
}

HeldOutColumnsOptions held_out_options(const AnswerQuestion& question) {
  HeldOutColumnsOptions options;
  // An answer asks for a thousand forests or so.
  constexpr double quick = 0.002;
  options.trees = 20;
  options.longest_forest = quick;
  options.only_rest = true;
  options.classes = question.run.method->info().target == Target::classes;
  options.seed = question.seed;
  return options;
}

double seconds_of_held_out(const AnswerQuestion& question) {
  const Index dimension = question.problem->dimension();
  const AnswerSelection selected = answer_selection(question);
  HeldOutColumnsOptions options = held_out_options(question);
  constexpr double judged_inside = 3.5;  // of unseen_errors(), over held_out_errors()
  double seconds = seconds_of_held_out(
      *question.problem, std::vector<Index>(answer_runs, expected_size(question)), options);
  options.repeats = repeats_of_folds;
  seconds += seconds_of_held_out(*question.problem, {dimension, expected_size(question)}, options);
  // right_shares() and single_targets() judge the selected columns once more.
  if (has_two_values(*question.problem) || has_single_targets(*question.problem)) {
    seconds += seconds_of_held_out(*question.problem, {expected_size(question)}, options);
  }
  if (may_ask_for_shares(question, options.classes)) {
    seconds *= 2.0;
  }
  seconds *= judged_inside;
  std::vector<Index> sizes{expected_size(question)};
  if (are_judged_singly(question)) {
    const Index size = std::ssize(selected.features);
    sizes.insert(sizes.end(), static_cast<std::size_t>(std::min(size, most_parts_left_out)), size);
  }
  return seconds + seconds_of_held_out(*question.problem, sizes, options) +
         seconds_of_nested_choice(question);
}

std::optional<AnswerCheck> held_out_without_columns(const AnswerQuestion& question) {
  const FeatureSelection& selection = question.result->selection;
  if (question.chosen) {
    return std::nullopt;
  }
  AnswerCheck check = held_out_check();
  if (question.result->outcome.ending == Ending::stopped) {
    check.verdict = CheckVerdict::stopped_early;
    check.finding = message("held_out.stopped_early",
                            "Not checked: the run was stopped before it had found a column.");
    check.next_step =
        message("held_out.stopped_early.next", "Run it again, and let it come to its end.");
    return check;
  }
  if (selection.count_decided_by != FeatureSelection::CountDecidedBy::held_out) {
    return std::nullopt;
  }
  check.level = AnswerLevel::bad;
  check.finding =
      message("held_out.nothing_helps", "No number of columns helps: {1}.", selection.rule);
  check.next_step = message("held_out.nothing_helps.next",
                            "Collect more samples, try another method, or ask for another target.");
  return check;
}

std::optional<AnswerCheck> check_held_out(const AnswerContext& context,
                                          const std::stop_token& stop) {
  if (!context.held_out) {
    throw bad_input(context.no_held_out);
  }
  refuse_without_rest(context);
  const auto nested = nested_choice(context.question, stop, part_of(context.progress, 0.0, 0.7));
  const auto task = nested ? std::optional(nested->task) : repeated_task(context.question);
  const auto found = task ? compared_errors(context, *task, nested, stop) : std::nullopt;
  if (!found) {
    return std::nullopt;
  }
  const HeldOutVerdict by_votes = held_out_verdict(*found);
  const auto shares = shares_where_votes_fail(context, *task, nested, by_votes, stop);
  const HeldOutVerdict verdict = shares ? held_out_verdict(*shares) : by_votes;
  const VerdictInWords words = verdict_in_words(verdict, context, shares ? *shares : *found);
  AnswerCheck check = held_out_check();
  check.level = level_of(verdict);
  check.verdict = told_of(verdict);
  const bool share = !task->classes.empty();
  const bool chosen = !takes_all(context.question, context.selection.size());
  const bool of_choices = nested && found->of_choices.size() == 0;
  const Seen seen = !of_choices && chosen ? Seen::in_choices : Seen::nowhere;
  const Problem& problem = *context.question.problem;
  check.numbers = numbers_of(*found, share, seen);
  const auto sets = of_choices
                        ? nested->selections
                        : std::vector<std::vector<Index>>(task->splits.size(), context.selection);
  const auto meaning = meaning_of_error(problem, *task, sets, *found, verdict, stop, check.numbers);
  const auto single = single_targets(problem, *task, sets, stop);
  if (!meaning || !single || stop.stop_requested()) {
    return std::nullopt;
  }
  Message said = said_of(*found, share, seen);
  if (shares) {
    said = said_of_shares(said, *found, *shares);
    add_error_of_shares(*shares, check.numbers);
  }
  check.finding = message("held_out.finding", "{1}{2}.", said, words.finding);
  check.finding = followed_by(check.finding, *meaning);
  check.next_step = words.next_step;
  if (says_little(verdict) && seeks_other_than_rest(context)) {
    excuse_structure(check);
  }
  check.finding = followed_by(
      check.finding, judge_single_targets(*single, verdict, found->tested_over_trained, check));
  check.finding = followed_by(check.finding, how_many_targets(problem, *single));
  check.finding = followed_by(check.finding, how_measured(context, *task, nested, *found));
  return check;
}

}  // namespace steelyard
