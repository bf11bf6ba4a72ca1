// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_options.h"

#include <algorithm>

#include "core/parameter/bound_parameter.h"

namespace steelyard::sobolev {
namespace {

double usual_rate(EtaRule rule) {
  return rule == EtaRule::mirror ? 0.1 : (rule == EtaRule::adam ? 0.01 : 0.05);
}

/// The parameters that a form shows first.
ParameterList<SicOptions> usual_parameters() {
  return {
      parameter({"lambda", "Lambda",
                 "What slopes of the critic cost: more makes fewer features important."},
                field(&SicOptions::plan, &CriticPlan::eta, &CriticEta::Plan::lambda), {1e-6, 100.0})
          .logarithmic(),
      parameter({"rho", "Rho", "What large values of the critic cost."},
                field(&SicOptions::plan, &CriticPlan::rho), {1e-4, 1e4})
          .logarithmic(),
      parameter({"updates", "Updates",
                 "Steps of each critic; auto: 200 times through the samples, but at least 2,000."},
                field(&SicOptions::updates), {1.0, 1e7}),
      parameter({"batches", "Batch sizes",
                 "Pairs of an update. A critic is trained for each: 10,30,50 averages three. At "
                 "most half the samples are taken."},
                field(&SicOptions::batches), {2.0, 1e5}),
      parameter({"critics", "Critics", "Trained for each batch size, from different starts."},
                field(&SicOptions::repeats), {1.0, 100.0}),
      parameter({"hidden", "Hidden units", "Units of each hidden layer of the critic."},
                field(&SicOptions::plan, &CriticPlan::hidden), {1.0, 1e4}),
      parameter({"dropout", "Dropout", "Share of the hidden units left out at random."},
                field(&SicOptions::plan, &CriticPlan::dropout), {0.0, 0.9}),
      parameter({"held_out", "Held-out share",
                 "Samples that the critic is not trained on, to see whether it learns more than "
                 "chance; they are missed in the ranking."},
                field(&SicOptions::held_out), {0.0, 0.5}),
      parameter({"grouped", "Share within groups",
                 "Features of one group of the table share one importance."},
                field(&SicOptions::grouped)),
      choice({"selection", "Selection", "Whether features are selected by a rule."},
             field(&SicOptions::selects),
             {{false, "none", "None", "a ranking only"},
              {true, "twice", "Twice the share",
               "eta at least 2/D: a rule of thumb without a guarantee"}})};
}

/// Those that a form hides at first, and the seed.
ParameterList<SicOptions> advanced_parameters() {
  return {
      choice(
          {"mean", "Mean of eta", "How the importances of several critics are averaged."},
          field(&SicOptions::mean),
          {{EtaMean::geometric, "geometric", "Geometric", "what all critics find important"},
           {EtaMean::arithmetic, "arithmetic", "Arithmetic", "what some critic finds important"}})
          .advanced(),
      choice(
          {"eta_rule", "Steps of eta", "How the importances follow the slopes of the critic."},
          field(&SicOptions::plan, &CriticPlan::eta, &CriticEta::Plan::rule),
          {{EtaRule::mirror, "mirror", "Mirror descent", "as published"},
           {EtaRule::adam, "adam", "Adam", "on logits whose softmax is eta"},
           {EtaRule::slopes, "slopes", "From the slopes", "the best eta for their running mean"}})
          .advanced(),
      parameter({"eta_rate", "Rate of eta",
                 "Auto: 0.1 for mirror descent, 0.01 for Adam; from the slopes, 0.05 as the "
                 "share of the newest batch."},
                field(&SicOptions::eta_rate), {1e-4, 1.0})
          .logarithmic()
          .advanced(),
      parameter({"learning_rate", "Learning rate", "Of Adam, for the weights of the critic."},
                field(&SicOptions::plan, &CriticPlan::rate), {1e-6, 1.0})
          .logarithmic()
          .advanced(),
      parameter({"weight_decay", "Weight decay", "Times the weights, added to their gradient."},
                field(&SicOptions::plan, &CriticPlan::weight_decay), {0.0, 1.0})
          .advanced(),
      choice({"activation", "Activation", "Of the hidden units."},
             field(&SicOptions::plan, &CriticPlan::activation),
             {{Activation::relu, "relu", "ReLU", "max(a, 0)"},
              {Activation::softplus, "softplus", "Softplus", "smooth"}})
          .advanced(),
      parameter({"double_precision", "Double precision",
                 "Slower, and the ranking is the same but for chance."},
                field(&SicOptions::precise))
          .advanced(),
      seed_parameter(field(&SicOptions::plan, &CriticPlan::seed),
                     "Of the starts, the batches and the units left out.")};
}

const ParameterList<SicOptions>& parameters() {
  static const ParameterList<SicOptions> list = joined(usual_parameters(), advanced_parameters());
  return list;
}

/// 200 epochs, as published, but at least 2,000 updates: 200 epochs of few samples are too few.
std::uint64_t usual_updates(Index batch, Index samples) {
  constexpr std::uint64_t epochs = 200;
  constexpr std::uint64_t fewest = 2000;
  return std::max(fewest, epochs * static_cast<std::uint64_t>(samples / batch));
}

}  // namespace

const ParameterSchema& sic_schema() {
  static const ParameterSchema schema(specs_of(parameters()));
  return schema;
}

SicOptions sic_options(const ParameterValues& values) {
  SicOptions options = options_of(parameters(), values);
  options.plan.eta.rate = options.eta_rate.value_or(usual_rate(options.plan.eta.rule));
  return options;
}

std::vector<CriticPlan> critic_plans(const SicOptions& options, Index samples) {
  std::vector<CriticPlan> plans;
  for (Index repeat = 0; repeat < options.repeats; ++repeat) {
    for (const Index batch : options.batches) {
      plans.push_back(options.plan);
      plans.back().critic = plans.size() - 1;
      plans.back().batch = fitting_batch(batch, samples);
    }
  }
  return plans;
}

std::uint64_t updates_of(const SicOptions& options, const CriticPlan& plan, Index samples) {
  return options.updates.value_or(usual_updates(plan.batch, samples));
}

ParameterValues known_automatic(const ParameterValues& values, Index training) {
  const SicOptions options = sic_options(values);
  ParameterValues known;
  if (values.is_automatic("eta_rate")) {
    known.set("eta_rate", options.plan.eta.rate);
  }
  if (values.is_automatic("updates")) {
    const std::vector<CriticPlan> plans = critic_plans(options, training);
    const std::uint64_t updates = updates_of(options, plans.front(), training);
    if (std::all_of(plans.begin(), plans.end(), [&](const CriticPlan& plan) {
          return updates_of(options, plan, training) == updates;
        })) {
      known.set("updates", static_cast<std::int64_t>(updates));
    }
  }
  return known;
}

}  // namespace steelyard::sobolev
