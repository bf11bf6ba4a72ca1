// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_options.h"
#include "core/parameter/parameter_builders.h"

namespace steelyard::sobolev {
namespace {

ParameterSpec automatic(ParameterSpec spec) {
  spec.may_be_automatic = true;
  return spec;
}

ParameterSpec logarithmic(ParameterSpec spec) {
  spec.logarithmic = true;
  return spec;
}

ParameterSpec toggle(const char* id, const char* label, const char* help) {
  ParameterSpec spec;
  spec.id = id;
  spec.label = label;
  spec.help = help;
  spec.type = ParameterType::toggle;
  spec.initial = false;
  return spec;
}

ParameterSpec positive(const char* id, const char* label, double initial, ParameterRange range,
                       const char* help) {
  return logarithmic(number_parameter(id, label, ParameterType::real, initial, range, help));
}

ParameterSpec batches() {
  return number_parameter(
      "batches", "Batch sizes", ParameterType::list, std::vector<double>{50.0}, {2.0, 1e5},
      "Pairs of an update. A critic is trained for each: 10,30,50 averages three. At most half "
      "the samples are taken.");
}

ParameterSpec hidden() {
  return number_parameter("hidden", "Hidden units", ParameterType::list,
                          std::vector<double>{100.0, 100.0}, {1.0, 1e4},
                          "Units of each hidden layer of the critic.");
}

ParameterSpec updates() {
  return automatic(number_parameter("updates", "Updates", ParameterType::integer, Automatic{},
                                    {1.0, 1e7},
                                    "Steps of each critic; auto: 200 times through the samples, "
                                    "but at least 2,000."));
}

ParameterSpec eta_rule() {
  return choice_parameter("eta_rule", "Steps of eta", "mirror",
                          {{"mirror", "Mirror descent", "as published"},
                           {"adam", "Adam", "on logits whose softmax is eta"},
                           {"slopes", "From the slopes", "the best eta for their running mean"}},
                          "How the importances follow the slopes of the critic.");
}

ParameterSpec mean() {
  return choice_parameter("mean", "Mean of eta", "geometric",
                          {{"geometric", "Geometric", "what all critics find important"},
                           {"arithmetic", "Arithmetic", "what some critic finds important"}},
                          "How the importances of several critics are averaged.");
}

ParameterSpec selection() {
  return choice_parameter(
      "selection", "Selection", "none",
      {{"none", "None", "a ranking only"},
       {"twice", "Twice the share", "eta at least 2/D: a rule of thumb without a guarantee"}},
      "Whether features are selected by a rule.");
}

ParameterSpec activation() {
  return choice_parameter("activation", "Activation", "relu",
                          {{"relu", "ReLU", "max(a, 0)"}, {"softplus", "Softplus", "smooth"}},
                          "Of the hidden units.");
}

ParameterSpec real(const char* id, const char* label, double initial, ParameterRange range,
                   const char* help) {
  return number_parameter(id, label, ParameterType::real, initial, range, help);
}

ParameterSpec critics() {
  return number_parameter("critics", "Critics", ParameterType::integer, std::int64_t{1},
                          {1.0, 100.0}, "Trained for each batch size, from different starts.");
}

ParameterSpec seed() {
  return number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1},
                          {0.0, 9007199254740992.0},
                          "Of the starts, the batches and the units left out.");
}

ParameterSpec eta_rate() {
  ParameterSpec spec =
      advanced(automatic(positive("eta_rate", "Rate of eta", 0.1, {1e-4, 1.0},
                                  "Auto: 0.1 for mirror descent, 0.01 for Adam; from the "
                                  "slopes, 0.05 as the share of the newest batch.")));
  spec.initial = Automatic{};
  return spec;
}

}  // namespace

const ParameterSchema& sic_schema() {
  static const ParameterSchema schema(
      {positive("lambda", "Lambda", 0.01, {1e-6, 100.0},
                "What slopes of the critic cost: more makes fewer features important."),
       positive("rho", "Rho", 1.0, {1e-4, 1e4}, "What large values of the critic cost."), updates(),
       batches(), critics(), hidden(),
       real("dropout", "Dropout", 0.3, {0.0, 0.9}, "Share of the hidden units left out at random."),
       real("held_out", "Held-out share", 0.0, {0.0, 0.5},
            "Samples that the critic is not trained on, to see whether it learns more than "
            "chance; they are missed in the ranking."),
       toggle("grouped", "Share within groups",
              "Features of one group of the table share one importance."),
       selection(), advanced(mean()), advanced(eta_rule()), eta_rate(),
       advanced(positive("learning_rate", "Learning rate", 1e-3, {1e-6, 1.0},
                         "Of Adam, for the weights of the critic.")),
       advanced(real("weight_decay", "Weight decay", 1e-4, {0.0, 1.0},
                     "Times the weights, added to their gradient.")),
       advanced(activation()),
       advanced(toggle("double_precision", "Double precision",
                       "Slower, and the ranking is the same but for chance.")),
       seed()});
  return schema;
}

}  // namespace steelyard::sobolev
