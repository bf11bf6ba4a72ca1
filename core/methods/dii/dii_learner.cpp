// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/dii_learner.h"

#include <algorithm>

#include "core/methods/dii/cost.h"
#include "core/methods/dii/dii_stepper.h"
#include "core/methods/dii/early_end.h"
#include "core/problem/kept_inputs.h"

namespace steelyard::dii {
namespace {

/// A task that starts from the solution of a neighbouring task takes a quarter of the epochs.
/// Without a penalty it starts close to its solution and needs only small steps; a penalty must
/// still drive weights to 0.
constexpr std::uint64_t share_of_epochs = 4;
constexpr double free_rate = 1.0 / 3.0;
constexpr double penalised_rate = 0.8;

void shorten(Options& options) {
  options.epochs = std::max<std::uint64_t>(1, options.epochs / share_of_epochs);
  options.warm_restart = false;
  options.learning_rate =
      options.learning_rate.value_or(adam_rate) * (options.l1 > 0.0 ? penalised_rate : free_rate);
}

}  // namespace

std::vector<Index> DiiSubsetFitter::usable() const {
  std::vector<Index> features;
  for (Index feature = 0; feature < dimension(); ++feature) {
    if (shared_->scaling().start[feature] > 0.0) {
      features.push_back(feature);
    }
  }
  return features;
}

std::vector<Index> DiiSubsetFitter::kept() const {
  std::vector<Index> features = kept_inputs(shared_->problem());
  std::erase_if(features,
                [&](Index feature) { return !(shared_->scaling().start[feature] > 0.0); });
  return features;
}

std::span<const ScalarInfo> DiiSubsetFitter::scalars() const { return dii_scalars(); }

double DiiSubsetFitter::seconds_of_task() const {
  return seconds_of_descent(shared_->problem(), shared_->options());
}

bool DiiSubsetFitter::prepare(const std::stop_token& stop) {
  if (!shared_->prepare(stop)) {
    return false;
  }
  const Options& options = shared_->options();
  if (options.optimizer == Optimizer::adam || options.learning_rate || shared_->screened_rate()) {
    return true;
  }
  LearningRateScreen screen(*shared_, shared_->scaling().start);
  while (!screen.finished()) {
    if (!screen.try_next(stop)) {
      return false;
    }
  }
  shared_->keep_screened_rate(screen.best_rate());
  return true;
}

std::unique_ptr<Stepper> DiiSubsetFitter::begin(const LearningTask& task) const {
  const Scaling& scaling = shared_->scaling();
  const Vector all = task.start ? task.start->cwiseProduct(scaling.scale) : scaling.start;
  Vector start = Vector::Zero(all.size());
  for (const Index feature : task.features) {
    start[feature] = all[feature];
  }
  Options options = shared_->options();
  options.l1 = task.penalty.value_or(0.0);
  if (!options.learning_rate) {
    options.learning_rate = shared_->screened_rate();
  }
  if (task.continued) {
    // No narrowing: the neighbour's final width is right from the start.
    options.lambda.held = true;
    shorten(options);
  }
  if (task.useless_above && !task.start && !task.penalty && settles_early(options)) {
    options.useless_above = task.useless_above;
  }
  if (task.penalty) {
    options.constrain_max = true;  // so that a penalty means the same along the whole path
  }
  return with_decays(options, [shared = shared_, start](const Options& with_decay) {
    return std::make_unique<DiiStepper>(shared, with_decay, start);
  });
}

Vector DiiSubsetFitter::comparable(const Vector& weights) const {
  return weights.cwiseProduct(shared_->scaling().scale);
}

bool DiiLearning::is_penalised(const ParameterValues& values) const {
  return options_from(values).l1 > 0.0;
}

std::shared_ptr<SubsetFitter> DiiLearning::begin(ProblemPtr problem, const ParameterValues& values,
                                                 const FitContext& terms) const {
  return std::make_shared<DiiSubsetFitter>(
      std::make_shared<SharedWork>(std::move(problem), options_from(values, terms)));
}

}  // namespace steelyard::dii
