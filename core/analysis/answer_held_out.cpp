// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cmath>

#include "core/analysis/answer_checks.h"
#include "core/positions.h"
#include "core/random.h"
#include "core/study/mean_curve.h"
#include "core/study/random_subsets.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Random columns, as many as are selected, but not the selected ones themselves.
std::vector<std::vector<Index>> others_than(const AnswerContext& context) {
  std::vector<Index> selected = context.selection;
  std::sort(selected.begin(), selected.end());
  auto sets = random_subsets(all_positions(context.question.problem->dimension()),
                             std::ssize(selected), answer_runs, context.question.seed);
  std::erase(sets, selected);
  return sets;
}

/// The errors of the selected columns beside those that they are compared with.
struct Compared {
  Vector selected, of_mean, of_all;
  std::vector<double> random;  ///< means over the folds
  bool with_all = true;        ///< all columns are another set, and do not contain the target

  /// Whether random columns are as good: the error is inside their band, and of ten of them more
  /// than one is as good. (The band alone can reach below all of them where a few predict nothing.)
  [[nodiscard]] bool inside_random() const {
    const double own = selected.mean();
    const auto as_good =
        std::count_if(random.begin(), random.end(), [own](double error) { return error <= own; });
    const MeanAndDeviation band = mean_and_deviation(random);
    return 10 * as_good > std::ssize(random) && own >= band.mean - band.deviation;
  }
};

std::optional<Compared> compared(const AnswerContext& context, const std::stop_token& stop) {
  const Index dimension = context.question.problem->dimension();
  std::vector<std::vector<Index>> sets{context.selection, {}, all_positions(dimension)};
  const auto others = others_than(context);
  sets.insert(sets.end(), others.begin(), others.end());
  const auto errors = held_out_errors(*context.held_out, sets, stop);
  if (!errors) {
    return std::nullopt;
  }
  Compared found{errors->row(0), errors->row(1), errors->row(2), {}, true};
  for (Index set = 3; set < errors->rows(); ++set) {
    found.random.push_back(errors->row(set).mean());
  }
  found.with_all = std::ssize(context.selection) < dimension && !context.held_out->of_itself;
  return found;
}

std::string in_words(double error, bool share) {
  return share ? short_text(100.0 * error, 2) + " %" : short_text(error, 3);
}

std::string numbers_of(const AnswerContext& context, const Compared& found) {
  const bool share = !context.held_out->classes.empty();
  std::string text = share ? in_words(found.selected.mean(), share) +
                                 " of the samples that were "
                                 "not seen are put into a wrong class"
                           : "Samples that were not seen are predicted with an error of " +
                                 in_words(found.selected.mean(), share);
  text += share ? " (the most frequent class alone: " + in_words(found.of_mean.mean(), share)
                : " (the mean alone: " + in_words(found.of_mean.mean(), share);
  if (found.random.size() > 1) {
    const auto [low, high] = std::minmax_element(found.random.begin(), found.random.end());
    text += "; random columns: " + in_words(*low, share) + " to " + in_words(*high, share);
  }
  if (found.with_all) {
    text += "; all columns: " + in_words(found.of_all.mean(), share);
  }
  return text + ")";
}

/// Of many columns some fit by chance, and those were chosen.
std::string how_chosen(const AnswerContext& context) {
  constexpr Index samples_per_column = 5;
  const Problem& problem = *context.question.problem;
  const bool many = problem.samples() < samples_per_column * problem.dimension();
  return many && !context.question.chosen
             ? " The columns were chosen with all samples in view: on new ones the error may be "
               "larger."
             : "";
}

void judge(const AnswerContext& context, const Compared& found, AnswerCheck& check) {
  const FoldMean over_mean = mean_of_folds(found.of_mean - found.selected);
  const FoldMean all = mean_of_folds(found.of_all);
  constexpr double clearly = 2.0;  // standard errors
  check.level = AnswerLevel::good;
  if (!(over_mean.mean > over_mean.error)) {
    check.level = AnswerLevel::bad;
    check.finding += ": no better than knowing nothing";
    const SampleOrder& order = context.question.problem->order;
    check.next_step = order.has_named_groups()
                          ? "What was found holds only within groups that were seen: use columns "
                            "that mean the same in each " +
                                order.groups + "."
                          : "Do not use these columns to predict: collect more samples.";
  } else if (found.random.size() > 1 && found.inside_random()) {
    check.level = AnswerLevel::bad;
    check.finding += ": no better than columns drawn at random";
    check.next_step = "It hardly matters which columns are taken: take fewer, or another method.";
  } else if (!(over_mean.mean > clearly * over_mean.error)) {
    check.level = AnswerLevel::caution;
    check.finding += ": hardly better than knowing nothing";
    check.next_step = "Do not rely on these columns to predict: collect more samples.";
  } else if (found.with_all && found.selected.mean() > all.mean + all.error) {
    check.level = AnswerLevel::caution;
    check.finding += ": all columns together predict clearly better";
    check.next_step = "Take more columns if the error matters more than their number.";
  }
}

}  // namespace

AnswerCheck held_out_check() {
  return {"held-out", "Does it help on samples that were not seen?", {}, "", "", 0.0};
}

Index expected_size(const AnswerQuestion& question) {
  return std::max<Index>(1, std::ssize(answer_selection(question).features));
}

HeldOutColumnsOptions held_out_options(const AnswerQuestion& question) {
  HeldOutColumnsOptions options;
  options.classes = question.method->info().target == Target::classes;
  options.seed = question.seed;
  return options;
}

double seconds_of_held_out(const AnswerQuestion& question) {
  const Index dimension = question.problem->dimension();
  std::vector<Index> sizes{dimension, expected_size(question)};
  sizes.insert(sizes.end(), answer_runs, expected_size(question));
  return seconds_of_held_out(*question.problem, sizes, held_out_options(question));
}

std::optional<AnswerCheck> check_held_out(const AnswerContext& context,
                                          const std::stop_token& stop) {
  if (!context.held_out) {
    throw bad_input({context.no_held_out, "", ""});
  }
  const bool all = std::ssize(context.selection) == context.question.problem->dimension();
  if (context.held_out->of_itself && all) {
    throw bad_input({"all columns predict themselves", "", ""});
  }
  const auto found = compared(context, stop);
  if (!found) {
    return std::nullopt;
  }
  AnswerCheck check = held_out_check();
  check.finding = numbers_of(context, *found);
  judge(context, *found, check);
  const std::string how = how_held_out(context.question.problem->order);
  check.finding += "." + (how.empty() ? "" : " " + how) + how_chosen(context);
  if (context.held_out->thinned) {
    check.finding +=
        " " + std::to_string(context.held_out->points.rows()) + " of the samples were used.";
  }
  return check;
}

}  // namespace steelyard
