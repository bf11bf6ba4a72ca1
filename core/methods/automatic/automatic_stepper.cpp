// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/automatic_stepper.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/in_words.h"
#include "core/methods/automatic/automatic_figure.h"
#include "core/methods/automatic/automatic_words.h"
#include "core/methods/automatic/unit_words.h"
#include "core/methods/automatic/why_taken.h"
#include "core/positions.h"
#include "core/problem/kept_inputs.h"
#include "core/run/snapshot.h"
#include "core/trials/fitted_judge.h"

namespace steelyard::automatic {
namespace {

/// Of the work, roughly: the search for columns that stand in for others is the rest.
constexpr double share_of_trials = 0.9;
constexpr double share_with_ranking = 0.95;
constexpr double share_with_look = 0.98;

std::vector<std::string> titles_of(const std::vector<Member>& members) {
  std::vector<std::string> titles;
  std::transform(members.begin(), members.end(), std::back_inserter(titles),
                 [](const Member& member) { return member.title(); });
  return titles;
}

}  // namespace

HeldOutColumnsOptions automatic_task_options(const AutomaticOptions& options) {
  HeldOutColumnsOptions asked;
  asked.folds = options.folds;
  asked.repeats = options.repeats;
  asked.seed = options.seed;
  asked.shares = true;
  asked.trees = options.trees;
  return asked;
}

std::optional<HeldOutColumns> automatic_task(const Problem& problem,
                                             const AutomaticOptions& options, Message& why) {
  return held_out_columns(problem, problem.order, automatic_task_options(options), why);
}

AutomaticStepper::AutomaticStepper(ProblemPtr problem, std::vector<Member> members,
                                   AutomaticOptions options, std::vector<Message> warnings)
    : problem_(std::move(problem)),
      members_(std::move(members)),
      options_(options),
      warnings_(std::move(warnings)) {}

std::span<const ScalarInfo> AutomaticStepper::scalars() const {
  static const std::array<ScalarInfo, 1> infos{
      {{"unseen_error", "Error on unseen samples", false, false,
        "The least mean error of all rankings, numbers of columns and ways to predict, in all "
        "divisions of the samples so far: 1 knows nothing, 0 is exact. It may rise with further "
        "divisions. As the least of many, it is a little too small. Of classes, it is the error of "
        "their predicted shares."}}};
  return infos;
}

void AutomaticStepper::fail(Message why) {
  outcome_ = {Ending::failed, std::move(why)};
  stage_ = Stage::done;
}

bool AutomaticStepper::begin() {
  Message why;
  auto task = automatic_task(*problem_, options_, why);
  if (!task) {
    fail(std::move(why));
    return true;
  }
  units_ = ColumnUnits(whole_units(*problem_));
  trials_ = std::make_unique<AutomaticTrials>(problem_, members_, *std::move(task), options_.seed,
                                              units_);
  take_choice();
  stage_ = Stage::trials;
  return true;
}

std::optional<Candidate> AutomaticStepper::leading() const {
  return choice_ ? std::optional(taken()) : std::nullopt;
}

const Candidate& AutomaticStepper::taken() const { return errors_.candidates[choice_->taken]; }

double AutomaticStepper::relative_to_nothing(std::size_t candidate) const {
  return relative_error(errors_.errors.row(static_cast<Index>(candidate)), errors_.nothing);
}

bool AutomaticStepper::is_plan_better_than_set() const {
  if (!look_) {
    return false;
  }
  const double of_plan = errors_.errors.row(static_cast<Index>(choice_->taken)).mean();
  return set_->errors().mean() - of_plan > negligible_error * errors_.nothing.mean();
}

Vector AutomaticStepper::errors_of_selection() const {
  Vector errors = errors_.errors.row(static_cast<Index>(choice_->taken));
  if (is_plan_better_than_set()) {
    errors = set_->errors();
  }
  if (const auto change = look_ ? look_->change() : std::nullopt) {
    errors = (errors + *change).cwiseMax(0.0);
  }
  return errors;
}

void AutomaticStepper::take_choice() {
  errors_ = trials_->errors();
  choice_ = choose_plan(errors_, trials_->task());
  if (choice_) {
    shares_ = trials_->shares(taken().member, taken().size);
  } else {
    shares_ = Vector::Zero(units_.count(problem_->dimension()));
  }
}

bool AutomaticStepper::advance_trials(Budget budget, const std::stop_token& stop,
                                      Snapshot& snapshot) {
  const std::size_t before = trials_->done();
  const AutomaticTrials::Progress progress = trials_->advance(budget, stop);
  if (trials_->done() > before) {
    take_choice();
    if (!errors_.candidates.empty()) {  // before, nothing has been measured
      const double least = choice_ ? std::min(1.0, relative_to_nothing(choice_->best)) : 1.0;
      iterates_.push_back({trials_->done(), {least}, {}});
      snapshot.appended.iterates.push_back(iterates_.back());
      snapshot.appended.figures.push_back(
          errors_figure(errors_, titles_of(members_), trials_->task(), leading()));
    }
  }
  if (progress == AutomaticTrials::Progress::finished) {
    const auto& troubles = trials_->troubles();
    if (std::none_of(troubles.begin(), troubles.end(),
                     [](const Message& trouble) { return trouble.says_nothing(); })) {
      fail(troubles.front());
    } else if (errors_.candidates.empty()) {
      const Message why = trials_->why_left_out();
      fail(why.says_nothing()
               ? message("automatic.nothing_finite", "no error on held-out samples is finite")
               : message("automatic.too_few_splits",
                         "fewer than two divisions of the samples can be used: {1}", why));
    } else {
      judged_on_ = trials_->task_of_errors();
      stage_ = choice_ ? Stage::ranking : Stage::done;
    }
  }
  return progress != AutomaticTrials::Progress::stopped;
}

bool AutomaticStepper::rank(Budget budget, const std::stop_token& stop) {
  if (!ranking_) {
    Trial all;
    all.change.samples = trials_->task().samples;
    all.number = trials_->task().splits.size();
    ranking_ = std::make_unique<MemberRanking>(members_[taken().member], problem_, std::move(all),
                                               options_.seed, units_);
  }
  switch (ranking_->advance(budget, stop)) {
    case MemberRanking::Progress::more:
      return true;
    case MemberRanking::Progress::stopped:
      return false;
    case MemberRanking::Progress::failed:
      fail(ranking_->trouble());
      return true;
    case MemberRanking::Progress::finished:
      break;
  }
  ranked_ = ranking_->found();
  ranking_.reset();
  set_.emplace(ranked_->best(static_cast<std::size_t>(taken().size)), units_of_folds(),
               taken().judge, units_);
  stage_ = Stage::choosing;
  return true;
}

bool AutomaticStepper::choose_set(const std::stop_token& stop) {
  const FoldsOrAll::Progress progress = set_->advance(*judged_on_, stop);
  if (progress == FoldsOrAll::Progress::finished) {
    look_.emplace(set_->taken(), taken().judge, units_, kept_units().size(), set_->errors());
    stage_ = Stage::looking;
  }
  return progress != FoldsOrAll::Progress::stopped;
}

bool AutomaticStepper::look(const std::stop_token& stop) {
  const LastLook::Progress progress = look_->advance(*judged_on_, stop);
  if (progress == LastLook::Progress::finished) {
    const Matrix inputs = problem_->inputs(trials_->task().samples, Eigen::all);
    stand_ins_.emplace(inputs, selected_units(), taken().judge, units_);
    stage_ = Stage::exchanging;
  }
  return progress != LastLook::Progress::stopped;
}

bool AutomaticStepper::exchange(const std::stop_token& stop) {
  const StandIns::Progress progress = stand_ins_->advance(*judged_on_, stop);
  if (progress == StandIns::Progress::finished) {
    stage_ = Stage::fitting;
  }
  return progress != StandIns::Progress::stopped;
}

bool AutomaticStepper::fit(const std::stop_token& stop) {
  model_ = fitted_judge({.judge = taken().judge, .inputs = selection(), .trees = options_.trees},
                        *problem_, stop);
  if (stop.stop_requested()) {
    model_.reset();
    return false;
  }
  stage_ = Stage::done;
  return true;
}

bool AutomaticStepper::advance_stage(Budget budget, const std::stop_token& stop,
                                     Snapshot& snapshot) {
  switch (stage_) {
    case Stage::beginning:
      return begin();
    case Stage::trials:
      return advance_trials(budget, stop, snapshot);
    case Stage::ranking:
      return rank(budget, stop);
    case Stage::choosing:
      return choose_set(stop);
    case Stage::looking:
      return look(stop);
    case Stage::exchanging:
      return exchange(stop);
    case Stage::fitting:
      return fit(stop);
    case Stage::done:
      break;
  }
  return true;
}

Message AutomaticStepper::stage_in_words() const {
  if (stage_ == Stage::trials) {
    const std::size_t at = trials_->member_at_work();
    return message("stage.automatic", "{1}: {2} of {3} rankings", term_words(members_[at].title()),
                   trials_->done(), trials_->count());
  }
  if (stand_ins_) {
    return message("stage.stand_ins", "{1} of {2} exchanges of columns that are alike",
                   stand_ins_->done(), stand_ins_->count());
  }
  if (set_) {
    return message("stage.last_look", "a last look at {1} {1:column|columns}",
                   columns_in(selected_units()));
  }
  return stage_ == Stage::ranking ? message("stage.final_ranking", "the ranking by all samples")
                                  : Message();
}

double AutomaticStepper::fraction() const {
  if (stage_ == Stage::done) {
    return 1.0;
  }
  if (stand_ins_) {
    const auto steps = static_cast<double>(stand_ins_->count() + 1);
    return share_with_look +
           (1.0 - share_with_look) * static_cast<double>(stand_ins_->done()) / steps;
  }
  return set_ ? share_with_ranking
              : share_of_trials * static_cast<double>(trials_->done()) /
                    static_cast<double>(trials_->count());
}

Snapshot AutomaticStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  const bool whole = !stop.stop_requested() && advance_stage(budget, stop, snapshot);
  if (!whole) {
    outcome_ = {Ending::stopped, {}};
  } else if (stage_ == Stage::done && !outcome_) {
    outcome_ = {Ending::converged, {}};
  }
  snapshot.outcome = outcome_;
  if (trials_) {
    snapshot.iteration = trials_->done();
    snapshot.fraction = fraction();
    snapshot.stage = stage_in_words();
    snapshot.stage_number = trials_->pieces() + (stage_ == Stage::ranking ? 1 : 0) +
                            (set_ ? 2 : 0) + (look_ ? look_->dropped().size() : 0) +
                            (stand_ins_ ? 1 : 0);
    snapshot.selection = selection();
    if (choice_ || stage_ == Stage::done) {
      snapshot.leading = kept_column();  // bars can show it; an order has no sizes
    }
  }
  return snapshot;
}

/// Those of the columns that a person keeps.
std::vector<Index> AutomaticStepper::kept_units() const {
  return units_.units_of(kept_inputs(*problem_));
}

std::vector<Index> AutomaticStepper::units_of_folds() const {
  std::vector<Index> units = with_kept_first(kept_units(), falling(ranked_->ranking, shares_));
  units.resize(std::min(units.size(), static_cast<std::size_t>(taken().size)));
  return units;
}

/// Before it is known which set is taken: the columns that most of the folds keep.
std::vector<Index> AutomaticStepper::selected_units() const {
  if (look_) {
    return with_kept_first(kept_units(), falling(look_->left(), shares_));
  }
  return choice_ ? with_kept_first(kept_units(),
                                   largest(shares_, static_cast<std::size_t>(taken().size)))
                 : std::vector<Index>();
}

std::vector<Index> AutomaticStepper::selection() const {
  return units_.columns_of(selected_units());
}

/// The selected ones come first, then those that were dropped, the last of them as the best, and
/// then all others: by the ranking of all samples or, before it is there, by their shares.
std::vector<Index> AutomaticStepper::final_order_of_units() const {
  std::vector<Index> order = selected_units();
  if (look_) {
    order.insert(order.end(), look_->dropped().rbegin(), look_->dropped().rend());
  }
  std::vector<bool> placed(static_cast<std::size_t>(shares_.size()), false);
  for (const Index unit : order) {
    placed[static_cast<std::size_t>(unit)] = true;
  }
  const std::vector<Index> all =
      look_ ? ranked_->ranking : falling(all_positions(shares_.size()), shares_);
  std::copy_if(all.begin(), all.end(), std::back_inserter(order),
               [&](Index unit) { return !placed[static_cast<std::size_t>(unit)]; });
  return order;
}

FeatureColumn AutomaticStepper::order_column() const {
  const auto dimension = static_cast<std::size_t>(problem_->dimension());
  FeatureColumn order{"order", "Order",
                      "The selected columns first, by the share of the folds that keep them; then "
                      "those that the last look has left out; then all others. A record keeps 1 "
                      "for the first, less by equal steps for each after it; the columns of a "
                      "category share one place",
                      ValueKind::order, std::vector<double>(dimension, 0.0)};
  if (choice_) {
    auto value = static_cast<double>(dimension);
    for (const Index unit : final_order_of_units()) {
      for (const Index column : units_.columns_of({unit})) {
        order.values[static_cast<std::size_t>(column)] = value / static_cast<double>(dimension);
      }
      value -= 1.0;
    }
  }
  return order;
}

FeatureColumn AutomaticStepper::kept_column() const {
  const Vector shares = units_.of_columns(shares_);
  return {
      "kept",
      "Kept",
      "Share of the folds in which the column is among as many of the best, by the ranking that "
      "was taken, as were taken. A column that the last look has left out may have a larger "
      "share than a selected one",
      ValueKind::share,
      {shares.begin(), shares.end()}};
}

std::vector<FeatureColumn> AutomaticStepper::columns() const {
  std::vector<FeatureColumn> columns{order_column(), kept_column()};
  if (const auto found = stand_ins(); !found.empty()) {
    columns.push_back(stand_in_column(problem_->dimension(), found, units_));
  }
  return columns;
}

std::vector<StandIn> AutomaticStepper::stand_ins() const {
  return stand_ins_ ? stand_ins_->found() : std::vector<StandIn>();
}

std::vector<PathPoint> AutomaticStepper::path() const {
  // Repeats of the run take the beginnings of this order, so it is the one that the run shows.
  const std::vector<Index> order = final_order_of_units();
  const auto point_of = [&](const Vector& errors, Index size) {
    PathPoint point;
    point.objective = relative_error(errors, errors_.nothing);
    point.error = error_of_relative(errors, errors_.nothing, tested_over_trained(trials_->task()));
    point.selection = units_.columns_of({order.begin(), order.begin() + size});
    point.feature_count = std::ssize(point.selection);
    return point;
  };
  std::vector<PathPoint> points;
  for (const std::size_t place : best_judged(errors_)) {
    const auto [member, size, judge] = errors_.candidates[place];
    if (member != taken().member) {
      continue;
    }
    points.push_back(point_of(errors_.errors.row(static_cast<Index>(place)), size));
  }
  // As many columns as the last look has left are not the first of the ranking: their error is that
  // of what was selected, which the answer tells, too.
  if (look_ && (!look_->dropped().empty() || is_plan_better_than_set())) {
    PathPoint selected = point_of(errors_of_selection(), std::ssize(selected_units()));
    const auto place = std::find_if(points.begin(), points.end(), [&](const PathPoint& point) {
      return point.feature_count >= selected.feature_count;
    });
    if (place != points.end() && place->feature_count == selected.feature_count) {
      *place = std::move(selected);
    } else {
      points.insert(place, std::move(selected));
    }
  }
  return points;
}

Message AutomaticStepper::reason() const {
  const std::vector<std::string> titles = titles_of(members_);
  TakenColumns columns{.errors = errors_, .choice = *choice_, .titles = titles};
  columns.of_classes = !trials_->task().classes.empty();
  if (look_) {
    columns.set = &*set_;
    columns.folds_differ = is_plan_better_than_set();
    columns.left = look_->left().size();
    columns.dropped = look_->dropped().size();
    columns.dropped_names = units_in_words(*problem_, units_, look_->dropped());
    columns.error = relative_error(errors_of_selection(), errors_.nothing);
  }
  return why_taken(columns);
}

Result AutomaticStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_.value_or(Outcome{Ending::stopped, {}});
  if (!trials_ || errors_.candidates.empty()) {
    return result;
  }
  result.iterations = trials_->done();
  result.histories = histories_of(scalars(), iterates_);
  result.columns = columns();
  result.figures = {errors_figure(errors_, titles_of(members_), trials_->task(), leading())};
  result.warnings = warnings_;
  for (std::size_t member = 0; member < members_.size(); ++member) {
    if (const Message& why = trials_->troubles()[member]; !why.says_nothing()) {
      result.warnings.push_back(left_out(members_[member], why));
    }
  }
  if (const std::size_t splits = trials_->left_out(); splits > 0) {
    result.warnings.push_back(
        message("automatic.splits_left_out",
                "{1} of {2} divisions of the samples {1:is|are} left out for all methods, as their "
                "errors could not be compared otherwise: {3}",
                splits, trials_->task().splits.size(), trials_->why_left_out()));
  }
  if (trials_->task().thinned) {
    result.warnings.push_back(message("automatic.thinned", "chosen by {1} of the samples",
                                      trials_->task().samples.size()));
  }
  using CountDecidedBy = FeatureSelection::CountDecidedBy;
  if (!choice_) {
    result.objective = 1.0;
    const bool whole = stage_ != Stage::trials;
    result.selection = {
        {},
        whole ? nothing_helps() : nothing_helps_so_far(trials_->done(), trials_->count()),
        CountDecidedBy::held_out};
    return result;
  }
  const Vector errors = errors_of_selection();
  result.objective = relative_error(errors, errors_.nothing);
  result.objective_error =
      error_of_relative(errors, errors_.nothing, tested_over_trained(trials_->task()));
  result.selection = {selection(), reason(), CountDecidedBy::held_out};
  result.predictor = model_;
  if (look_) {
    result.path = path();
  }
  for (Message& category : categories_in_words(*problem_, units_, selected_units())) {
    result.warnings.push_back(std::move(category));
  }
  for (Message& alike : stand_ins_in_words(*problem_, stand_ins(), units_)) {
    result.warnings.push_back(std::move(alike));
  }
  return result;
}

}  // namespace steelyard::automatic
