// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/replicate_result.h"

#include <type_traits>
#include <utility>

#include "core/bytes.h"
#include "core/trials/trial_work.h"

namespace steelyard {

template <typename Bytes, EitherOf<FeatureColumn> T>
void each_part(Bytes& bytes, T& column) {
  auto& [id, title, help, kind, values] = column;
  bytes(id, title, help, kind, values);
}

template <typename Bytes, EitherOf<LearnedSpace> T>
void each_part(Bytes& bytes, T& space) {
  if constexpr (std::is_const_v<T>) {
    bytes(space.weights(), space.map());
  } else {
    Vector weights;
    Matrix map;
    bytes(weights, map);
    space =
        map.size() > 0 ? LearnedSpace::of_map(std::move(map)) : LearnedSpace(std::move(weights));
  }
}

template <typename Bytes, EitherOf<FeatureSelection> T>
void each_part(Bytes& bytes, T& selection) {
  auto& [features, rule, count_decided_by, kept] = selection;
  bytes(features, rule, count_decided_by, kept);
}

template <typename Bytes, EitherOf<PathPoint> T>
void each_part(Bytes& bytes, T& point) {
  auto& [feature_count, objective, penalty, error, weights, selection, label, warnings] = point;
  bytes(feature_count, objective, penalty, error, weights, selection, label, warnings);
}

template <typename Bytes, EitherOf<SampleSelection> T>
void each_part(Bytes& bytes, T& samples) {
  auto& [positions, weights] = samples;
  bytes(positions, weights);
}

template <typename Bytes, EitherOf<Finding> T>
void each_part(Bytes& bytes, T& finding) {
  auto& [id, title, value, error, unit, better, measured_on] = finding;
  bytes(id, title, value, error, unit, better, measured_on);
}

template <typename Bytes, EitherOf<Result> T>
void each_part(Bytes& bytes, T& result) {
  bytes(result.outcome.ending, result.outcome.reason, result.iterations, result.objective,
        result.objective_error, result.columns, result.space, result.selection, result.path,
        result.suggested_path_point, result.suggestion, result.samples, result.findings,
        result.warnings);
}

namespace {

TrialWork<Result> result_work() {
  return {"replicate.result",
          {},
          [](const TrialPlan&, const Trial&, const ProblemPtr&, Result&& result,
             const std::stop_token&) { return std::move(result); }};
}

}  // namespace

Result result_from(std::string_view bytes) {
  Result result;
  from_bytes(bytes, result);
  return result;
}

std::optional<Task> replicate_task(const ReplicateRun& replicate, const MethodById& methods) {
  TrialPlan plan;
  plan.run = replicate.run;
  plan.problem = replicate.problem;
  const auto common = common_of_trials(result_work().kind, plan, {}, methods);
  return common ? std::optional(trial_task(common, plan, {replicate.change, 0})) : std::nullopt;
}

void add_replicate_tasks(TaskKinds& kinds) {
  kinds[result_work().kind] = [](const CommonPart& common, std::string_view own,
                                 const MethodById& methods, const std::stop_token& stop) {
    return do_trial_task(common, own, methods, stop,
                         [](const std::string&) { return result_work(); });
  };
}

}  // namespace steelyard
