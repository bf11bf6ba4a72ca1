// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/registry.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/methods/automatic/automatic_method.h"
#include "core/methods/baselines/elastic_net_method.h"
#include "core/methods/baselines/f_test.h"
#include "core/methods/baselines/forest_method.h"
#include "core/methods/baselines/information_filters.h"
#include "core/methods/baselines/joint_f_test.h"
#include "core/methods/baselines/relief.h"
#include "core/methods/baselines/shadow_method.h"
#include "core/methods/dii/dii_method.h"
#include "core/methods/gated_laplacian/gate_method.h"
#include "core/methods/gated_laplacian/score_method.h"
#include "core/methods/metric_learning/metric_method.h"
#include "core/methods/pcov/selection_method.h"
#include "core/methods/sobolev/convex_method.h"
#include "core/methods/sobolev/sic_method.h"
#include "core/problem/targets.h"
#include "core/study/with_studies.h"

namespace steelyard {

namespace {

RunPlan run_of(const std::shared_ptr<const Method>& method,
               std::initializer_list<std::pair<const char*, ParameterValue>> settings) {
  ParameterValues values = method->schema().defaults();
  for (const auto& [id, value] : settings) {
    values.set(id, value);
  }
  return {method, std::move(values), {}, {}, false};
}

/// Quick methods of several kinds: of one column at a time, linear, of any form.
std::vector<automatic::Member> quick_members() {
  const auto f_test = std::make_shared<const baselines::FilterMethod>(baselines::f_test());
  const auto information =
      std::make_shared<const baselines::FilterMethod>(baselines::mutual_information_filter());
  const auto net = std::make_shared<const baselines::ElasticNetMethod>();
  const auto forest = std::make_shared<const baselines::ForestMethod>();
  const RunPlan trees = run_of(forest, {{"min_leaf", std::int64_t{2}},
                                        {"columns", std::string("third")},
                                        {"importance", std::string("impurity")}});
  return {{run_of(f_test, {}), {}, baselines::joint_f_evidence},
          {run_of(information, {})},
          {run_of(net, {{"l1_ratio", 1.0}})},
          {trees, trees}};
}

/// Whether the roles are what the method asks for.
bool takes(const Method* method, const Problem& problem) {
  return method != nullptr && role_complaints(method->info(), problem).empty();
}

}  // namespace

void MethodRegistry::begin_with(std::string_view targets, std::string_view others,
                                std::string_view classes) {
  for_targets_ = &find(targets);
  for_others_ = &find(others);
  for_classes_ = &find(classes);
}

const Method* MethodRegistry::first() const {
  return for_targets_ != nullptr || all().empty() ? for_targets_ : all().front().get();
}

const Method* MethodRegistry::first_for(const Problem& problem) const {
  if (for_targets_ == nullptr) {
    return first();
  }
  if (!compares_inputs_with_themselves(problem) &&
      for_targets_->check(problem, for_targets_->schema().defaults()).empty()) {
    return for_targets_;
  }
  return classes_are_target(problem) && takes(for_classes_, problem) ? for_classes_ : for_others_;
}

const Method* MethodRegistry::first_that_takes(const Problem& problem) const {
  const Method* const first = first_for(problem);
  if (takes(first, problem)) {
    return first;
  }
  for (const auto& method : all()) {
    // The roles alone do not say why it is not the first.
    if (method.get() != for_targets_ && takes(method.get(), problem)) {
      return method.get();
    }
  }
  return nullptr;
}

MethodRegistry builtin_methods() {
  // What runs are compared with: a ranking that needs no target, and spaces.
  const auto laplacian = std::make_shared<const gated::ScoreMethod>(gated::Score::laplacian);
  const auto information = std::make_shared<const dii::DiiMethod>();
  using metric_learning::Regression;
  const auto smooth =
      std::make_shared<const metric_learning::MetricMethod>(Regression::nadaraya_watson);
  const auto ridge =
      std::make_shared<const metric_learning::MetricMethod>(Regression::kernel_ridge);
  const auto net = std::make_shared<const baselines::ElasticNetMethod>();
  const auto critics = std::make_shared<const sobolev::SicMethod>();
  const auto forest = std::make_shared<const baselines::ForestMethod>();
  const auto studies = std::make_shared<const StudyRegistry>(
      builtin_studies({.rankings = {laplacian},
                       .spaces = {information, smooth, ridge},
                       .discoverers = {critics, net, forest}}));
  MethodRegistry registry;
  const auto add = [&](std::unique_ptr<const Method> method) {
    registry.add(with_studies(std::move(method), studies));
  };
  add(std::make_unique<const automatic::AutomaticMethod>(quick_members()));
  add(std::make_unique<const dii::DiiMethod>());
  for (const pcov::Kind kind :
       {pcov::Kind{.cur = false, .supervised = false}, pcov::Kind{.cur = false, .supervised = true},
        pcov::Kind{.cur = true, .supervised = false},
        pcov::Kind{.cur = true, .supervised = true}}) {
    add(std::make_unique<const pcov::SelectionMethod>(kind));
  }
  add(std::make_unique<const gated::ScoreMethod>(gated::Score::laplacian));
  add(std::make_unique<const gated::ScoreMethod>(gated::Score::diffusion));
  add(std::make_unique<const gated::GateMethod>());
  for (const Regression regression : {Regression::nadaraya_watson, Regression::kernel_ridge}) {
    add(std::make_unique<const metric_learning::MetricMethod>(regression));
  }
  add(std::make_unique<const sobolev::SicMethod>());
  add(std::make_unique<const sobolev::ConvexMethod>());
  add(std::make_unique<const baselines::ElasticNetMethod>());
  for (const auto& filter : {baselines::f_test, baselines::mutual_information_filter,
                             baselines::mrmr_filter, baselines::relief}) {
    add(std::make_unique<const baselines::FilterMethod>(filter()));
  }
  add(std::make_unique<const baselines::ForestMethod>());
  add(std::make_unique<const baselines::ShadowMethod>());
  // Whoever does not know which method suits a table needs none that must be understood first. Of
  // the others, mRMR is fast, has few settings, and leaves out what is redundant.
  registry.begin_with("automatic", "dii", "mrmr");
  return registry;
}

}  // namespace steelyard
