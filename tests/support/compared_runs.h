// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/record/run_comparison.h"

namespace steelyard::tests {

/// A run of the method "dii" on /data/a.csv, with features of the given weights (used as the
/// relative weights too, which a real run would scale) and the given selection.
inline ComparedRun compared_run(std::string name, std::vector<std::string> features,
                                const std::vector<double>& weights, std::vector<Index> selection) {
  Record record;
  record.method = "dii";
  record.data = {"/data/a.csv", std::string(64, 'a'), {}, 100, 5};
  record.feature_names = std::move(features);
  for (const std::string& feature : record.feature_names) {
    record.columns.push_back(
        {feature, RoleSet().with(Role::input), "", 0.0, 0.0, std::nullopt, ""});
  }
  record.started = "2026-11-20T18:30:00Z";
  record.seconds = 1.25;
  record.parameters.set("seed", std::int64_t{7});
  if (!weights.empty()) {
    record.result.columns = {{"weight", "Weight", "", ValueKind::weight, weights},
                             {"raw_weight", "Raw weight", "", ValueKind::weight, weights}};
    record.result.space = Vector(Eigen::Map<const Vector>(weights.data(), std::ssize(weights)));
    record.result.objective = 0.125;
  }
  record.result.selection.features = std::move(selection);
  record.result.outcome.ending = Ending::converged;
  record.result.histories = {{{"dii", "DII"}, {0, 1, 2}, {0.5, 0.25, 0.125}}};
  return {std::move(name), {}, {}, std::make_shared<const Record>(std::move(record))};
}

/// Replaces the record of a run by a copy and returns it for editing.
inline Record& edited(ComparedRun& run) {
  const auto copy = std::make_shared<Record>(*run.record);
  run.record = copy;
  return *copy;
}

}  // namespace steelyard::tests
