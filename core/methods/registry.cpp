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
#include "core/methods/baselines/relief.h"
#include "core/methods/baselines/shadow_method.h"
#include "core/methods/dii/dii_method.h"
#include "core/methods/gated_laplacian/gate_method.h"
#include "core/methods/gated_laplacian/score_method.h"
#include "core/methods/metric_learning/metric_method.h"
#include "core/methods/pcov/selection_method.h"
#include "core/methods/sobolev/convex_method.h"
#include "core/methods/sobolev/sic_method.h"
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
  return {{run_of(f_test, {})},
          {run_of(information, {})},
          {run_of(net, {{"l1_ratio", 1.0}})},
          {trees, trees}};
}

}  // namespace

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
  add(std::make_unique<const automatic::AutomaticMethod>(quick_members()));
  // Fast, without settings that must be understood first, and it leaves out what is redundant.
  registry.begin_with_for_classes("mrmr");
  return registry;
}

}  // namespace steelyard
