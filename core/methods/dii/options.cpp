// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/options.h"

#include <algorithm>

namespace steelyard::dii {
namespace {

ParameterSpec number(std::string id, std::string label, ParameterType type, ParameterValue initial,
                     std::string help) {
  ParameterSpec spec;
  spec.id = std::move(id);
  spec.label = std::move(label);
  spec.type = type;
  spec.initial = std::move(initial);
  spec.help = std::move(help);
  spec.minimum = 0.0;
  return spec;
}

ParameterSpec choice(std::string id, std::string label, std::string initial,
                     std::vector<ParameterChoice> choices, std::string help) {
  ParameterSpec spec;
  spec.id = std::move(id);
  spec.label = std::move(label);
  spec.type = ParameterType::choice;
  spec.initial = std::move(initial);
  spec.choices = std::move(choices);
  spec.help = std::move(help);
  return spec;
}

ParameterSpec epochs() {
  ParameterSpec spec = number("epochs", "Epochs", ParameterType::integer, std::int64_t{100},
                              "How many steps the descent takes.");
  spec.minimum = 1;
  spec.maximum = 100000;
  return spec;
}

ParameterSpec learning_rate() {
  ParameterSpec spec = number("learning_rate", "Learning rate", ParameterType::real, Automatic{},
                              "Length of the first step; auto tries eight on 200 samples. DADApy / "
                              "paper: half of it here.");
  spec.may_be_automatic = true;
  spec.minimum = 1e-9;
  spec.maximum = 1e9;
  spec.logarithmic = true;
  return spec;
}

ParameterSpec l1() {
  ParameterSpec spec =
      number("l1", "L1 penalty", ParameterType::real, 0.0,
             "Drives weak weights to exactly 0; 0 is no penalty. DADApy / paper: twice it here.");
  spec.maximum = 1e6;
  spec.logarithmic = true;
  return spec;
}

ParameterSpec decay_choice() {
  return choice("decay", "Decay", "cosine",
                {{"cosine", "Cosine", "falls to 0 at the last epoch"},
                 {"exponential", "Exponential", "halves every 10 epochs"},
                 {"constant", "Constant", "does not fall"},
                 {"best", "Best of two", "cosine and exponential; the lower DII is kept"}},
                "How the learning rate falls over the epochs.");
}

ParameterSpec lambda() {
  ParameterSpec spec =
      number("lambda", "Softmax width", ParameterType::real, Automatic{},
             "How far the softmax looks beyond the nearest neighbour; auto adapts each epoch.");
  spec.aliases = {"softmax_width"};
  spec.may_be_automatic = true;
  spec.minimum = 1e-9;
  spec.maximum = 1e9;
  spec.logarithmic = true;
  spec.advanced = true;
  return spec;
}

ParameterSpec initial_weights() {
  return choice("initial_weights", "Initial weights", "inverse-std",
                {{"inverse-std", "1 / standard deviation", "all features alike at the start"},
                 {"ones", "All 1", "units matter at the start"},
                 {"given", "Given", "a list, one per input"}},
                "Where the descent starts.");
}

ParameterSpec given_weights() {
  ParameterSpec spec = number("given_weights", "Given weights", ParameterType::list,
                              std::vector<double>{}, "One number per input, in table order.");
  spec.applies_when = AppliesWhen{"initial_weights", {"given"}};
  return spec;
}

ParameterSpec coordinates() {
  ParameterSpec spec =
      choice("coordinates", "Coordinates", "standardised",
             {{"standardised", "Standardised", "the columns' units do not matter"},
              {"raw", "Raw", "as the paper and DADApy descend; units matter"}},
             "What the descent moves: weight times standard deviation, or the weight itself.");
  spec.advanced = true;
  return spec;
}

ParameterSpec constrain_max() {
  ParameterSpec spec =
      number("constrain_max", "Largest weight stays 1", ParameterType::toggle, false,
             "Rescales the weights after each step; only relative weights mean anything.");
  spec.advanced = true;
  return spec;
}

ParameterSpec rows() {
  ParameterSpec spec = number(
      "rows", "Rows", ParameterType::integer, Automatic{},
      "Samples the average runs over (neighbours are sought among all); auto: all up to 5000, "
      "then 1000.");
  spec.may_be_automatic = true;
  spec.minimum = 4;
  spec.maximum = 1e9;
  spec.advanced = true;
  return spec;
}

ParameterSpec seed() {
  ParameterSpec spec = number("seed", "Seed", ParameterType::integer, std::int64_t{1},
                              "Fixes all random choices: the same seed gives the same result.");
  spec.maximum = 4294967295.0;
  spec.advanced = true;
  return spec;
}

std::optional<double> number_or_automatic(const ParameterValues& values, std::string_view id) {
  return values.is_automatic(id) ? std::nullopt : std::optional(values.real(id));
}

InitialWeights initial_from(const std::string& id) {
  if (id == "ones") {
    return InitialWeights::ones;
  }
  return id == "given" ? InitialWeights::given : InitialWeights::inverse_std;
}

}  // namespace

const ParameterSchema& schema() {
  static const ParameterSchema parameters({epochs(), learning_rate(), decay_choice(), l1(),
                                           initial_weights(), given_weights(), lambda(),
                                           coordinates(), constrain_max(), rows(), seed()});
  return parameters;
}

Options options_from(const ParameterValues& values) {
  Options options;
  options.epochs = static_cast<std::uint64_t>(values.integer("epochs"));
  options.learning_rate = number_or_automatic(values, "learning_rate");
  options.best_decay = values.choice("decay") == "best";
  options.decay = options.best_decay ? Decay::cosine : decay(values.choice("decay"));
  options.l1 = values.real("l1");
  options.lambda = number_or_automatic(values, "lambda");
  options.initial = initial_from(values.choice("initial_weights"));
  options.given_weights = values.list("given_weights");
  options.standardised = values.choice("coordinates") == "standardised";
  options.constrain_max = values.toggle("constrain_max");
  if (!values.is_automatic("rows")) {
    options.rows = values.integer("rows");
  }
  options.seed = static_cast<std::uint64_t>(values.integer("seed"));
  return options;
}

Index row_count(const Options& options, Index samples) {
  if (options.rows) {
    return std::min(*options.rows, samples);
  }
  return samples > automatic_rows_above ? automatic_rows : samples;
}

}  // namespace steelyard::dii
