// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/random.h"
#include "core/study/with_studies.h"
#include "tests/support/run_method.h"
#include "tests/support/spy_method.h"

namespace steelyard::tests {

/// Inputs of which the first two make the target, beside noise; and classes by its sign.
inline Problem spied_problem(Index samples, Index inputs, std::uint64_t seed) {
  Random random(seed);
  Problem problem;
  Matrix values(samples, inputs);
  for (double& value : values.reshaped()) {
    value = random.normal();
  }
  Matrix truth = 2.0 * values.col(0) + values.col(1);
  Labels labels{"sign", {}, {"below", "above"}};
  for (Index sample = 0; sample < samples; ++sample) {
    truth(sample, 0) += 0.5 * random.normal();
    labels.class_of.push_back(truth(sample, 0) > 0.0 ? 1 : 0);
    problem.rows.push_back(sample);
  }
  for (Index input = 0; input < inputs; ++input) {
    problem.features.push_back({"x" + std::to_string(input + 1), "", "", 0.0});
  }
  problem.truth_features.push_back({"y", "", "", 0.0});
  problem.inputs = std::move(values);
  problem.truth = std::move(truth);
  problem.labels = std::move(labels);
  return problem;
}

/// A study as its result and the method inside it show it.
struct SpiedStudy {
  Result result;
  /// Streamed, with the number of fits that came before.
  std::vector<std::pair<FigurePoint, std::size_t>> points;
  SpyLogPtr log;
  std::string complaint;  ///< the first; empty: it ran

  [[nodiscard]] std::vector<SpyEvent> of(SpyEvent::What what) const { return log->of(what); }
};

/// A few repeats of whatever a study repeats, beside the settings asked for.
inline Settings few_repeats(const Study& study, Settings settings = {}) {
  const Settings few{{"replicates", "8"},      {"folds", "5"},  {"orders", "4"},
                     {"planted_repeats", "4"}, {"draws", "4"},  {"repeats", "8"},
                     {"cluster_starts", "1"},  {"blocks", "4"}, {"planted_samples", "60"},
                     {"planted_columns", "12"}};
  for (const ParameterSpec& spec : study.parameters()) {
    const auto known = few.find(spec.id);
    if (known != few.end()) {
      settings.insert(*known);
    }
  }
  settings[study.kind().parameter] = study.info().id;
  return settings;
}

inline SpiedStudy spied_study(const Study& study, const Problem& problem,
                              const Settings& settings) {
  SpiedStudy spied;
  spied.log = std::make_shared<SpyLog>();
  const auto method = with_studies(std::make_unique<const SpyMethod>(spied.log),
                                   std::make_shared<const StudyRegistry>(builtin_studies()));
  const auto shared = std::make_shared<const Problem>(problem);
  const ParameterValues values = values_of(*method, few_repeats(study, settings));
  const std::vector<Complaint> complaints = method->check(*shared, values);
  if (!complaints.empty()) {
    spied.complaint = in_words(complaints.front());
    return spied;
  }
  const auto stepper = method->begin(shared, values);
  drive(*stepper, {}, [&spied](Snapshot&& snapshot) {
    for (FigurePoint& point : snapshot.appended.figure_points) {
      spied.points.emplace_back(std::move(point), spied.of(SpyEvent::What::fit).size());
    }
  });
  spied.result = stepper->result();
  return spied;
}

}  // namespace steelyard::tests
