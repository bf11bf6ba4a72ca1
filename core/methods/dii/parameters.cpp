// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The method's parameters as shown to the user. Their ids are stable.

#include <utility>

#include "core/methods/dii/options.h"
#include "core/parameter/parameter_builders.h"

namespace steelyard::dii {
namespace {

ParameterSpec epochs() {
  return number_parameter("epochs", "Epochs", ParameterType::integer, std::int64_t{100},
                          {1, 100000}, "Maximum number of epochs of a descent.");
}

ParameterSpec optimizer() {
  return choice_parameter("optimizer", "Optimizer", "adam",
                          {{"adam", "Adam", "adapts to each weight; needs no tuning"},
                           {"descent", "Plain descent", "as in the paper and DADApy"}},
                          "How a step is made from the gradient.");
}

ParameterSpec learning_rate() {
  ParameterSpec spec = number_parameter(
      "learning_rate", "Learning rate", ParameterType::real, Automatic{}, {1e-9, 1e9},
      "Length of the first step; auto: 0.3 for Adam; for plain descent the best of eight on 200 "
      "samples (use half the value of DADApy and the paper).");
  spec.may_be_automatic = true;
  spec.logarithmic = true;
  return spec;
}

ParameterSpec restarts() {
  ParameterSpec spec = number_parameter(
      "restarts", "Starts", ParameterType::integer, Automatic{}, {1, 100},
      "Descents; each further one starts from the best weights with the small ones raised, and "
      "takes half of the epochs. The lowest DII is kept. auto: 2; 1 under a penalty, for plain "
      "descent and for less than 50 epochs.");
  spec.may_be_automatic = true;
  spec.applies_when = {AppliesWhen{"search", {"none"}}};
  return advanced(std::move(spec));
}

ParameterSpec l1() {
  ParameterSpec spec = number_parameter("l1", "L1 penalty", ParameterType::real, 0.0, {0.0, 1e6},
                                        "Drives weak weights to exactly 0; 0: no penalty (use "
                                        "twice the value of DADApy and the paper).");
  spec.applies_when = {AppliesWhen{"search", {"none"}}};  // the tasks of a search have their own
  spec.logarithmic = true;
  return spec;
}

ParameterSpec decay_choice() {
  return choice_parameter(
      "decay", "Decay", "restarted",
      {{"restarted", "Cosine, restarted",
        "falls to 0 halfway, begins anew and falls to 0 at the last epoch; under a penalty: "
        "cosine"},
       {"cosine", "Cosine", "falls to 0 at the last epoch"},
       {"exponential", "Exponential", "halves every 10 epochs"},
       {"constant", "Constant", "stays the same"},
       {"best", "Best of two", "cosine and exponential; the lower DII is kept"}},
      "How the learning rate decays over the epochs.");
}

ParameterSpec lambda() {
  ParameterSpec spec = number_parameter(
      "lambda", "Softmax width", ParameterType::real, Automatic{}, {1e-9, 1e9},
      "How far the softmax looks beyond the nearest neighbour; auto: adapts (each epoch).");
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
                       "What determines the automatic softmax width.");
  spec.applies_when = {AppliesWhen{"lambda", {"auto"}}};
  return advanced(std::move(spec));
}

ParameterSpec neighbours(std::string id, std::string label, std::int64_t initial) {
  ParameterSpec spec = number_parameter(
      std::move(id), std::move(label), ParameterType::integer, initial, {1, 1000000},
      "k decreases along a cosine from the first to the last epoch.");
  spec.applies_when = {AppliesWhen{"lambda_scheme", {"neighbour-mean", "neighbour-each"}}};
  return advanced(std::move(spec));
}

ParameterSpec squared_distance() {
  ParameterSpec spec =
      number_parameter("squared_distance", "Squared distance", ParameterType::toggle, false, {},
                       "The width is a tenth of the squared distance, as in DADApy's variant on "
                       "JAX: it depends on the scale of the weights. With Adam, the largest stays "
                       "1.");
  spec.applies_when = {AppliesWhen{"lambda_scheme", {"neighbour-mean", "neighbour-each"}}};
  return advanced(std::move(spec));
}

ParameterSpec narrowing() {
  ParameterSpec spec = number_parameter(
      "narrowing", "Narrow the width to", ParameterType::real, Automatic{}, {0.001, 10.0},
      "Share of Eq. 7's width at the last epoch: sharpens the weights; "
      "auto: 1, or 0.1 in a search that selects by penalties.");
  spec.may_be_automatic = true;
  spec.applies_when = {AppliesWhen{"lambda_scheme", {"gaps"}}};
  return advanced(std::move(spec));
}

ParameterSpec initial_weights() {
  return choice_parameter(
      "initial_weights", "Initial weights", "inverse-std",
      {{"inverse-std", "1 / standard deviation", "all features count equally at the start"},
       {"inverse-raw-std", "1 / deviation as read",
        "as DADApy: of a periodic column, it depends on where the circle is cut"},
       {"ones", "All 1", "units matter at the start"},
       {"given", "Given", "a list, one per input"}},
      "Where the descent starts. The deviation of a periodic column is that on its circle.");
}

ParameterSpec given_weights() {
  ParameterSpec spec =
      number_parameter("given_weights", "Given weights", ParameterType::list, std::vector<double>{},
                       {}, "One number per input, in table order.");
  spec.applies_when = {AppliesWhen{"initial_weights", {"given"}}};
  return spec;
}

ParameterSpec coordinates() {
  return advanced(choice_parameter(
      "coordinates", "Coordinates", "standardised",
      {{"standardised", "Standardised", "the columns' units do not matter"},
       {"raw", "Raw", "as in the paper and DADApy; units matter"}},
      "The variables of the descent: weight times standard deviation, or the weight itself."));
}

ParameterSpec constrain_max() {
  return advanced(number_parameter(
      "constrain_max", "Largest weight stays 1", ParameterType::toggle, false, {},
      "Rescales the weights after each step; only relative weights are meaningful."));
}

ParameterSpec rows() {
  ParameterSpec spec =
      number_parameter("rows", "Rows", ParameterType::integer, Automatic{}, {4, 1e9},
                       "Samples in the average (neighbours are searched among all); auto: all up "
                       "to 5000, then 1000, and fewer above 500000.");
  spec.may_be_automatic = true;
  return advanced(std::move(spec));
}

ParameterSpec share_in_groups() {
  return advanced(number_parameter("share_in_groups", "One weight per group", ParameterType::toggle,
                                   false, {},
                                   "Inputs of one group (x, y, z of an atom) share their weight."));
}

ParameterSpec tolerance() {
  ParameterSpec spec = number_parameter(
      "tolerance", "Tolerance", ParameterType::real, 1e-5, {0.0, 0.1},
      "Converged when the relative change of the DII stays smaller for five epochs; 0: never.");
  spec.logarithmic = true;
  return advanced(std::move(spec));
}

ParameterSpec batches() {
  return advanced(number_parameter(
      "batches", "Mini-batches", ParameterType::integer, std::int64_t{1}, {1, 1000},
      "Number of parts of the rows; each epoch takes one step per part."));
}

ParameterSpec exclude() {
  return advanced(number_parameter(
      "exclude", "Leave out in time", ParameterType::integer, std::int64_t{0}, {0.0, 1000000},
      "For time series: samples at most this many rows apart are not neighbours."));
}

ParameterSpec precision() {
  return advanced(choice_parameter(
      "precision", "Precision", "single",
      {{"single", "Single", "about seven digits, up to twice as fast"},
       {"double", "Double", "about sixteen digits"}},
      "Precision of the passes over all pairs; double is always used where single is not enough: "
      "tied neighbours, columns with few values, plain descent under a penalty."));
}

ParameterSpec seed() {
  return advanced(
      number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1}, {0.0, 4294967295.0},
                       "Fixes all random choices: the same seed gives the same result."));
}

}  // namespace

const ParameterSchema& schema() {
  static const ParameterSchema parameters({epochs(),
                                           optimizer(),
                                           learning_rate(),
                                           decay_choice(),
                                           l1(),
                                           initial_weights(),
                                           given_weights(),
                                           lambda(),
                                           lambda_scheme(),
                                           neighbours("neighbours_first", "k at the start", 10),
                                           neighbours("neighbours_last", "k at the end", 1),
                                           squared_distance(),
                                           narrowing(),
                                           coordinates(),
                                           share_in_groups(),
                                           constrain_max(),
                                           tolerance(),
                                           restarts(),
                                           rows(),
                                           batches(),
                                           exclude(),
                                           precision(),
                                           seed()},
                                          {{"kernel", "fast"}});
  return parameters;
}

}  // namespace steelyard::dii
