// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/metric_stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "core/message.h"
#include "core/methods/metric_learning/halves_training.h"
#include "core/methods/metric_learning/metric_figures.h"
#include "core/methods/metric_learning/nadaraya_watson_training.h"
#include "core/positions.h"
#include "core/run/figure.h"
#include "core/run/snapshot.h"
#include "core/text.h"

namespace steelyard::metric_learning {
namespace {

Message name_of_stage(std::size_t number) {
  static const std::array<Message, 4> names{
      {{},
       message("stage.learning_map", "learning the map"),
       message("stage.fitting_regression", "fitting the regression"),
       {}}};
  return names.at(number);
}

/// So that a kernel can be chosen where there are no validation samples.
/// \param order  of all samples with a target
void part_for_choosing(TrainingSplit& split, const SampleOrder& order) {
  constexpr std::size_t every = 5;
  TrainingSplit parted;
  if (!order.is_any() && split.training.size() >= every) {
    constexpr std::uint64_t seed = 1;
    const SampleOrder of_training = order_of(order, split.training);
    const auto splits = splits_of(std::ssize(split.training), of_training, every, seed);
    const auto at = [&](Index place) { return split.training[static_cast<std::size_t>(place)]; };
    std::transform(splits.front().train.begin(), splits.front().train.end(),
                   std::back_inserter(parted.training), at);
    std::transform(splits.front().test.begin(), splits.front().test.end(),
                   std::back_inserter(parted.validation), at);
    if (std::ssize(parted.training) > 1) {
      split = std::move(parted);
      return;
    }
    parted = {};
  }
  for (std::size_t k = 0; k < split.training.size(); ++k) {
    (k % every == 0 ? parted.validation : parted.training).push_back(split.training[k]);
  }
  split = std::move(parted);
}

}  // namespace

MetricStepper::MetricStepper(ProblemPtr problem, Regression regression, MetricOptions options)
    : problem_(std::move(problem)),
      regression_(regression),
      options_(std::move(options)),
      training_curve_(
          training_figure(regression == Regression::kernel_ridge, options_.validation > 0.0)) {}

std::span<const ScalarInfo> MetricStepper::scalars() const {
  static const std::array<ScalarInfo, 2> judged{
      {{"validation", "Squared error of the validation samples", true}, {"loss", "Loss", true}}};
  static const std::array<ScalarInfo, 1> plain{{{"loss", "Loss", true}}};
  return options_.validation > 0.0 ? std::span<const ScalarInfo>(judged)
                                   : std::span<const ScalarInfo>(plain);
}

Snapshot MetricStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  bool whole = true;
  switch (stage_) {
    case Stage::start:
      whole = !stop.stop_requested() && begin(stop, snapshot);
      break;
    case Stage::training:
      whole = train(budget, stop, snapshot);
      break;
    default:
      whole = fit(stop, snapshot);
  }
  if (stage_ != Stage::start) {
    show(snapshot);
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  }
  if (stage_ == Stage::done) {
    outcome_.ending = training_->converged() ? Ending::converged : Ending::iteration_limit;
    snapshot.outcome = outcome_;
    snapshot.fraction = 1.0;
  }
  snapshot.stage_number = static_cast<std::size_t>(stage_);
  snapshot.stage = name_of_stage(snapshot.stage_number);
  return snapshot;
}

/// With the validation samples, or a part of the training samples in their place.
TrainingSplit MetricStepper::parts() const {
  TrainingSplit parts = split_;
  if (parts.validation.empty()) {
    part_for_choosing(parts, order_);
  }
  return parts;
}

Samples MetricStepper::held() const { return table_.at(parts().validation); }

/// Takes the scaling in which a kernel ridge regression at the start predicts better.
bool MetricStepper::choose_scaling(const std::stop_token& stop) {
  std::optional<KernelFound> best;
  const std::vector<Index> samples = samples_with_target(*problem_);
  order_ = order_of(problem_->order, samples);
  split_ = training_split(options_, std::ssize(samples), order_);
  options_.plan.order = order_of(order_, split_.training);
  const TrainingSplit split = parts();
  for (const InputScaling scaling : {InputScaling::together, InputScaling::each}) {
    if (options_.scaling && *options_.scaling != scaling) {
      continue;
    }
    RegressionTable table = regression_table(*problem_, scaling, split_.training);
    const Samples training = table.at(split.training);
    std::optional<Vector> known = problem_->known_weights;
    if (known) {
      *known = (table.factor.array() > 0.0)
                   .select(known->array() / table.factor.array().max(1e-300), 0.0);
    }
    const MetricMap start = starting_map(options_, training.inputs, known);
    KernelWish wish = options_.wish;
    if (wish.sigma) {
      *wish.sigma *= median_distance(start, training.inputs);
    }
    const auto found =
        choose_kernel(training, table.at(split.validation), start, wish, KernelSearch::quick, stop);
    if (found && (!best || found->error < best->error)) {
      best = found;
      table_ = std::move(table);
      start_ = start;
      kernel_ = found->kernel;
    }
  }
  if (!best && !stop.stop_requested()) {
    outcome_ = {Ending::failed,
                message("metric_learning.no_kernel",
                        "no kernel predicts anything at the start: is the target finite, and do "
                        "inputs vary?")};
  }
  return best.has_value();
}

bool MetricStepper::make_training(const std::stop_token& stop) {
  Samples training = table_.at(split_.training);
  Samples validation = table_.at(split_.validation);
  if (regression_ == Regression::kernel_ridge) {
    const double ridge = options_.wish.ridge ? kernel_.ridge : ridge_of_learning(kernel_.ridge);
    training_ = std::make_unique<HalvesTraining>(
        std::move(training), std::move(validation), start_,
        KernelWidth::of_height_one(kernel_.sigma, ridge), options_.plan, kernel_,
        KernelWish{options_.wish.sigma ? std::optional(kernel_.sigma) : std::nullopt,
                   options_.wish.ridge ? std::optional(kernel_.ridge) : std::nullopt});
    return true;
  }
  std::optional<double> sigma;
  if (options_.wish.sigma) {
    sigma = kernel_.sigma;
  } else {
    sigma = choose_smoothing_width(training, start_, stop);
  }
  if (!sigma) {
    return false;
  }
  training_ = std::make_unique<NadarayaWatsonTraining>(
      std::move(training), std::move(validation), MetricMap{start_.shape, start_.values / *sigma},
      options_.plan);
  return true;
}

bool MetricStepper::begin(const std::stop_token& stop, Snapshot& snapshot) {
  if (!choose_scaling(stop) || !make_training(stop)) {
    return false;
  }
  const MetricTraining::Step step = training_->step(stop);
  if (step == MetricTraining::Step::stopped || step == MetricTraining::Step::failed) {
    if (step == MetricTraining::Step::failed) {
      outcome_ = {Ending::failed, training_->reason()};
    }
    return false;
  }
  snapshot.appended.figures.push_back(training_curve_);
  stage_ = step == MetricTraining::Step::finished ? Stage::fitting : Stage::training;
  note(snapshot);
  return true;
}

bool MetricStepper::train(Budget budget, const std::stop_token& stop, Snapshot& snapshot) {
  for (std::size_t k = 0; k < budget.iterations && stage_ == Stage::training; ++k) {
    const MetricTraining::Step step = training_->step(stop);
    if (step == MetricTraining::Step::stopped) {
      return false;
    }
    if (step == MetricTraining::Step::failed) {
      outcome_ = {Ending::failed, training_->reason()};
      return false;
    }
    if (step == MetricTraining::Step::finished) {
      stage_ = Stage::fitting;
    }
    if (iterates_.back().iteration < training_->state().iteration) {
      note(snapshot);
    }
  }
  return true;
}

void MetricStepper::note(Snapshot& snapshot) {
  const TrainingState& state = training_->state();
  const bool ridge = regression_ == Regression::kernel_ridge;
  // A map is judged at the end of a shuffle; between, the last error stands.
  const double judged = ridge ? state.refitted : state.validation;
  last_refitted_ = std::isfinite(judged) ? judged : last_refitted_;
  std::vector<double> scalars{state.loss};
  if (options_.validation > 0.0) {
    scalars.insert(scalars.begin(), last_refitted_);
  }
  iterates_.push_back({state.iteration, std::move(scalars), {}});
  snapshot.appended.iterates.push_back(iterates_.back());
  for (FigurePoint& point : training_points(state, ridge)) {
    auto& lines = lines_of(training_curve_);
    const auto line = std::find_if(lines.begin(), lines.end(),
                                   [&](const FigureLine& one) { return one.name == point.line; });
    if (line != lines.end()) {
      append_point(*line, point.x, point.y);
      snapshot.appended.figure_points.push_back(std::move(point));
    }
  }
}

/// What the window looks at.
void MetricStepper::show(Snapshot& snapshot) const {
  snapshot.iteration = training_->state().iteration;
  snapshot.fraction = 0.95 * training_->fraction();
  snapshot.space = space_of(stage_ == Stage::training ? training_->current() : training_->best());
}

/// What the same regression makes of the inputs without a map.
bool MetricStepper::compare_with_inputs(const Samples& training, const Samples& held,
                                        const std::stop_token& stop) {
  const MetricMap inputs{MapShape::diagonal, Vector::Ones(training.inputs.rows())};
  const auto found = choose_kernel(training, held, inputs, {}, KernelSearch::thorough, stop);
  const auto model = found ? fit_kernel_ridge(training, inputs, found->kernel, stop) : std::nullopt;
  const Matrix predicted = model ? model->predict(held.inputs, stop) : Matrix();
  if (predicted.rows() == held.count()) {
    error_of_inputs_ = mean_squared_error(predicted, held.targets);
  }
  return !stop.stop_requested();
}

bool MetricStepper::fit(const std::stop_token& stop, Snapshot& snapshot) {
  TrainedMap best = training_->best();
  const TrainingSplit split = parts();
  const Samples training = table_.at(split.training);
  const Samples asked = table_.at(split.validation);
  const auto found = choose_kernel(training, asked, best.map, {}, KernelSearch::thorough, stop);
  const auto judged =
      found ? fit_kernel_ridge(training, best.map, found->kernel, stop) : std::nullopt;
  if (stop.stop_requested() || !compare_with_inputs(training, asked, stop)) {
    return false;
  }
  if (judged) {
    const Matrix predicted = judged->predict(asked.inputs, stop);
    const std::vector<Index> all = all_positions(std::ssize(table_.samples));
    auto model = fit_kernel_ridge(table_.at(all), best.map, judged->kernel, stop);
    if (predicted.rows() != asked.count() || !model) {
      return stop.stop_requested() ? false : (stage_ = Stage::done, true);
    }
    error_of_map_ = mean_squared_error(predicted, asked.targets);
    predicted_ =
        predicted_figure(predicted, asked.targets, table_.targets, !split_.validation.empty());
    predictor_ = std::make_shared<const MetricPredictor>(std::move(*model), table_);
  }
  stage_ = Stage::done;
  for (Figure& figure : figures_of_map()) {
    snapshot.appended.figures.push_back(std::move(figure));
  }
  return true;
}

/// For inputs as they are, and for a kernel whose width is 1.
Matrix MetricStepper::map_in_units(const TrainedMap& trained) const {
  return trained.map.matrix() * (table_.factor / trained.sigma).asDiagonal();
}

LearnedSpace MetricStepper::space_of(const TrainedMap& trained) const {
  if (trained.map.shape == MapShape::diagonal) {
    return Vector(trained.map.values.col(0).cwiseAbs().cwiseProduct(table_.factor) / trained.sigma);
  }
  return LearnedSpace::of_map(map_in_units(trained));
}

std::vector<Figure> MetricStepper::figures_of_map() const {
  constexpr Index most_inputs = 3000;  // of a diagonal map, which is as large as its inputs squared
  std::vector<Figure> figures;
  const TrainedMap& best = training_->best();
  std::vector<Index> all = all_positions(problem_->dimension());
  const std::vector<std::string> names = names_of(*problem_, all);
  if (best.map.shape == MapShape::full || problem_->dimension() <= most_inputs) {
    const Matrix map = map_in_units(best);
    const Vector& deviations = problem_->inputs.spread().deviations;
    figures.push_back(metric_figure(map, deviations, names));
    figures.push_back(eigenvalues_figure(map, deviations));
    if (problem_->dimension() == 2) {
      figures.push_back(ellipse_figure(map, problem_->inputs, names));
    }
  }
  if (predicted_) {
    figures.push_back(*predicted_);
  }
  return figures;
}

std::vector<Message> MetricStepper::warnings() const {
  std::vector<Message> all;
  if (split_.validation.empty()) {
    all.push_back(message("metric.no_validation",
                          "all samples were learned from (validation 0): how well others are "
                          "predicted is not known; a check on samples that are left out says it"));
  } else if (error_of_map_ && error_of_inputs_) {
    all.push_back(message("metric.validation_error",
                          "squared error of the validation samples, in variances of the target: "
                          "{1} with the map, {2} with the inputs as they are. The map was not "
                          "trained on them, but iteration and kernel were chosen by them: samples "
                          "that nothing has seen have larger errors",
                          short_text(*error_of_map_, 3), short_text(*error_of_inputs_, 3)));
    if (*error_of_map_ >= *error_of_inputs_) {
      all.push_back(message("metric.no_better_than_inputs",
                            "the learned map predicts no better than the inputs as they are"));
    }
    if (*error_of_map_ >= 1.0) {
      all.push_back(
          message("metric.no_better_than_mean",
                  "it predicts no better than the mean of the target: nothing was learned"));
    }
  }
  if (training_->best().iteration == 0 && training_->state().iteration > 0) {
    all.push_back(
        message("metric.start_is_best", "no iteration was better than the start, which is kept"));
  }
  return all;
}

std::vector<Finding> MetricStepper::findings() const {
  if (split_.validation.empty() || !error_of_map_ || !error_of_inputs_) {
    return {};
  }
  const std::size_t samples = split_.validation.size();
  const std::string unit = "variances of the target";
  std::vector<Finding> found;
  found.push_back(
      {.id = "validation_error",
       .title = message("metric.error_of_map", "squared validation error with the map"),
       .value = *error_of_map_,
       .unit = unit,
       .better = Better::lower,
       .measured_on =
           message("metric.chosen_iteration_and_kernel",
                   "{1} validation {1:sample|samples}, by which iteration and kernel were chosen",
                   samples)});
  found.push_back(
      {.id = "validation_error_of_inputs",
       .title = message("metric.error_of_inputs",
                        "squared validation error with the inputs as they are"),
       .value = *error_of_inputs_,
       .unit = unit,
       .better = Better::lower,
       .measured_on =
           message("metric.chosen_kernel",
                   "{1} validation {1:sample|samples}, by which the kernel was chosen", samples)});
  return found;
}

Result MetricStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  if (iterates_.empty()) {
    return result;
  }
  const TrainedMap& best = training_->best();
  result.iterations = training_->state().iteration;
  result.objective = best.error;
  result.space = space_of(best);
  const Vector reach = result.space.reach();
  result.columns = weight_columns(problem_->inputs, reach);
  FeatureColumn diagonal{"metric_diagonal", "Diagonal of A'A",
                         "Squared distance that one unit of the input makes, in widths of the "
                         "kernel",
                         ValueKind::score};
  for (Index input = 0; input < reach.size(); ++input) {
    diagonal.values.push_back(reach[input] * reach[input]);
  }
  result.columns.push_back(std::move(diagonal));
  result.histories = histories_of(scalars(), iterates_);
  result.predictor = predictor_;
  result.warnings = warnings();
  result.findings = findings();
  result.figures = {training_curve_};
  if (stage_ == Stage::done) {
    for (Figure& figure : figures_of_map()) {
      result.figures.push_back(std::move(figure));
    }
  }
  return result;
}

}  // namespace steelyard::metric_learning
