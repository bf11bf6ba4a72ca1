// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The method's parameters as people see them. Their ids are stable.

#include <utility>

#include "core/methods/dii/options.h"
#include "core/parameter/parameter_builders.h"

namespace steelyard::dii {
namespace {

ParameterSpec epochs() {
  return number_parameter("epochs", "Epochs", ParameterType::integer, std::int64_t{100},
                          {1, 100000}, "How many steps the descent takes.");
}

ParameterSpec optimizer() {
  return choice_parameter("optimizer", "Optimizer", "adam",
                          {{"adam", "Adam", "adapts to each weight; needs no tuning"},
                           {"descent", "Plain descent", "as the paper and DADApy"}},
                          "How a step is made from the gradient.");
}

ParameterSpec learning_rate() {
  ParameterSpec spec = number_parameter(
      "learning_rate", "Learning rate", ParameterType::real, Automatic{}, {1e-9, 1e9},
      "Length of the first step; auto: 0.3 for Adam, for descent the best of "
      "eight on 200 samples (DADApy / paper: half of it here).");
  spec.may_be_automatic = true;
  spec.logarithmic = true;
  return spec;
}

ParameterSpec l1() {
  ParameterSpec spec = number_parameter(
      "l1", "L1 penalty", ParameterType::real, 0.0, {0.0, 1e6},
      "Drives weak weights to exactly 0; 0 is no penalty. DADApy / paper: twice it here.");
  spec.applies_when = AppliesWhen{"search", {"none"}};
  spec.logarithmic = true;
  return spec;
}

ParameterSpec decay_choice() {
  return choice_parameter(
      "decay", "Decay", "cosine",
      {{"cosine", "Cosine", "falls to 0 at the last epoch"},
       {"exponential", "Exponential", "halves every 10 epochs"},
       {"constant", "Constant", "does not fall"},
       {"best", "Best of two", "cosine and exponential; the lower DII is kept"}},
      "How the learning rate falls over the epochs.");
}

ParameterSpec lambda() {
  ParameterSpec spec = number_parameter(
      "lambda", "Softmax width", ParameterType::real, Automatic{}, {1e-9, 1e9},
      "How far the softmax looks beyond the nearest neighbour; auto adapts each epoch.");
  spec.aliases = {"softmax_width"};
  spec.may_be_automatic = true;
  spec.logarithmic = true;
  return advanced(std::move(spec));
}

ParameterSpec lambda_scheme() {
  ParameterSpec spec =
      choice_parameter("lambda_scheme", "Width adapts to", "gaps",
                       {{"gaps", "Nearest gaps", "Eq. 7 of the paper, one width for all samples"},
                        {"neighbour-mean", "k-th neighbour", "a tenth of its mean distance"},
                        {"neighbour-each", "k-th neighbour, each sample",
                         "a tenth of its distance, sample by sample"}},
                       "What the automatic softmax width is made from.");
  spec.applies_when = AppliesWhen{"lambda", {"auto"}};
  return advanced(std::move(spec));
}

ParameterSpec neighbours(std::string id, std::string label, std::int64_t initial) {
  ParameterSpec spec =
      number_parameter(std::move(id), std::move(label), ParameterType::integer, initial,
                       {1, 1000000}, "k falls from the first to the last epoch by a cosine.");
  spec.applies_when = AppliesWhen{"lambda_scheme", {"neighbour-mean", "neighbour-each"}};
  return advanced(std::move(spec));
}

ParameterSpec narrowing() {
  ParameterSpec spec = number_parameter(
      "narrowing", "Narrow the width to", ParameterType::real, Automatic{}, {0.001, 10.0},
      "Share of Eq. 7's width at the last epoch: sharpens the weights; "
      "auto: 1, in an L1 path 0.1.");
  spec.may_be_automatic = true;
  spec.applies_when = AppliesWhen{"lambda_scheme", {"gaps"}};
  return advanced(std::move(spec));
}

ParameterSpec initial_weights() {
  return choice_parameter(
      "initial_weights", "Initial weights", "inverse-std",
      {{"inverse-std", "1 / standard deviation", "all features alike at the start"},
       {"ones", "All 1", "units matter at the start"},
       {"given", "Given", "a list, one per input"}},
      "Where the descent starts.");
}

ParameterSpec given_weights() {
  ParameterSpec spec =
      number_parameter("given_weights", "Given weights", ParameterType::list, std::vector<double>{},
                       {}, "One number per input, in table order.");
  spec.applies_when = AppliesWhen{"initial_weights", {"given"}};
  return spec;
}

ParameterSpec coordinates() {
  return advanced(choice_parameter(
      "coordinates", "Coordinates", "standardised",
      {{"standardised", "Standardised", "the columns' units do not matter"},
       {"raw", "Raw", "as the paper and DADApy descend; units matter"}},
      "What the descent moves: weight times standard deviation, or the weight itself."));
}

ParameterSpec constrain_max() {
  return advanced(number_parameter(
      "constrain_max", "Largest weight stays 1", ParameterType::toggle, false, {},
      "Rescales the weights after each step; only relative weights mean anything."));
}

ParameterSpec rows() {
  ParameterSpec spec = number_parameter(
      "rows", "Rows", ParameterType::integer, Automatic{}, {4, 1e9},
      "Samples the average runs over (neighbours are sought among all); auto: all up to 5000, "
      "then 1000.");
  spec.may_be_automatic = true;
  return advanced(std::move(spec));
}

ParameterSpec share_in_groups() {
  return advanced(number_parameter("share_in_groups", "One weight a group", ParameterType::toggle,
                                   false, {},
                                   "Inputs of one group (x, y, z of an atom) share their weight."));
}

ParameterSpec tolerance() {
  ParameterSpec spec = number_parameter(
      "tolerance", "Tolerance", ParameterType::real, 1e-5, {0.0, 0.1},
      "Ends when the DII changes by a smaller share for five epochs; 0: never early.");
  spec.logarithmic = true;
  return advanced(std::move(spec));
}

ParameterSpec batches() {
  return advanced(number_parameter(
      "batches", "Mini-batches", ParameterType::integer, std::int64_t{1}, {1, 1000},
      "Parts that the rows are split into; each epoch takes a step for each part."));
}

ParameterSpec exclude() {
  return advanced(number_parameter(
      "exclude", "Leave out in time", ParameterType::integer, std::int64_t{0}, {0.0, 1000000},
      "Time series: samples fewer than so many rows apart, or exactly so "
      "many, are not neighbours."));
}

ParameterSpec precision() {
  return advanced(choice_parameter(
      "precision", "Precision", "single",
      {{"single", "Single", "about seven digits, up to twice as fast"},
       {"double", "Double", "about sixteen digits"}},
      "What numbers the passes over all pairs are made with; double where single "
      "cannot: tied neighbours, columns of few values, plain descent under a penalty."));
}

ParameterSpec seed() {
  return advanced(
      number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1}, {0.0, 4294967295.0},
                       "Fixes all random choices: the same seed gives the same result."));
}

ParameterSpec search() {
  return choice_parameter(
      "search", "Search", "none",
      {{"none", "None", "one set of weights for all inputs"},
       {"l1-path", "L1 path", "a growing penalty takes one feature after the other"},
       {"backward", "Backward greedy", "drops the smallest weight, again and again"},
       {"forward", "Forward greedy", "adds the feature that helps most"},
       {"exhaustive", "Exhaustive", "every subset; up to 16 inputs"}},
      "Solutions of each number of features: DII against their number.");
}

ParameterSpec of_search(ParameterSpec spec, std::vector<std::string> search_ids) {
  spec.applies_when = AppliesWhen{"search", std::move(search_ids)};
  return advanced(std::move(spec));
}

ParameterSpec stage_solution() {
  return of_search(
      choice_parameter("stage_solution", "Solution of a stage", "best",
                       {{"best", "Best epoch", "the lowest DII of the stage; the default"},
                        {"last", "Last epoch", "as DADApy"}},
                       "The weights that a stage ends with and the next goes on from."),
      {"backward"});
}

ParameterSpec first_stage() {
  ParameterSpec spec = number_parameter(
      "first_stage", "First stage", ParameterType::integer, std::int64_t{1}, {1, 10},
      "How often all features are optimised before the first is dropped "
      "(DADApy: 2).");
  return of_search(std::move(spec), {"backward"});
}

ParameterSpec penalties() {
  ParameterSpec spec =
      number_parameter("penalties", "Penalties", ParameterType::integer, std::int64_t{20}, {2, 500},
                       "Of the grid, before it is refined where features go two at a time.");
  return of_search(std::move(spec), {"l1-path"});
}

ParameterSpec kept_per_size() {
  ParameterSpec spec = number_parameter("kept_per_size", "Kept of each size",
                                        ParameterType::integer, std::int64_t{5}, {1, 1000},
                                        "How many of the best subsets of a size are kept.");
  return of_search(std::move(spec), {"exhaustive"});
}

ParameterSpec most_features() {
  ParameterSpec spec = number_parameter(
      "most_features", "Most features", ParameterType::integer, Automatic{}, {1, 1000000},
      "No solution has more; auto: all, in a forward search of more than 30 inputs 15.");
  spec.may_be_automatic = true;
  return of_search(std::move(spec), {"l1-path", "backward", "forward", "exhaustive"});
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
                                           stage_solution(),
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
                                           seed()},
                                          {{"kernel", "fast"}});
  return parameters;
}

}  // namespace steelyard::dii
