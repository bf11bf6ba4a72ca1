// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/forest_stepper.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/methods/baselines/forest_predictor.h"
#include "core/parallel.h"
#include "core/run/snapshot.h"

namespace steelyard::baselines {
namespace {

/// The permutation importance of the varying columns against their impurity importance.
Figure importances_figure(const Vector& permutation, const Vector& impurity, const Problem& problem,
                          const std::vector<Index>& varying) {
  const double total = impurity.sum() > 0.0 ? impurity.sum() : 1.0;
  FigurePoints points;
  points.points = names_of(problem, varying);
  for (const Index column : varying) {
    points.x.push_back(impurity[column] / total);
    points.y.push_back(permutation[column]);
  }
  Figure figure{"importances", "The two importances",
                "A column far to the right but low is used in many splits without helping to "
                "predict: often noise with many values."};
  figure.places = {FigurePlace::learn};
  figure.x = {.title = "Impurity importance", .low = 0.0};
  figure.y = {.title = "Permutation importance"};
  figure.shape = PointsShape{{std::move(points)}};
  figure.thresholds = {{"of no use", 0.0}};
  return figure;
}

/// Predictions by the trees that have not seen a sample against its true value.
/// \param targets  one column of numbers
Figure out_of_bag_figure(const OutOfBagError& out_of_bag, const Targets& targets) {
  constexpr Index most = 2000;
  const Index step = (targets.values.rows() + most - 1) / most;
  FigureLine points{"samples"};
  points.joined = false;
  const auto in_units = [&](double value) {
    return value * targets.deviations[0] + targets.means[0];
  };
  for (Index sample = 0; sample < targets.values.rows(); sample += step) {
    if (out_of_bag.is_known(sample)) {
      points.x.push_back(in_units(targets.values(sample, 0)));
      points.y.push_back(in_units(out_of_bag.prediction(sample).front()));
    }
  }
  const double low = in_units(targets.values.minCoeff());
  const double high = in_units(targets.values.maxCoeff());
  FigureLine perfect{"as it is", {low, high}, {low, high}};
  perfect.reference = true;
  Figure figure{"predicted", "Predicted against true",
                "Each sample as the trees predict it that have not seen it: the closer to the "
                "line, the better."};
  figure.x = {.title = "True " + targets.names.front()};
  figure.y = {.title = "Predicted " + targets.names.front()};
  figure.shape = LinesShape{{std::move(perfect), std::move(points)}};
  return figure;
}

}  // namespace

std::span<const ScalarInfo> ForestStepper::scalars() const {
  static const std::array<ScalarInfo, 1> infos{
      {{"out_of_bag_error", "Held-out error of the trees", false, false,
        "The trees predict each sample that they have not seen: the error is squared, in variances "
        "of the target; of classes, it is the share of wrong ones."}}};
  return infos;
}

bool ForestStepper::begin(const std::stop_token& stop) {
  auto forest = std::ssize(samples_with_target(*problem_)) > most_tree_samples
                    ? std::optional(large_forest_problem(*problem_))
                    : forest_problem(*problem_, stop);
  if (!forest) {
    return false;
  }
  forest_ = std::move(*forest);
  const TreeTarget& target = forest_->table.target;
  plan_ = tree_plan(options_, std::ssize(forest_->varying), target.has_classes());
  out_of_bag_.emplace(target);
  permutation_.emplace(problem_->dimension());
  impurity_.emplace(problem_->dimension());
  iterates_.push_back({0, {out_of_bag_->error_without_trees()}, {}});
  return true;
}

Snapshot ForestStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  snapshot.stage = message("stage.growing_trees", "growing trees");
  snapshot.stage_number = 1;
  const bool first = !forest_;
  const bool whole = first ? !stop.stop_requested() && begin(stop) : grow(budget, stop, snapshot);
  if (whole && first) {
    snapshot.appended.iterates = iterates_;
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  }
  if (grown() > 0) {
    snapshot.leading = columns().front();
  }
  snapshot.iteration = static_cast<std::uint64_t>(grown());
  snapshot.fraction = static_cast<double>(grown()) / static_cast<double>(options_.trees);
  if (grown() == options_.trees) {
    outcome_ = {Ending::converged, {}};
    snapshot.outcome = outcome_;
  }
  return snapshot;
}

std::optional<std::vector<ForestTree>> ForestStepper::further_trees(
    Index count, const std::stop_token& stop) const {
  const auto first = static_cast<std::uint64_t>(grown());
  return is_large() ? forest_trees(TreeSource{*problem_, forest_->samples, forest_->table}, plan_,
                                   options_.seed, first, count, stop)
                    : forest_trees(forest_->table, plan_, options_.seed, first, count, stop);
}

/// At least one tree a thread is grown at a time, however few are asked for: the others wait.
bool ForestStepper::grow(Budget budget, const std::stop_token& stop, Snapshot& snapshot) {
  if (stop.stop_requested()) {
    return false;
  }
  if (ready_.empty()) {
    const auto wanted = static_cast<Index>(std::max(budget.iterations, most_threads()));
    auto trees = further_trees(std::min(wanted, options_.trees - grown()), stop);
    if (!trees) {
      return false;
    }
    ready_.assign(std::make_move_iterator(trees->begin()), std::make_move_iterator(trees->end()));
  }
  for (std::size_t k = 0; k < budget.iterations && !ready_.empty(); ++k) {
    take(std::move(ready_.front()));
    ready_.pop_front();
    snapshot.appended.iterates.push_back(iterates_.back());
  }
  return true;
}

void ForestStepper::take(ForestTree tree) {
  out_of_bag_->add(tree);
  permutation_->add(tree.look.importance);
  impurity_->add(tree.impurity);
  trees_.push_back(std::move(tree.tree));
  iterates_.push_back({static_cast<std::uint64_t>(grown()), {out_of_bag_->error()}, {}});
}

std::vector<FeatureColumn> ForestStepper::columns() const {
  const bool permuted = options_.importance == Importance::permutation;
  const MeanOfTrees& leading = permuted ? *permutation_ : *impurity_;
  const auto values_of = [](const Vector& of) { return std::vector<double>(of.begin(), of.end()); };
  FeatureColumn permutation{
      "permutation_importance", "Permutation importance",
      forest_->table.target.has_classes()
          ? "By how much the share of wrong classes grows where the column is permuted, in samples "
            "that a tree has not seen; noise is around 0"
          : "By how much the squared error grows where the column is permuted, in samples that a "
            "tree has not seen, in variances of the target; noise is around 0",
      ValueKind::signed_score, values_of(permutation_->mean())};
  const double total = impurity_->mean().sum();
  FeatureColumn impurity{
      "impurity_importance", "Impurity importance",
      "Share in what the splits reduced, all columns together 1; favours columns "
      "with many values, even of noise",
      ValueKind::score, values_of(impurity_->mean() / (total > 0.0 ? total : 1.0))};
  FeatureColumn error{"importance_error", "Standard error",
                      "Of the importance that ranks, over the trees", ValueKind::error,
                      values_of(leading.standard_error())};
  FeatureColumn& first = permuted ? permutation : impurity;
  first.values = with_constant_last(leading.mean(), forest_->varying);
  if (!permuted && total > 0.0) {
    first.values = with_constant_last(impurity_->mean() / total, forest_->varying);
  }
  first.help += "; constant columns are put below all others";
  return permuted ? std::vector{permutation, error, impurity}
                  : std::vector{impurity, error, permutation};
}

std::vector<Figure> ForestStepper::figures() const {
  std::vector<Figure> all{
      importances_figure(permutation_->mean(), impurity_->mean(), *problem_, forest_->varying)};
  if (!forest_->table.target.has_classes() && forest_->table.target.count == 1) {
    all.push_back(out_of_bag_figure(*out_of_bag_, forest_->targets));
  }
  return all;
}

std::vector<Message> ForestStepper::warnings() const {
  std::vector<Message> all = forest_warnings(*forest_, *problem_);
  if (is_large()) {
    all.push_back(message("forest.some_samples",
                          "each tree is grown and judged on {1} of the {2} samples, drawn anew for "
                          "each tree",
                          most_tree_samples, forest_->table.samples));
  }
  if (out_of_bag_->error() >= out_of_bag_->error_without_trees()) {
    all.push_back(forest_->table.target.has_classes()
                      ? message("forest.no_better_than_class",
                                "the forest predicts no better than the most frequent class: its "
                                "importances say little")
                      : message("forest.no_better_than_mean",
                                "the forest predicts no better than the mean of the target: its "
                                "importances say little"));
  }
  Index unknown = 0;
  for (Index sample = 0; sample < forest_->table.samples; ++sample) {
    unknown += out_of_bag_->is_known(sample) ? 0 : 1;
  }
  if (unknown > 0 && !is_large()) {
    all.push_back(message("forest.in_every_tree",
                          "{1} {1:sample is|samples are} in every tree, so without a part in the "
                          "error; more trees help",
                          unknown));
  }
  return all;
}

Result ForestStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  if (trees_.empty()) {
    return result;
  }
  result.iterations = static_cast<std::uint64_t>(grown());
  result.objective = out_of_bag_->error();
  result.columns = columns();
  result.histories = histories_of(scalars(), iterates_);
  result.figures = figures();
  result.warnings = warnings();
  result.predictor = std::make_shared<const ForestPredictor>(trees_, forest_->targets);
  return result;
}

}  // namespace steelyard::baselines
