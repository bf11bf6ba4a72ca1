// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_options.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/parameter/parameter_builders.h"

namespace steelyard::gated {
namespace {

constexpr Index automatic_batch = 256;

ParameterSpec loss() {
  return choice_parameter(
      "loss", "Loss", "parameter-free",
      {{"parameter-free", "Parameter-free", "smoothness divided by the number of open gates"},
       {"price", "Price of a gate", "smoothness minus lambda for each open gate"}},
      "What an open gate has to earn.");
}

ParameterSpec lambda() {
  ParameterSpec spec = number_parameter("lambda", "Lambda", ParameterType::real, 1e-4, {1e-6, 10.0},
                                        "Price of an open gate: a larger one closes more of them.");
  spec.logarithmic = true;
  return only_when(spec, "loss", {"price"});
}

ParameterSpec restarts() {
  ParameterSpec spec =
      number_parameter("restarts", "Starts", ParameterType::integer, Automatic{}, {1.0, 1000.0},
                       "A single start often opens wrong gates. The one of lowest loss counts; "
                       "auto: more starts for "
                       "more columns.");
  spec.may_be_automatic = true;
  return spec;
}

ParameterSpec epochs() {
  ParameterSpec spec = number_parameter(
      "epochs", "Epochs", ParameterType::integer, Automatic{}, {1.0, 1e6},
      "Passes through the samples; auto: 2,000 steps with Adam, 6,000 with descent. A start whose "
      "gates are decided ends before.");
  spec.may_be_automatic = true;
  return spec;
}

ParameterSpec scale_neighbour() {
  return number_parameter("neighbours", "Neighbours", ParameterType::integer, std::int64_t{2},
                          {2.0, 50.0},
                          "The kernel is as wide as the distance to this neighbour, each sample "
                          "being its own first: 2 is the nearest other one.");
}

ParameterSpec bandwidth() {
  ParameterSpec spec =
      number_parameter("bandwidth", "Bandwidth", ParameterType::real, 5.0, {0.1, 20.0},
                       "Width of the kernel in units of the median squared distance to that "
                       "neighbour.");
  spec.logarithmic = true;
  return spec;
}

ParameterSpec diffusion() {
  return choice_parameter("diffusion", "Steps of the walk", "2",
                          {{"1", "1", "to the neighbours"},
                           {"2", "2", "to their neighbours, as published"},
                           {"4", "4", "coarser structure"}},
                          "How far a feature is compared along the graph.");
}

ParameterSpec sigma() {
  return number_parameter("sigma", "Noise of the gates", ParameterType::real, 0.5, {0.1, 1.0},
                          "Standard deviation of the noise that lets a gate try to open and to "
                          "close.");
}

ParameterSpec noise() {
  return choice_parameter(
      "noise", "Noise drawn", "feature",
      {{"feature", "For each feature", "one number for a column and a step"},
       {"sample", "For each cell", "one for each sample, too; slower to decide"}},
      "What shares a random number.");
}

ParameterSpec optimizer() {
  return choice_parameter("optimizer", "Optimiser", "adam",
                          {{"adam", "Adam", "ten to thirty times fewer steps"},
                           {"descent", "Gradient descent", "as published"}},
                          "How the gates move.");
}

ParameterSpec learning_rate() {
  ParameterSpec spec =
      number_parameter("learning_rate", "Learning rate", ParameterType::real, Automatic{},
                       {1e-6, 1e4}, "Auto: 0.01 with Adam, 0.05 a column with descent.");
  spec.may_be_automatic = true;
  spec.logarithmic = true;
  return spec;
}

ParameterSpec batch() {
  ParameterSpec spec = number_parameter(
      "batch", "Batch", ParameterType::integer, Automatic{}, {4.0, double{largest_batch}},
      "Samples of a step; auto: all of up to 600, otherwise 256.");
  spec.may_be_automatic = true;
  return spec;
}

ParameterSpec seed() {
  return number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1},
                          {0.0, 9007199254740992.0}, "Of the starts, the noise and the batches.");
}

Index automatic_starts(const GateOptions& run, Index samples, Index gates) {
  constexpr Index fewest = 4;
  constexpr Index usual = 8;
  constexpr Index most = 128;
  constexpr double starts_a_gate = 1.2;
  constexpr double most_operations = 4e11;  // about half a minute of one core
  const double each = operations_of_step(run.training, samples, gates) *
                      static_cast<double>(steps_of_epoch(run.training, samples)) *
                      static_cast<double>(run.epochs);
  const auto wanted =
      std::clamp(static_cast<Index>(starts_a_gate * static_cast<double>(gates)), usual, most);
  const auto affordable = static_cast<Index>(std::min(most_operations / each, double{most}));
  return std::clamp(affordable, fewest, wanted);
}

}  // namespace

const ParameterSchema& gate_schema() {
  static const ParameterSchema schema({loss(), lambda(), restarts(), epochs(), scale_neighbour(),
                                       advanced(bandwidth()), advanced(diffusion()),
                                       advanced(sigma()), advanced(noise()), advanced(optimizer()),
                                       advanced(learning_rate()), advanced(batch()), seed()});
  return schema;
}

GateOptions gate_run(const ParameterValues& values, Index samples, Index gates) {
  GateOptions run;
  GateTraining& training = run.training;
  if (values.choice("loss") == "price") {
    training.gates.lambda = values.real("lambda");
  }
  training.gates.sigma = values.real("sigma");
  training.gates.diffusion.bandwidth = values.real("bandwidth");
  training.gates.diffusion.neighbours = values.integer("neighbours");
  training.gates.diffusion.steps = std::stoi(values.choice("diffusion"));
  const bool adam = values.choice("optimizer") == "adam";
  training.optimizer = adam ? GateOptimizer::adam : GateOptimizer::descent;
  training.noise =
      values.choice("noise") == "feature" ? GateNoise::per_feature : GateNoise::per_sample;
  training.seed = static_cast<std::uint64_t>(values.integer("seed"));
  training.learning_rate = values.is_automatic("learning_rate")
                               ? (adam ? 0.01 : 0.05 * static_cast<double>(gates))
                               : values.real("learning_rate");
  training.batch = values.is_automatic("batch")
                       ? (samples > most_samples_in_a_step ? automatic_batch : samples)
                       : std::min<Index>(values.integer("batch"), samples);
  const Index steps = adam ? 2000 : 6000;
  const Index of_epoch = steps_of_epoch(training, samples);
  run.epochs = static_cast<std::uint64_t>(
      values.is_automatic("epochs") ? (steps + of_epoch - 1) / of_epoch : values.integer("epochs"));
  run.starts = values.is_automatic("restarts") ? automatic_starts(run, samples, gates)
                                               : values.integer("restarts");
  return run;
}

ParameterValues known_automatic(const ParameterValues& values, Index samples, Index gates) {
  const GateOptions run = gate_run(values, samples, gates);
  ParameterValues known;
  const auto tell = [&](const char* id, const ParameterValue& value) {
    if (values.is_automatic(id)) {
      known.set(id, value);
    }
  };
  tell("learning_rate", run.training.learning_rate);
  tell("batch", std::int64_t{run.training.batch});
  tell("epochs", static_cast<std::int64_t>(run.epochs));
  tell("restarts", std::int64_t{run.starts});
  return known;
}

double operations_of_step(const GateTraining& training, Index samples, Index gates) {
  const auto n = static_cast<double>(size_of_batch(training, samples));
  const auto d = static_cast<double>(gates);
  // Half of two products of N x N x D; few columns take several whole ones instead of N x N x N.
  const double products = 3.0 * d < n ? 8.0 : 1.0;
  constexpr double for_each_pair = 30.0;  // the kernel and the search for neighbours
  return n * n * (products * d + for_each_pair);
}

Index steps_of_epoch(const GateTraining& training, Index samples) {
  const Index size = size_of_batch(training, samples);
  return (samples + size - 1) / size;
}

}  // namespace steelyard::gated
