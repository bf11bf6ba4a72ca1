// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/record/run_comparison.h"

namespace steelyard::tests {

/// A run of the method "dii" on /data/a.csv, of features with the given weights (also the relative
/// ones, which a real run would scale) and the given selection.
inline ComparedRun compared_run(std::string name, std::vector<std::string> features,
                                const std::vector<double>& weights, std::vector<Index> selection) {
  ComparedRun run;
  run.name = std::move(name);
  run.record.method = "dii";
  run.record.data = {"/data/a.csv", std::string(64, 'a'), {}, 100, 5};
  run.record.feature_names = std::move(features);
  for (const std::string& feature : run.record.feature_names) {
    run.record.columns.push_back(
        {feature, RoleSet().with(Role::input), "", 0.0, 0.0, std::nullopt, ""});
  }
  run.record.started = "2026-11-20T18:30:00Z";
  run.record.seconds = 1.25;
  run.record.parameters.set("seed", std::int64_t{7});
  for (const double weight : weights) {
    FeatureResult found;
    found.weight = found.relative_weight = found.score = weight;
    run.record.result.features.push_back(found);
  }
  run.record.result.objective = 0.125;
  run.record.result.selection = std::move(selection);
  run.record.result.outcome.ending = Ending::converged;
  run.record.result.histories = {{{"dii", "DII"}, {0, 1, 2}, {0.5, 0.25, 0.125}}};
  return run;
}

}  // namespace steelyard::tests
