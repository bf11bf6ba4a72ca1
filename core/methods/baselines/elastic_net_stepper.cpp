// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/elastic_net_stepper.h"

#include <array>
#include <utility>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/problem/samples_as_points.h"

namespace steelyard::baselines {
namespace {

Message name_of_stage(std::size_t number) {
  const std::array<Message, 4> names{{{},
                                      message("stage.covariances", "covariances"),
                                      message("stage.falling_penalties", "falling penalties"),
                                      {}}};
  return names.at(number);
}

}  // namespace

ElasticNetStepper::ElasticNetStepper(ProblemPtr problem, const ElasticNetOptions& options)
    : problem_(std::move(problem)), options_(options) {}

std::span<const ScalarInfo> ElasticNetStepper::scalars() const {
  static const std::array<ScalarInfo, 1> error{
      {{"error", "Squared error over folds, in variances of the target", true, true}}};
  return error;
}

bool ElasticNetStepper::prepare(const std::stop_token& stop) {
  const std::vector<Index> samples = samples_with_target(*problem_);
  targets_ = targets_of_samples(*problem_, samples);
  Matrix inputs = problem_->inputs(samples, Eigen::all);
  auto [means, deviations] = column_spread(inputs);
  centre_ = means;
  deviations_ = (deviations.array() > 1e-12 * means.array().abs()).select(deviations, 0.0);
  factor_ = (deviations_.array() > 0.0)
                .select(options_.standardise ? Vector(deviations_.cwiseInverse())
                                             : Vector::Ones(deviations_.size()),
                        0.0);
  inputs.rowwise() -= centre_.transpose();
  inputs *= factor_.asDiagonal();
  const Index count = std::ssize(samples);
  const SampleOrder order = order_of(problem_->order, samples);
  const Folds folds = options_.shuffled
                          ? folds_of(count, order, options_.folds, options_.seed)
                          : folds_in_rows(count, order, options_.folds, options_.seed);
  // Of two classes, one column is the other's negative.
  const Matrix wanted =
      targets_.classes.size() == 2U ? Matrix(targets_.values.rightCols(1)) : targets_.values;
  path_ = std::make_unique<ElasticNetPath>(elastic_net_table(inputs, wanted, folds), options_.plan);
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

}  // namespace steelyard::baselines
