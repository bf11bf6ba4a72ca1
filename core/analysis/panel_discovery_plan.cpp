// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_discovery_plan.h"

#include <utility>
#include <vector>

#include "core/run/study.h"
#include "core/study/discovery_way.h"
#include "core/study/knockoff_options.h"
#include "core/study/knockoff_study.h"
#include "core/trials/trial_size.h"

namespace steelyard {
namespace {

/// A way, with the values of the method that choose it.
struct Way {
  std::string id;
  std::string title;
  ParameterValues values;
};

RunPlan run_in(const Method& method, const ParameterValues& values) {
  RunPlan run = method.plan(values);
  run.search = {};
  run.pictured = false;
  return run;
}

/// Those of the studies that promise a rate, in the order in which they are offered.
void add_studies(const Method& method, const ParameterValues& values, double rate,
                 std::vector<Way>& ways) {
  static const std::string chooser = knockoff_study()->kind().parameter;
  const ParameterSpec* const spec = method.schema().find(chooser);
  if (spec == nullptr) {
    return;
  }
  for (const ParameterChoice& choice : spec->choices) {
    Way way{choice.id, choice.label, values};
    way.values.set(chooser, choice.id);
    const StudyChoice check = run_in(method, way.values).check;
    if (check.study != nullptr && check.study->promised_rate(check.settings)) {
      way.values.set(discovery_rate_id, rate);
      ways.push_back(std::move(way));
    }
  }
}

std::vector<Way> ways_of(const Method& method, double rate, std::uint64_t seed) {
  ParameterValues values = method.schema().defaults();
  if (method.schema().find("seed") != nullptr) {
    values.set("seed", static_cast<std::int64_t>(seed));
  }
  std::vector<Way> ways;
  const RunPlan plain = without_search(method.plan(values));
  if (const std::string parameter = plain.method->rate_parameter(); !parameter.empty()) {
    ways.push_back({own_way, own_selection()->choice().label, values});
    ways.back().values.set(parameter, rate);
  }
  add_studies(method, values, rate, ways);
  return ways;
}

std::vector<Complaint> complaints_of(const Method& method, const Way& way, const RunPlan& run,
                                     const Problem& problem) {
  std::vector<Complaint> complaints = method.schema().check(way.values);
  return complaints.empty() ? complaints_about(run, problem) : complaints;
}

TrialPlan on_all_samples(RunPlan run, const ProblemPtr& problem, std::uint64_t seed) {
  TrialPlan plan;
  plan.run = std::move(run);
  plan.problem = problem;
  plan.seed = seed;
  const Estimate cost = reference_estimate(plan.run, *problem);
  plan.seconds = cost.seconds;
  plan.bytes = cost.bytes + bytes_of_problem(*problem);
  return plan;
}

}  // namespace

PanelDiscoveryPlan panel_discovery_plan(const Method& method, const ProblemPtr& problem,
                                        double rate, std::uint64_t seed) {
  PanelDiscoveryPlan found;
  found.rate = rate;
  found.why_not = message("panel_discoveries.no_way",
                          "the method offers no selection that bounds the share of false columns");
  for (const Way& way : ways_of(method, rate, seed)) {
    RunPlan run = run_in(method, way.values);
    const std::vector<Complaint> complaints = complaints_of(method, way, run, *problem);
    if (complaints.empty()) {
      return {way.id, way.title, rate, {}, on_all_samples(std::move(run), problem, seed)};
    }
    if (found.way.empty()) {  // of several ways, the first says why
      found.way = way.id;
      found.title = way.title;
      found.why_not = statement_of(complaints.front());
    }
  }
  return found;
}

const ParameterValues& settings_of(const PanelDiscoveryPlan& plan) {
  const RunPlan& run = plan.plan.run;
  return run.check.study != nullptr ? run.check.settings : run.values;
}

}  // namespace steelyard
