// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The method's parameters as people see them. Their ids are stable.

#include <utility>

#include "core/methods/dii/options.h"

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

ParameterSpec optimizer() {
  return choice("optimizer", "Optimizer", "adam",
                {{"adam", "Adam", "adapts to each weight; needs no tuning"},
                 {"descent", "Plain descent", "as the paper and DADApy"}},
                "How a step is made from the gradient.");
}

ParameterSpec learning_rate() {
  ParameterSpec spec =
      number("learning_rate", "Learning rate", ParameterType::real, Automatic{},
             "Length of the first step; auto: 0.3 for Adam, for descent the best of "
             "eight on 200 samples (DADApy / paper: half of it here).");
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
  spec.applies_when = AppliesWhen{"search", {"none"}};
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

ParameterSpec lambda_scheme() {
  ParameterSpec spec =
      choice("lambda_scheme", "Width adapts to", "gaps",
             {{"gaps", "Nearest gaps", "Eq. 7 of the paper, one width for all samples"},
              {"neighbour-mean", "k-th neighbour", "a tenth of its mean distance"},
              {"neighbour-each", "k-th neighbour, each sample",
               "a tenth of its distance, sample by sample"}},
             "What the automatic softmax width is made from.");
  spec.applies_when = AppliesWhen{"lambda", {"auto"}};
  spec.advanced = true;
  return spec;
}

ParameterSpec neighbours(std::string id, std::string label, std::int64_t initial) {
  ParameterSpec spec = number(std::move(id), std::move(label), ParameterType::integer, initial,
                              "k falls from the first to the last epoch by a cosine.");
  spec.minimum = 1;
  spec.maximum = 1000000;
  spec.applies_when = AppliesWhen{"lambda_scheme", {"neighbour-mean", "neighbour-each"}};
  spec.advanced = true;
  return spec;
}

ParameterSpec narrowing() {
  ParameterSpec spec = number("narrowing", "Narrow the width to", ParameterType::real, Automatic{},
                              "Share of Eq. 7's width at the last epoch: sharpens the weights; "
                              "auto: 1, in an L1 path 0.1.");
  spec.may_be_automatic = true;
  spec.minimum = 0.001;
  spec.maximum = 10.0;
  spec.applies_when = AppliesWhen{"lambda_scheme", {"gaps"}};
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

ParameterSpec share_in_groups() {
  ParameterSpec spec = number("share_in_groups", "One weight a group", ParameterType::toggle, false,
                              "Inputs of one group (x, y, z of an atom) share their weight.");
  spec.advanced = true;
  return spec;
}

ParameterSpec tolerance() {
  ParameterSpec spec =
      number("tolerance", "Tolerance", ParameterType::real, 1e-5,
             "Ends when the DII changes by a smaller share for five epochs; 0: never early.");
  spec.maximum = 0.1;
  spec.logarithmic = true;
  spec.advanced = true;
  return spec;
}

ParameterSpec batches() {
  ParameterSpec spec =
      number("batches", "Mini-batches", ParameterType::integer, std::int64_t{1},
             "Parts that the rows are split into; each epoch takes a step for each part.");
  spec.minimum = 1;
  spec.maximum = 1000;
  spec.advanced = true;
  return spec;
}

ParameterSpec exclude() {
  ParameterSpec spec =
      number("exclude", "Leave out in time", ParameterType::integer, std::int64_t{0},
             "Time series: samples fewer than so many rows apart, or exactly so "
             "many, are not neighbours.");
  spec.maximum = 1000000;
  spec.advanced = true;
  return spec;
}

ParameterSpec precision() {
  ParameterSpec spec = choice("precision", "Precision", "single",
                              {{"single", "Single", "about seven digits, up to twice as fast"},
                               {"double", "Double", "about sixteen digits"}},
                              "What numbers the passes over all pairs are made with.");
  spec.advanced = true;
  return spec;
}

ParameterSpec kernel() {
  ParameterSpec spec =
      choice("kernel", "Kernel", "fast",
             {{"fast", "Fast", "all cores, only what matters"},
              {"plain", "Plain", "the equations as they are written: a reference, slow"}},
             "How the DII is worked out.");
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

ParameterSpec search() {
  return choice("search", "Search", "none",
                {{"none", "None", "one set of weights for all inputs"},
                 {"l1-path", "L1 path", "a growing penalty takes one feature after the other"},
                 {"backward", "Backward greedy", "drops the smallest weight, again and again"},
                 {"forward", "Forward greedy", "adds the feature that helps most"},
                 {"exhaustive", "Exhaustive", "every subset; up to 16 inputs"}},
                "Solutions of each number of features: DII against their number.");
}

ParameterSpec of_search(ParameterSpec spec, const char* search_id) {
  spec.applies_when = AppliesWhen{"search", {search_id}};
  spec.advanced = true;
  return spec;
}

ParameterSpec first_stage() {
  ParameterSpec spec = number("first_stage", "First stage", ParameterType::integer, std::int64_t{1},
                              "How often all features are optimised before the first is dropped "
                              "(DADApy: 2).");
  spec.minimum = 1;
  spec.maximum = 10;
  return of_search(std::move(spec), "backward");
}

ParameterSpec penalties() {
  ParameterSpec spec = number("penalties", "Penalties", ParameterType::integer, std::int64_t{20},
                              "Of the grid, before it is refined where features go two at a time.");
  spec.minimum = 2;
  spec.maximum = 500;
  return of_search(std::move(spec), "l1-path");
}

ParameterSpec kept_per_size() {
  ParameterSpec spec = number("kept_per_size", "Kept of each size", ParameterType::integer,
                              std::int64_t{5}, "How many of the best subsets of a size are kept.");
  spec.minimum = 1;
  spec.maximum = 1000;
  return of_search(std::move(spec), "exhaustive");
}

ParameterSpec most_features() {
  ParameterSpec spec = number("most_features", "Most features", ParameterType::integer, Automatic{},
                              "The search ends with so many; auto: all up to 30 inputs, then 15.");
  spec.may_be_automatic = true;
  spec.minimum = 1;
  spec.maximum = 1000000;
  return of_search(std::move(spec), "forward");
}

}  // namespace

const ParameterSchema& schema() {
  static const ParameterSchema parameters({search(),
                                           epochs(),
                                           optimizer(),
                                           learning_rate(),
                                           decay_choice(),
                                           l1(),
                                           penalties(),
                                           first_stage(),
                                           most_features(),
                                           kept_per_size(),
                                           initial_weights(),
                                           given_weights(),
                                           lambda(),
                                           lambda_scheme(),
                                           neighbours("neighbours_first", "k at the start", 10),
                                           neighbours("neighbours_last", "k at the end", 1),
                                           narrowing(),
                                           coordinates(),
                                           share_in_groups(),
                                           constrain_max(),
                                           tolerance(),
                                           rows(),
                                           batches(),
                                           exclude(),
                                           precision(),
                                           kernel(),
                                           seed()});
  return parameters;
}

}  // namespace steelyard::dii
