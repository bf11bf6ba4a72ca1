// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_table.h"

#include <cmath>

#include "core/measures/spread.h"
#include "core/positions.h"
#include "core/random.h"

namespace steelyard::sobolev {
MatrixOf<float> SicScaling::standardised(const MatrixView& values) const {
  MatrixOf<float> scaled(std::ssize(inputs), values.rows());
  for (Index k = 0; k < scaled.rows(); ++k) {
    const auto column = values.col(inputs[static_cast<std::size_t>(k)]).array();
    scaled.row(k) = ((column - centre[k]) / deviations[k]).matrix().transpose().cast<float>();
  }
  return scaled;
}

Index held_out_samples(const SicOptions& options, Index samples) {
  return static_cast<Index>(std::lround(options.held_out * static_cast<double>(samples)));
}

Split sic_split(const Problem& problem, const SicOptions& options,
                const std::vector<Index>& known) {
  const Index samples = std::ssize(known);
  const Index wanted = held_out_samples(options, samples);
  const SampleOrder order = order_of(problem.order, known);
  Random random(options.plan.seed, Purpose::validation_samples);
  if (wanted > 0 && wanted < samples) {
    return split_of(samples, order, wanted, random);
  }
  const std::vector<Index> all = all_positions(samples);
  return wanted == 0 ? Split{all, {}} : Split{{}, all};
}

SicTable sic_table(const Problem& problem, const SicOptions& options) {
  SicTable table;
  const std::vector<Index> known = samples_with_target(problem);
  const Split split = sic_split(problem, options, known);
  table.training = std::ssize(split.train);
  table.samples.reserve(split.train.size() + split.test.size());
  for (const auto* part : {&split.train, &split.test}) {
    for (const Index place : *part) {
      table.samples.push_back(known[static_cast<std::size_t>(place)]);
    }
  }
  // Held-out samples have no part in centres and deviations.
  const std::vector<Index> training(table.samples.begin(), table.samples.begin() + table.training);
  table.scaling.targets = targets_of_samples(problem, training);
  const Matrix inputs = problem.inputs(table.samples, Eigen::all);
  const auto [means, deviations] = column_spread(inputs.topRows(table.training));
  table.scaling.inputs = positions_above_zero(deviations);
  table.scaling.centre = means(table.scaling.inputs);
  table.scaling.deviations = deviations(table.scaling.inputs);
  table.groups = FeatureGroups(problem, options.grouped).of(table.scaling.inputs);
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
