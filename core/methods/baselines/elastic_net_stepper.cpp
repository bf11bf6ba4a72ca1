// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/elastic_net_stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <utility>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/methods/baselines/linear_predictor.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"
#include "core/run/snapshot.h"
#include "core/text.h"

namespace steelyard::baselines {
namespace {

Message name_of_stage(std::size_t number) {
  static const std::array<Message, 4> names{
      {{},
       message("stage.covariances", "covariances"),
       message("stage.falling_penalties", "falling penalties"),
       {}}};
  return names.at(number);
}

const std::string chosen_line = "chosen";

/// Inputs by falling |b|, over all targets.
std::vector<Index> largest_first(const Vector& sizes) {
  return falling(positions_above_zero(sizes), sizes);
}

Figure error_figure(const ElasticNetPath& path) {
  FigureLine line{"error"};
  for (Index k = 0; k < path.done(); ++k) {
    line.x.push_back(path.penalties()[static_cast<std::size_t>(k)]);
    line.y.push_back(path.error(k));
    line.low.push_back(path.error(k) - path.standard_error(k));
    line.high.push_back(path.error(k) + path.standard_error(k));
  }
  Figure figure{"cross-validation", "Squared error over folds",
                "Of the folds that a model has not seen, with one standard error; the penalty is "
                "chosen by it. 1 is no better than the mean of the target; held-out errors are "
                "roots of such."};
  figure.x = {.title = "Penalty", .logarithmic = true};
  figure.y = {.title = "Squared error", .unit = "variances"};
  figure.shape = LinesShape{{std::move(line)}};
  return figure;
}

}  // namespace

ElasticNetStepper::ElasticNetStepper(ProblemPtr problem, const ElasticNetOptions& options)
    : problem_(std::move(problem)), options_(options) {}

std::span<const ScalarInfo> ElasticNetStepper::scalars() const {
  static const std::array<ScalarInfo, 1> error{
      {{"error", "Squared error over folds, in variances of the target", true, true}}};
  return error;
}

/// Column by column, so that a large table does not keep a person waiting for a stop.
std::optional<Matrix> ElasticNetStepper::scaled_inputs(const std::vector<Index>& samples,
                                                       const std::stop_token& stop) {
  const Index dimension = problem_->dimension();
  Matrix inputs(std::ssize(samples), dimension);
  centre_ = deviations_ = factor_ = Vector::Zero(dimension);
  for (Index input = 0; input < dimension; ++input) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    auto values = inputs.col(input);
    values = problem_->inputs.col(input)(samples);
    const auto [means, deviations] = column_spread(values);
    centre_[input] = means[0];
    if (deviations[0] > 1e-12 * std::abs(means[0])) {
      deviations_[input] = deviations[0];
      factor_[input] = options_.standardise ? 1.0 / deviations[0] : 1.0;
    }
    values.array() -= centre_[input];
    values *= factor_[input];
  }
  return inputs;
}

bool ElasticNetStepper::prepare(const std::stop_token& stop) {
  const std::vector<Index> samples = samples_with_target(*problem_);
  targets_ = targets_of_samples(*problem_, samples);
  auto inputs = scaled_inputs(samples, stop);
  if (!inputs) {
    return false;
  }
  const Index count = std::ssize(samples);
  const SampleOrder order = order_of(problem_->order, samples);
  const Folds folds = options_.shuffled
                          ? folds_of(count, order, options_.folds, options_.seed)
                          : folds_in_rows(count, order, options_.folds, options_.seed);
  if (stop.stop_requested()) {
    return false;
  }
  // Of two classes, one column is the other's negative.
  const Matrix wanted =
      targets_.classes.size() == 2U ? Matrix(targets_.values.rightCols(1)) : targets_.values;
  auto table = elastic_net_table(*inputs, wanted, folds, stop);
  inputs.reset();
  if (stop.stop_requested()) {
    return false;
  }
  path_ = std::make_unique<ElasticNetPath>(std::move(table), options_.plan);
  return path_->prepare(stop);
}

bool ElasticNetStepper::advance_path(Budget budget, const std::stop_token& stop,
                                     Snapshot& snapshot) {
  const Index before = path_->done();
  if (!path_->advance(static_cast<Index>(budget.iterations), stop)) {
    return false;
  }
  for (Index k = before; k < path_->done(); ++k) {
    iterates_.push_back({static_cast<std::uint64_t>(k), {path_->error(k)}, {}});
    snapshot.appended.iterates.push_back(iterates_.back());
  }
  snapshot.appended.path = path_points(before);
  return true;
}

Snapshot ElasticNetStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  bool whole = true;
  if (stage_ == Stage::start) {
    stage_ = Stage::covariances;
  } else if (stage_ == Stage::covariances) {
    whole = prepare(stop);
    stage_ = whole ? Stage::path : stage_;
  } else {
    whole = advance_path(budget, stop, snapshot);
    stage_ = whole && path_->is_over() ? Stage::done : stage_;
  }
  if (has_solution()) {
    snapshot.iteration = static_cast<std::uint64_t>(path_->done() - 1);
    snapshot.fraction =
        static_cast<double>(path_->done()) / static_cast<double>(path_->penalties().size());
    snapshot.leading = columns().front();
    snapshot.selection = selection().features;
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  }
  if (stage_ == Stage::done) {
    outcome_ = {Ending::converged, {}};
    snapshot.outcome = outcome_;
    snapshot.fraction = 1.0;
    snapshot.appended.figures = figures();
  }
  snapshot.stage_number = static_cast<std::size_t>(stage_);
  snapshot.stage = name_of_stage(snapshot.stage_number);
  return snapshot;
}

std::vector<FeatureColumn> ElasticNetStepper::columns() const {
  const Matrix slopes = path_->slopes(path_->chosen());
  // Slopes of inputs as the solver sees them, then in standard deviations.
  const Vector spread = deviations_.cwiseProduct(factor_);
  const Vector sizes = (spread.asDiagonal() * slopes).rowwise().norm();
  std::vector<FeatureColumn> all{
      {"coefficient_size",
       "|Coefficient|",
       "Of input and target in standard deviations; over several targets or classes, the root of "
       "the sum of squares",
       ValueKind::score,
       {sizes.begin(), sizes.end()}}};
  if (slopes.cols() == 1) {
    const double unit = targets_.deviations[targets_.deviations.size() - 1];
    const Vector in_units = unit * slopes.col(0).cwiseProduct(factor_);
    all.push_back({"coefficient",
                   "Coefficient",
                   targets_.classes.empty()
                       ? "What one unit of the input adds to the prediction, in the target's unit"
                       : "What one unit of the input adds to the share of class " +
                             in_quotes(targets_.names.back()),
                   ValueKind::signed_score,
                   {in_units.begin(), in_units.end()}});
  }
  return all;
}

FeatureSelection ElasticNetStepper::selection() const {
  const std::vector<double> sizes = columns().front().values;
  return {largest_first(Eigen::Map<const Vector>(sizes.data(), std::ssize(sizes))),
          options_.plan.penalty ? message("elastic_net.rule_of_given_penalty",
                                          "coefficients that are not zero at the penalty given")
                                : message("elastic_net.rule_of_chosen_penalty",
                                          "coefficients that are not zero at the penalty chosen by "
                                          "cross-validation")};
}

std::vector<PathPoint> ElasticNetStepper::path_points(Index first) const {
  std::vector<PathPoint> points;
  for (Index k = first; k < path_->done(); ++k) {
    const Matrix slopes = deviations_.cwiseProduct(factor_).asDiagonal() * path_->slopes(k);
    PathPoint point;
    point.selection = largest_first(slopes.rowwise().norm());
    point.feature_count = std::ssize(point.selection);
    point.objective = path_->error(k);
    point.error = path_->standard_error(k);
    point.penalty = path_->penalties()[static_cast<std::size_t>(k)];
    point.label = "penalty " + short_text(*point.penalty, 3);
    if (point.feature_count > 0) {
      points.push_back(std::move(point));
    }
  }
  return points;
}

std::vector<Figure> ElasticNetStepper::figures() const {
  if (options_.plan.penalty) {
    return {};
  }
  const Index chosen = path_->chosen();
  const Threshold at{chosen_line, path_->penalties()[static_cast<std::size_t>(chosen)], true};
  Figure errors = error_figure(*path_);
  errors.thresholds.push_back(at);

  constexpr std::size_t most_lines = 20;
  const Vector spread = deviations_.cwiseProduct(factor_);
  Matrix sizes(problem_->dimension(), path_->done());
  const bool is_signed = path_->targets() == 1;
  for (Index k = 0; k < path_->done(); ++k) {
    const Matrix slopes = spread.asDiagonal() * path_->slopes(k);
    sizes.col(k) = is_signed ? Vector(slopes.col(0)) : Vector(slopes.rowwise().norm());
  }
  std::vector<Index> shown = largest_first(sizes.cwiseAbs().rowwise().maxCoeff());
  const std::vector<double> now = columns().front().values;
  shown = falling(std::move(shown), Eigen::Map<const Vector>(now.data(), std::ssize(now)));
  shown.resize(std::min(shown.size(), most_lines));
  LinesShape lines;
  for (const Index input : shown) {
    FigureLine line{problem_->features[static_cast<std::size_t>(input)].name};
    for (Index k = 0; k < path_->done(); ++k) {
      line.x.push_back(path_->penalties()[static_cast<std::size_t>(k)]);
      line.y.push_back(sizes(input, k));
    }
    lines.lines.push_back(std::move(line));
  }
  if (lines.lines.empty()) {
    return {errors};
  }
  Figure paths{"coefficients", "Coefficients",
               "From right to left, the penalty falls and inputs come in. Those with the largest "
               "coefficients at the chosen penalty, in standard deviations."};
  paths.places = {FigurePlace::learn, FigurePlace::search};
  paths.x = {.title = "Penalty", .logarithmic = true};
  paths.y = {.title = is_signed ? "Coefficient" : "Size of the coefficients"};
  paths.shape = std::move(lines);
  paths.thresholds.push_back(at);
  return {errors, paths};
}

std::vector<Message> ElasticNetStepper::warnings() const {
  std::vector<Message> all;
  std::vector<Index> constant;
  for (Index input = 0; input < factor_.size(); ++input) {
    if (factor_[input] == 0.0) {
      constant.push_back(input);
    }
  }
  if (!constant.empty()) {
    all.push_back(message("elastic_net.constant", "constant, so with a coefficient of 0: {1}",
                          names_in_words(*problem_, constant)));
  }
  if (selection().features.empty()) {
    all.push_back(options_.plan.penalty
                      ? message("elastic_net.penalty_too_strong",
                                "the penalty given is so strong that all coefficients are 0: a "
                                "smaller one, or none given, may keep some")
                      : message("elastic_net.no_model",
                                "no linear model predicts better than the mean of the target: all "
                                "coefficients are 0"));
  }
  const bool has_all = path_->done() == std::ssize(path_->penalties());
  if (has_all && path_->done() > 1 && path_->chosen() + 1 == path_->done()) {
    all.push_back(message("elastic_net.smallest_penalty",
                          "the smallest penalty predicts best: a smaller one may be better still"));
  }
  if (path_->rough() > 0) {
    all.push_back(message("elastic_net.rough",
                          "{1} {1:model|models} along the path not solved to the last digits: "
                          "inputs say nearly the same",
                          path_->rough()));
  }
  return all;
}

Result ElasticNetStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  if (!has_solution()) {
    return result;
  }
  const Index chosen = path_->chosen();
  result.iterations = static_cast<std::uint64_t>(path_->done() - 1);
  result.objective = path_->error(chosen);
  result.objective_error = path_->standard_error(chosen);
  result.columns = columns();
  result.selection = selection();
  result.path = path_points(0);
  const double penalty = path_->penalties()[static_cast<std::size_t>(chosen)];
  for (std::size_t k = 0; k < result.path.size(); ++k) {
    if (result.path[k].penalty == penalty) {
      result.suggested_path_point = k;
      const std::string text = short_text(penalty, 3);
      result.suggestion =
          options_.plan.one_standard_error
              ? message("elastic_net.largest_penalty",
                        "The penalty {1} is the largest whose error is within one standard error "
                        "of the lowest.",
                        text)
              : message("elastic_net.best_penalty",
                        "The penalty {1} predicts the folds best that were left out.", text);
    }
  }
  result.histories = histories_of(scalars(), iterates_);
  result.figures = figures();
  result.warnings = warnings();
  result.predictor = std::make_shared<const LinearPredictor>(
      factor_.asDiagonal() * path_->slopes(chosen), centre_, targets_);
  return result;
}

}  // namespace steelyard::baselines
