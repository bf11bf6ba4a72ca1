// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/trial_bytes.h"

#include <typeinfo>
#include <utility>

#include "core/error.h"
#include "core/run/study.h"

namespace steelyard {
namespace {

/// A study by the parameter that chooses it and its id; both empty for none.
struct NamedStudy {
  std::string chooser;
  std::string id;
  ParameterValues settings;
};

struct NamedPlan {
  std::string method;
  ParameterValues values;
  NamedStudy search;
  NamedStudy check;
  bool pictured = false;
};

template <typename Bytes, EitherOf<NamedStudy> T>
void each_part(Bytes& bytes, T& study) {
  bytes(study.chooser, study.id, study.settings);
}

template <typename Bytes, EitherOf<NamedPlan> T>
void each_part(Bytes& bytes, T& plan) {
  bytes(plan.method, plan.values, plan.search, plan.check, plan.pictured);
}

NamedStudy named(const StudyChoice& choice) {
  return choice.study == nullptr
             ? NamedStudy()
             : NamedStudy{choice.study->kind().parameter, choice.study->info().id, choice.settings};
}

/// The plan of the offered method with these studies; their settings and all values are put in
/// their places.
std::optional<RunPlan> plan_of(const NamedPlan& named, const MethodById& methods) {
  const Method* const offered = methods(named.method);
  if (offered == nullptr) {
    return std::nullopt;
  }
  ParameterValues choices;
  for (const NamedStudy* study : {&named.search, &named.check}) {
    if (!study->id.empty()) {
      choices.set(study->chooser, study->id);
    }
  }
  RunPlan plan = offered->plan(choices);
  if ((plan.search.study == nullptr) != named.search.id.empty() ||
      (plan.check.study == nullptr) != named.check.id.empty()) {
    return std::nullopt;
  }
  plan.values = named.values;
  plan.search.settings = named.search.settings;
  plan.check.settings = named.check.settings;
  plan.pictured = named.pictured;
  return plan;
}

template <typename T>
bool are_of_one_type(const std::shared_ptr<const T>& one, const std::shared_ptr<const T>& other) {
  if (one == nullptr || other == nullptr) {
    return one == other;
  }
  const T& first = *one;
  const T& second = *other;
  return typeid(first) == typeid(second) && first.info().id == second.info().id;
}

/// Registries are made several times, so that objects differ where what they do does not.
bool are_same(const RunPlan& one, const RunPlan& other) {
  return are_of_one_type(one.method, other.method) &&
         are_of_one_type(one.search.study, other.search.study) &&
         are_of_one_type(one.check.study, other.check.study) &&
         one.search.others == other.search.others && one.check.others == other.check.others;
}

}  // namespace

std::optional<std::string> bytes_of(const RunPlan& run, const MethodById& methods) {
  const NamedPlan with_names{run.method->info().id, run.values, named(run.search), named(run.check),
                             run.pictured};
  const std::optional<RunPlan> again = plan_of(with_names, methods);
  return again && are_same(run, *again) ? std::optional(as_bytes(with_names)) : std::nullopt;
}

RunPlan run_plan_from(std::string_view bytes, const MethodById& methods) {
  NamedPlan with_names;
  from_bytes(bytes, with_names);
  std::optional<RunPlan> plan = plan_of(with_names, methods);
  if (!plan) {
    throw fault("another process knows another method " + with_names.method);
  }
  return *std::move(plan);
}

std::optional<std::string> bytes_of(const TrialPlan& plan, const MethodById& methods) {
  const auto run = bytes_of(plan.run, methods);
  return run ? std::optional(as_bytes(*run, plan.seed, plan.seconds, plan.bytes)) : std::nullopt;
}

TrialPlan trial_plan_from(std::string_view bytes, ProblemPtr problem, const MethodById& methods) {
  TrialPlan plan;
  std::string run;
  from_bytes(bytes, run, plan.seed, plan.seconds, plan.bytes);
  plan.run = run_plan_from(run, methods);
  plan.problem = std::move(problem);
  return plan;
}

}  // namespace steelyard
