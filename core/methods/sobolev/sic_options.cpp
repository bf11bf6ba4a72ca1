// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_options.h"

#include <algorithm>
#include <cmath>

namespace steelyard::sobolev {
namespace {

std::vector<Index> whole_numbers(const std::vector<double>& values) {
  std::vector<Index> whole;
  std::transform(values.begin(), values.end(), std::back_inserter(whole),
                 [](double value) { return static_cast<Index>(std::lround(value)); });
  return whole;
}

EtaRule eta_rule_of(const std::string& id) {
  if (id == "adam") {
    return EtaRule::adam;
  }
  return id == "slopes" ? EtaRule::slopes : EtaRule::mirror;
}

double usual_rate(EtaRule rule) {
  return rule == EtaRule::mirror ? 0.1 : (rule == EtaRule::adam ? 0.01 : 0.05);
}

}  // namespace

SicOptions sic_run(const ParameterValues& values) {
  SicOptions run;
  run.plan.hidden = whole_numbers(values.list("hidden"));
  run.plan.activation =
      values.choice("activation") == "softplus" ? Activation::softplus : Activation::relu;
  run.plan.dropout = values.real("dropout");
  run.plan.rate = values.real("learning_rate");
  run.plan.weight_decay = values.real("weight_decay");
  run.plan.rho = values.real("rho");
  run.plan.seed = static_cast<std::uint64_t>(values.integer("seed"));
  run.plan.eta.rule = eta_rule_of(values.choice("eta_rule"));
  run.plan.eta.rate =
      values.is_automatic("eta_rate") ? usual_rate(run.plan.eta.rule) : values.real("eta_rate");
  run.plan.eta.lambda = values.real("lambda");
  run.batches = whole_numbers(values.list("batches"));
  run.repeats = values.integer("critics");
  run.mean = values.choice("mean") == "arithmetic" ? EtaMean::arithmetic : EtaMean::geometric;
  if (!values.is_automatic("updates")) {
    run.updates = static_cast<std::uint64_t>(values.integer("updates"));
  }
  run.held_out = values.real("held_out");
  run.grouped = values.toggle("grouped");
  run.precise = values.toggle("double_precision");
  run.selects = values.choice("selection") == "twice";
  return run;
}

std::uint64_t usual_updates(Index batch, Index samples) {
  constexpr std::uint64_t epochs = 200;
  constexpr std::uint64_t fewest = 2000;
  return std::max(fewest, epochs * static_cast<std::uint64_t>(samples / batch));
}

std::vector<CriticPlan> critic_plans(const SicOptions& run, Index samples) {
  std::vector<CriticPlan> plans;
  for (Index repeat = 0; repeat < run.repeats; ++repeat) {
    for (const Index batch : run.batches) {
      plans.push_back(run.plan);
      plans.back().critic = plans.size() - 1;
      plans.back().batch = fitting_batch(batch, samples);
    }
  }
  return plans;
}

std::uint64_t updates_of(const SicOptions& run, const CriticPlan& plan, Index samples) {
  return run.updates.value_or(usual_updates(plan.batch, samples));
}

ParameterValues known_automatic(const ParameterValues& values, Index training) {
  const SicOptions run = sic_run(values);
  ParameterValues known;
  if (values.is_automatic("eta_rate")) {
    known.set("eta_rate", run.plan.eta.rate);
  }
  if (values.is_automatic("updates")) {
    const std::vector<CriticPlan> plans = critic_plans(run, training);
    const std::uint64_t updates = updates_of(run, plans.front(), training);
    if (std::all_of(plans.begin(), plans.end(), [&](const CriticPlan& plan) {
          return updates_of(run, plan, training) == updates;
        })) {
      known.set("updates", static_cast<std::int64_t>(updates));
    }
  }
  return known;
}

}  // namespace steelyard::sobolev
