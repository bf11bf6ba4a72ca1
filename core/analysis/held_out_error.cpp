// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/held_out_error.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

#include "core/measures/folds.h"
#include "core/measures/reconstruction_error.h"
#include "core/measures/spread.h"
#include "core/methods/pcov/selection_method.h"
#include "core/positions.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/samples_as_points.h"
#include "core/problem/targets.h"
#include "core/problem/whole_groups.h"
#include "core/random.h"
#include "core/run/driver.h"
#include "core/run/with_whole_groups.h"

namespace steelyard {
namespace {

/// Some of the samples, ascending, and the positions of the ranked ones among them.
struct TriedSamples {
  std::vector<Index> samples;
  std::vector<std::vector<Index>> rankings;
};

/// Some of these samples, ascending as they are.
/// \param order   of all samples
/// \param wanted  at most as many as there are
std::vector<Index> thinned_out(const std::vector<Index>& samples, const SampleOrder& order,
                               Index wanted, Random& random) {
  std::vector<Index> kept = thinned(std::ssize(samples), order_of(order, samples), wanted, random);
  for (Index& place : kept) {
    place = samples[static_cast<std::size_t>(place)];
  }
  return kept;
}

/// Both parts of a given split keep samples, however few of them are tested.
std::vector<Index> some_of_both(const GivenTest& given, const Problem& problem, Index most,
                                Random& random) {
  const std::vector<Index> learned = all_but(given.tested, problem.samples());
  const Index tested =
      std::min(std::ssize(given.tested), std::max(most / 2, most - std::ssize(learned)));
  std::vector<Index> both = thinned_out(given.tested, problem.order, tested, random);
  const std::vector<Index> rest =
      thinned_out(learned, problem.order, std::min(std::ssize(learned), most - tested), random);
  both.insert(both.end(), rest.begin(), rest.end());
  std::sort(both.begin(), both.end());
  return both;
}

/// All ranked samples are kept, since these are evaluated.
TriedSamples tried_samples(const Problem& problem, Ranked ranked,
                           const std::vector<std::vector<Index>>& rankings,
                           const HeldOutOptions& options) {
  const Index samples = problem.samples();
  TriedSamples tried{all_positions(samples), rankings};
  if (samples <= options.most_samples) {
    return tried;
  }
  Random random(options.seed, Purpose::tried_samples);
  tried.samples = options.given
                      ? some_of_both(*options.given, problem, options.most_samples, random)
                      : thinned(samples, problem.order, options.most_samples, random);
  if (ranked == Ranked::features) {
    return tried;
  }
  for (const std::vector<Index>& ranking : rankings) {
    tried.samples.insert(tried.samples.end(), ranking.begin(), ranking.end());
  }
  std::sort(tried.samples.begin(), tried.samples.end());
  tried.samples.erase(std::unique(tried.samples.begin(), tried.samples.end()), tried.samples.end());
  for (std::vector<Index>& ranking : tried.rankings) {
    for (Index& position : ranking) {
      const auto found = std::lower_bound(tried.samples.begin(), tried.samples.end(), position);
      position = found - tried.samples.begin();
    }
  }
  return tried;
}

/// Reduces the work where it would take long: a map for each sample, or thousands of inputs, for
/// several rankings.
HeldOutOptions affordable(HeldOutOptions options, Ranked ranked, Index dimension) {
  constexpr Index wide = 500;
  const bool rebuilt = reconstructs_inputs(options.measure, ranked);
  if (rebuilt && (options.measure == HeldOutMeasure::local_reconstruction || dimension > wide)) {
    options.most_samples = std::min<Index>(options.most_samples, 400);
    options.random_rankings = std::min<Index>(options.random_rankings, 4);
  }
  return options;
}

JudgedBy judged_by(HeldOutMeasure measure) {
  switch (measure) {
    case HeldOutMeasure::global_reconstruction:
      return JudgedBy::global_reconstruction;
    case HeldOutMeasure::global_distortion:
      return JudgedBy::global_distortion;
    case HeldOutMeasure::local_reconstruction:
      return JudgedBy::local_reconstruction;
    case HeldOutMeasure::products:
      return JudgedBy::products;
    case HeldOutMeasure::cur:
      return JudgedBy::cur;
    default:
      return JudgedBy::regression;
  }
}

std::vector<std::string> input_names(const Problem& problem) {
  std::vector<std::string> names;
  for (const ColumnInfo& feature : problem.features) {
    names.push_back(feature.name);
  }
  return names;
}

/// The ground truth as it is predicted: N x number of targets.
Matrix targets_of(const Problem& problem) {
  if (!classes_are_target(problem)) {
    return truth_space(problem);
  }
  const std::vector<int>& class_of = problem.labels->class_of;
  if (std::any_of(class_of.begin(), class_of.end(), [](int one) { return one < 0; })) {
    throw bad_input({message("held_out_error.no_class", "some samples have no class"),
                     "held-out error",
                     message("held_out_error.no_class.accepted", "a class for each sample")});
  }
  return class_columns(*problem.labels);
}

/// The names of the columns of targets_of; none if these are distances.
std::vector<std::string> target_names(const Problem& problem) {
  if (classes_are_target(problem)) {
    return problem.labels->names;
  }
  std::vector<std::string> names;
  if (problem.truth_kind == TruthKind::columns) {
    for (const ColumnInfo& feature : problem.truth_features) {
      names.insert(names.end(), feature.period > 0.0 ? 2 : 1, feature.name);
    }
  }
  return names;
}

/// The targets. A column that is constant among the training samples has no scale for an error.
struct VaryingTargets {
  Matrix values;  ///< N x number of varying columns
  std::vector<Message> notes;

  /// \param names  of the columns; may be empty
  VaryingTargets(const Matrix& all, const std::vector<Index>& train,
                 const std::vector<std::string>& names) {
    std::vector<Index> varying;
    std::set<std::string> left_out;
    for (Index column = 0; column < all.cols(); ++column) {
      if (any_varies(Matrix(all(train, std::vector<Index>{column})))) {
        varying.push_back(column);
      } else if (!names.empty()) {
        left_out.insert(names[static_cast<std::size_t>(column)]);
      }
    }
    if (varying.empty() && all.cols() > 0) {
      throw bad_input(
          {message("held_out_error.constant_targets",
                   "all targets are constant among the training samples"),
           "held-out error",
           message("held_out_error.constant_targets.accepted", "at least one column that varies")});
    }
    values = all(Eigen::all, varying);
    say_left_out(all.cols() - values.cols(), left_out);
  }

 private:
  void say_left_out(Index count, const std::set<std::string>& names) {
    if (count == 0) {
      return;
    }
    constexpr std::size_t most = 10;
    std::size_t told = 0;
    std::string list;
    for (const std::string& name : names) {
      if (told++ < most) {
        list += (told == 1 ? ": " : ", ") + name;
      }
    }
    notes.push_back(message("held_out_error.left_out",
                            "{1} {1:column|columns} left out of the targets: constant among the "
                            "training samples{2}",
                            count, list + (told > most ? ", ..." : "")));
  }
};

SelectionErrorTask task_of(const Matrix& inputs, const Matrix& targets, const Split& split,
                           const SampleOrder& order, Ranked ranked, const HeldOutOptions& options) {
  SelectionErrorTask task{inputs, targets, split, ranked};
  if (!order.is_any()) {
    // A penalty that is chosen by samples like those it was fitted to is too weak.
    task.options.given_folds = folds_of(std::ssize(split.train), order_of(order, split.train),
                                        task.options.folds, options.seed);
  }
  task.options.regressor =
      options.measure == HeldOutMeasure::kernel_ridge ? Regressor::kernel_ridge : Regressor::ridge;
  task.options.seed = options.seed;
  task.judged_by = judged_by(options.measure);
  task.neighbours = std::min(options.neighbours, std::ssize(task.split.train));
  return task;
}

/// The split of the tried samples: the given one, or one that is drawn.
Split split_among(const TriedSamples& tried, const SampleOrder& order,
                  const HeldOutOptions& options) {
  if (!options.given) {
    return split_of(std::ssize(tried.samples), order, options.train_share, options.seed);
  }
  const std::vector<Index>& tested = options.given->tested;
  Split split;
  for (Index place = 0; place < std::ssize(tried.samples); ++place) {
    const bool is_tested = std::binary_search(tested.begin(), tested.end(),
                                              tried.samples[static_cast<std::size_t>(place)]);
    (is_tested ? split.test : split.train).push_back(place);
  }
  return split;
}

/// How many tested samples share their number with a learned one.
Index shared_with_learned(const std::vector<int>& number_of, const Split& split) {
  std::set<int> learned;
  for (const Index sample : split.train) {
    learned.insert(number_of[static_cast<std::size_t>(sample)]);
  }
  return std::count_if(split.test.begin(), split.test.end(), [&](Index sample) {
    return learned.contains(number_of[static_cast<std::size_t>(sample)]);
  });
}

/// A given split can part what belongs together; a drawn one does not. And who gives samples wants
/// to know how many of them were taken.
/// \param in_time  whether too many samples are thinned evenly in time
void say_what_was_given(const GivenTest& given, const TriedSamples& tried, const Split& split,
                        bool in_time, HeldOutError& found) {
  const SampleOrder order = order_of(given.related, tried.samples);
  const auto tested = std::ssize(split.test);
  const auto& copies = order.of_copies ? order.group_of : order.copy_of;
  if (const Index known = copies ? shared_with_learned(*copies, split) : 0; known > 0) {
    found.notes.push_back(message(
        "held_out_error.equal_samples",
        "{1} of {2} tested {2:sample|samples} {1:equals|equal} samples that were learned from",
        known, tested));
  }
  const Index known = order.has_named_groups() ? shared_with_learned(*order.group_of, split) : 0;
  if (known > 0) {
    found.notes.push_back(message("held_out_error.known_groups",
                                  "{1} of {2} tested {2:sample|samples} {1:belongs|belong} to "
                                  "groups of {3} that were learned from",
                                  known, tested, order.groups));
  }
  if (std::ssize(split.test) < std::ssize(given.tested)) {
    found.notes.push_back(in_time
                              ? message("held_out_error.some_in_time",
                                        "tested on {1} of the {2} samples, evenly spaced in time",
                                        tested, given.tested.size())
                              : message("held_out_error.some_tested",
                                        "tested on {1} of the {2} samples, drawn at random", tested,
                                        given.tested.size()));
  }
}

Message held_out_in(const SampleOrder& order, const HeldOutOptions& options) {
  if (options.given) {
    return options.given->how;
  }
  return order.is_any() ? message("held_out_error.at_random",
                                  "Samples were held out at random (seed {1}): none is known to "
                                  "belong to another.",
                                  options.seed)
                        : how_held_out(order);
}

void say_classes(const Problem& problem, HeldOutError& found) {
  found.notes.push_back(message("held_out_error.classes",
                                "the classes of {1} are predicted, each as a column of 0 and 1",
                                problem.labels->name));
}

/// A ranking comes from all samples of its run, those that are drawn to be tested included.
void say_what_was_seen(const HeldOutOptions& options, const TriedSamples& tried, const Split& split,
                       bool in_time, HeldOutError& found) {
  if (options.given) {
    say_what_was_given(*options.given, tried, split, in_time, found);
    return;
  }
  found.notes.push_back(message("held_out_error.seen",
                                "predictions are made without the tested samples, but the rankings "
                                "come from all samples, so that errors of new samples may be "
                                "larger"));
}

/// The error of what knows only the means of the training samples.
double error_of_means(const SelectionErrorTask& task) {
  if (task.judged_by == JudgedBy::products || task.judged_by == JudgedBy::cur) {
    return 1.0;
  }
  const bool rebuilt = task.ranked == Ranked::features && task.judged_by != JudgedBy::regression;
  return rebuilt ? unreconstructed(task.y, task.split)
                 : regression_error(Matrix(task.y.rows(), 0), task.y, task.split, task.options);
}

void divide(std::vector<double>& errors, double unit) {
  for (double& error : errors) {
    error /= unit;
  }
}

/// Brings all errors to the unit of held-out errors. Where the means are exact, there is none.
void relate(HeldOutError& found, double unit) {
  if (!(unit > 0.0)) {
    return;
  }
  for (SelectionErrors& ranking : found.rankings) {
    divide(ranking.errors, unit);
  }
  divide(found.random.mean, unit);
  divide(found.random.low, unit);
  divide(found.random.high, unit);
}

/// How many items of a ranking can be evaluated: training samples, or features.
Index longest(const SelectionErrorTask& task, const std::vector<Index>& ranking) {
  if (task.ranked == Ranked::features) {
    return std::ssize(ranking);
  }
  return std::count_if(ranking.begin(), ranking.end(), [&](Index sample) {
    return std::binary_search(task.split.train.begin(), task.split.train.end(), sample);
  });
}

Error refused_cur(const Message& why) {
  return bad_input(
      {why, "held-out error", message("held_out_error.refused_cur.accepted", "another measure")});
}

/// What stands beside the ranking in a CUR reconstruction: training samples beside features, or
/// features beside samples.
/// \return positions in the task's table; `std::nullopt` when stopped
std::optional<std::vector<Index>> chosen_by_cur(const Problem& problem,
                                                const SelectionErrorTask& task, Index most,
                                                const std::stop_token& stop) {
  const bool samples = task.ranked == Ranked::features;
  const auto train = std::make_shared<const Problem>(problem.with_samples(task.split.train));
  const pcov::SelectionMethod cur({.cur = true, .supervised = false});
  ParameterValues values = cur.schema().defaults();
  values.set("select", std::string(samples ? "samples" : "features"));
  values.set("count",
             std::int64_t{std::min(most, samples ? train->samples() : train->dimension())});
  const std::vector<Complaint> complaints = cur.check(*train, values);
  if (!complaints.empty()) {
    throw refused_cur(statement_of(complaints.front()));
  }
  const auto stepper = cur.begin(train, values);
  const Outcome outcome = drive(*stepper, stop, [](Snapshot&&) {});
  const Result result = stepper->result();
  std::vector<Index> chosen =
      samples && result.samples ? result.samples->positions : result.selection.features;
  if (outcome.ending == Ending::stopped || stop.stop_requested()) {
    return std::nullopt;
  }
  if (chosen.empty()) {
    throw refused_cur(
        message("held_out_error.cur_chose_nothing", "CUR chose nothing: {1}", outcome.reason));
  }
  for (Index& place : chosen) {
    place = samples ? task.split.train[static_cast<std::size_t>(place)] : place;
  }
  return chosen;
}

}  // namespace

Ranked ranked_of(const Result& result) {
  return result.samples && result.columns.empty() ? Ranked::samples : Ranked::features;
}

std::vector<Index> tried_ranking(const Result& result) {
  if (ranked_of(result) == Ranked::samples) {
    return result.samples->positions;
  }
  std::vector<Index> order = result.selection.features;
  const std::vector<Index> ranked = ranking_with_best_of_groups(result.columns);
  std::vector<bool> taken(ranked.size(), false);
  for (const Index feature : order) {
    taken[static_cast<std::size_t>(feature)] = true;
  }
  std::copy_if(ranked.begin(), ranked.end(), std::back_inserter(order),
               [&](Index feature) { return !taken[static_cast<std::size_t>(feature)]; });
  return order;
}

bool same_samples(const Problem& one, const Problem& other) {
  return one.samples() == other.samples() && one.dimension() == other.dimension() &&
         (one.inputs.data() == other.inputs.data() || one.inputs == other.inputs);
}

std::optional<HeldOutError> held_out_error(const Problem& problem, Ranked ranked,
                                           const std::vector<std::vector<Index>>& rankings,
                                           const HeldOutOptions& options,
                                           const std::stop_token& stop) {
  const HeldOutOptions afforded = affordable(options, ranked, problem.dimension());
  const TriedSamples tried = tried_samples(problem, ranked, rankings, afforded);
  const Problem seen = problem.with_samples(tried.samples);
  const bool rebuilt = reconstructs_inputs(afforded.measure, ranked);
  const Split split = split_among(tried, seen.order, afforded);
  const Problem part = seen.has_filled_cells()
                           ? seen.with_samples(all_positions(seen.samples()), split.train)
                           : seen;
  const Matrix inputs =
      rebuilt
          ? Matrix(part.inputs * inverse_deviations(part.with_samples(split.train)).asDiagonal())
          : Matrix(part.inputs);
  const VaryingTargets targets(rebuilt ? inputs : targets_of(part), split.train,
                               rebuilt ? input_names(part) : target_names(part));
  SelectionErrorTask task = task_of(inputs, targets.values, split, part.order, ranked, afforded);
  task.first = kept_at_front(problem, tried.rankings.front());
  task.together = WholeGroups(problem).steps(all_positions(problem.dimension()));
  Index most = 1;
  for (const std::vector<Index>& ranking : tried.rankings) {
    most = std::max(most, longest(task, ranking));
  }
  if (longest(task, tried.rankings.front()) == 0) {
    throw bad_input({message("held_out_error.all_tested", "all selected samples are tested"),
                     "held-out error",
                     message("held_out_error.all_tested.accepted",
                             "some of them among the samples to learn from")});
  }
  if (task.judged_by == JudgedBy::cur) {
    auto beside = chosen_by_cur(part, task, most, stop);
    if (!beside) {
      return std::nullopt;
    }
    task.beside = *std::move(beside);
  }
  const std::vector<Index> counts = geometric_counts(most, afforded.points);
  HeldOutError found{ranked, {}, {}, {}, targets.notes};
  for (const std::vector<Index>& ranking : tried.rankings) {
    const bool all_tested = !found.rankings.empty() && longest(task, ranking) == 0;
    auto errors = all_tested ? SelectionErrors() : selection_errors(task, ranking, counts, stop);
    if (!errors) {
      return std::nullopt;
    }
    found.rankings.push_back(*std::move(errors));
  }
  auto random =
      random_selection_errors(task, counts, afforded.random_rankings, afforded.seed, stop);
  if (!random) {
    return std::nullopt;
  }
  found.random = *std::move(random);
  found.how = held_out_in(part.order, afforded);
  if (!rebuilt && classes_are_target(part)) {
    say_classes(part, found);
  }
  say_what_was_seen(afforded, tried, split, thins_in_time(part.order), found);
  relate(found, error_of_means(task));
  return found;
}

TextTable held_out_table(const HeldOutError& found, const std::vector<std::string>& names) {
  TextTable table{{"ranking", "number", "held_out_error", "random", "random_low", "random_high"},
                  {}};
  for (std::size_t ranking = 0; ranking < found.rankings.size(); ++ranking) {
    const SelectionErrors& errors = found.rankings[ranking];
    for (std::size_t point = 0; point < errors.counts.size(); ++point) {
      std::vector<std::string> line{names[ranking], std::to_string(errors.counts[point]),
                                    number_text(errors.errors[point])};
      const auto& counts = found.random.counts;
      const auto same = std::find(counts.begin(), counts.end(), errors.counts[point]);
      for (const auto* column : {&found.random.mean, &found.random.low, &found.random.high}) {
        line.push_back(
            same == counts.end()
                ? ""
                : number_text((*column)[static_cast<std::size_t>(same - counts.begin())]));
      }
      table.rows.push_back(std::move(line));
    }
  }
  return table;
}

}  // namespace steelyard
