// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_stepper.h"

#include <array>
#include <cmath>
#include <utility>

#include "core/message.h"
#include "core/methods/sobolev/fourier_features.h"
#include "core/methods/sobolev/hermite_features.h"

namespace steelyard::sobolev {
namespace {

/// As many inputs of equal importance would have this entropy.
double effective_count(const Vector& importance) {
  double entropy = 0.0;
  for (const double share : importance) {
    entropy -= share > 0.0 ? share * std::log(share) : 0.0;
  }
  return std::exp(entropy);
}

std::shared_ptr<const ConvexFeatures> features_of(const ConvexOptions& options,
                                                  const ConvexTable& table,
                                                  const std::stop_token& stop) {
  if (options.map == CriticMap::additive) {
    return HermiteFeatures::make(table, stop);
  }
  const Matrix& targets = table.targets.values;
  return FourierFeatures::make(
      fourier_frequencies(options.frequencies, table.inputs, targets.cols()), table.inputs, targets,
      stop);
}

}  // namespace

ConvexStepper::ConvexStepper(ProblemPtr problem, ConvexOptions options)
    : problem_(std::move(problem)), options_(options) {}

std::span<const ScalarInfo> ConvexStepper::scalars() const {
  static const std::array<ScalarInfo, 3> all{
      {{"criterion", "Minus the criterion"},
       {"difference", "Critic: mean of true pairs less that of mixed pairs"},
       {"effective_count", "Effective number of importances"}}};
  return all;
}

Snapshot ConvexStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  bool whole = true;
  if (!training_) {
    whole = !stop.stop_requested() && begin(stop);
    if (whole) {
      note(snapshot);
    }
  } else {
    whole = train(budget, stop, snapshot);
  }
  if (training_) {
    snapshot.iteration = training_->iteration();
    snapshot.fraction =
        static_cast<double>(training_->iteration()) / static_cast<double>(options_.plan.iterations);
    snapshot.leading = columns().front();
    snapshot.selection = selection().features;
    snapshot.appended.figures.push_back(paths_.figure(training_->importance(), names_));
    snapshot.stage = message("stage.critic_and_importances", "finding critic and importances");
    snapshot.stage_number = 1;
    if (whole && training_->is_done()) {
      outcome_.ending = training_->converged() ? Ending::converged : Ending::iteration_limit;
      snapshot.fraction = 1.0;
      snapshot.stage = {};
      snapshot.outcome = outcome_;
    }
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  }
  return snapshot;
}

bool ConvexStepper::begin(const std::stop_token& stop) {
  table_ = convex_table(*problem_);
  names_ = names_of(*problem_, table_.varying);
  if (table_.varying.empty()) {
    outcome_ = {Ending::failed, message("convex_critic.nothing_varies",
                                        "no input varies among the samples that have a target")};
    return false;
  }
  auto features = features_of(options_, table_, stop);
  if (!features) {
    return false;
  }
  training_.emplace(std::move(features),
                    FeatureGroups(*problem_, options_.grouped).of(table_.varying), options_.plan);
  return true;
}

bool ConvexStepper::train(Budget budget, const std::stop_token& stop, Snapshot& snapshot) {
  for (std::size_t k = 0; k < budget.iterations && !training_->is_done(); ++k) {
    const auto step = training_->step(stop);
    if (step == ConvexTraining::Step::failed) {
      outcome_ = {Ending::failed,
                  message("convex_critic.not_positive",
                          "the matrix of the critic is not positive, whatever tau: are all numbers "
                          "of a reasonable size?")};
    }
    if (step != ConvexTraining::Step::done) {
      return false;
    }
    note(snapshot);
  }
  return true;
}

void ConvexStepper::note(Snapshot& snapshot) {
  paths_.note(training_->iteration(), training_->importance());
  iterates_.push_back(
      {training_->iteration(),
       {training_->objective(), training_->difference(), effective_count(training_->eta())},
       {}});
  snapshot.appended.iterates.push_back(iterates_.back());
}

}  // namespace steelyard::sobolev
