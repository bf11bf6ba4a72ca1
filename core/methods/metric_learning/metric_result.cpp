// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a training of a map says of the features.

#include <cmath>

#include "core/message.h"
#include "core/methods/metric_learning/metric_figures.h"
#include "core/methods/metric_learning/metric_stepper.h"
#include "core/positions.h"
#include "core/run/snapshot.h"
#include "core/text.h"

namespace steelyard::metric_learning {

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
