// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_table.h"

#include <cmath>

#include "core/measures/folds.h"
#include "core/measures/spread.h"
#include "core/random.h"

namespace steelyard::sobolev {
namespace {

/// Positions in the list of samples, held-out ones last.
std::vector<Index> training_first(const SicRun& run, Index samples) {
  Random random(run.plan.seed, Purpose::validation_samples);
  const std::vector<Index> held = random.subset(samples, held_out_samples(run, samples));
  std::vector<Index> order = all_but(held, samples);
  order.insert(order.end(), held.begin(), held.end());
  return order;
}

}  // namespace

MatrixOf<float> SicScaling::standardised(const MatrixView& values) const {
  MatrixOf<float> scaled(std::ssize(inputs), values.rows());
  for (Index k = 0; k < scaled.rows(); ++k) {
    const auto column = values.col(inputs[static_cast<std::size_t>(k)]).array();
    scaled.row(k) = ((column - centre[k]) / deviations[k]).matrix().transpose().cast<float>();
  }
  return scaled;
}

Index held_out_samples(const SicRun& run, Index samples) {
  return static_cast<Index>(std::lround(run.held_out * static_cast<double>(samples)));
}

SicTable sic_table(const Problem& problem, const SicRun& run) {
  SicTable table;
  const std::vector<Index> known = samples_with_target(problem);
  table.training = std::ssize(known) - held_out_samples(run, std::ssize(known));
  for (const Index place : training_first(run, std::ssize(known))) {
    table.samples.push_back(known[static_cast<std::size_t>(place)]);
  }
  // Held-out samples have no part in centres and deviations.
  const std::vector<Index> training(table.samples.begin(), table.samples.begin() + table.training);
  table.scaling.targets = targets_of_samples(problem, training);
  const Matrix inputs = problem.inputs(table.samples, Eigen::all);
  const auto [means, deviations] = column_spread(inputs.topRows(table.training));
  for (Index input = 0; input < inputs.cols(); ++input) {
    if (deviations[input] > 0.0) {
      table.scaling.inputs.push_back(input);
    }
  }
  table.scaling.centre = means(table.scaling.inputs);
  table.scaling.deviations = deviations(table.scaling.inputs);
  table.groups = FeatureGroups(problem, run.grouped).of(table.scaling.inputs);
  const Index features = std::ssize(table.scaling.inputs);
  table.pairs.resize(features + table.scaling.targets.values.cols(), inputs.rows());
  table.pairs.topRows(features) = inputs(Eigen::all, table.scaling.inputs).transpose();
  table.pairs.topRows(features).colwise() -= table.scaling.centre;
  table.pairs.topRows(features).array().colwise() /= table.scaling.deviations.array();
  const Matrix targets = targets_of(problem, table.scaling.targets);
  table.pairs.bottomRows(targets.cols()) = targets(table.samples, Eigen::all).transpose();
  table.scaling.targets.values.resize(0, 0);
  return table;
}

}  // namespace steelyard::sobolev
