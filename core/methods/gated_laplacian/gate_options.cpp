// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_options.h"

#include <algorithm>
#include <optional>

#include "core/parameter/bound_parameter.h"

namespace steelyard::gated {
namespace {

constexpr Index automatic_batch = 256;

/// The parameters before their automatic values are known.
struct GateWish {
  GateTraining training;
  bool has_price = false;
  double lambda = 1e-4;  ///< if it has a price
  std::optional<double> learning_rate;
  std::optional<Index> batch;
  std::optional<std::uint64_t> epochs;
  std::optional<Index> starts;
};

ParameterList<GateWish> usual_gate_parameters() {
  constexpr auto gates = &GateTraining::gates;
  return {
      choice({"loss", "Loss", "What an open gate has to earn."}, field(&GateWish::has_price),
             {{false, "parameter-free", "Parameter-free",
               "smoothness divided by the number of open gates"},
              {true, "price", "Price of a gate", "smoothness minus lambda for each open gate"}}),
      parameter({"lambda", "Lambda", "Price of an open gate: a larger one closes more of them."},
                field(&GateWish::lambda), {1e-6, 10.0})
          .logarithmic()
          .only_when("loss", {"price"}),
      parameter({"restarts", "Starts",
                 "A single start often opens wrong gates. The one of lowest loss counts; auto: "
                 "more starts for more columns."},
                field(&GateWish::starts), {1.0, 1000.0}),
      parameter({"epochs", "Epochs",
                 "Passes through the samples; auto: 2,000 steps with Adam, 6,000 with descent. A "
                 "start whose gates are decided ends before."},
                field(&GateWish::epochs), {1.0, 1e6}),
      parameter({"neighbours", "Neighbours",
                 "The kernel is as wide as the distance to this neighbour, each sample being its "
                 "own first: 2 is the nearest other one."},
                field(&GateWish::training, gates, &GatedLossOptions::diffusion,
                      &DiffusionOptions::neighbours),
                {2.0, 50.0})};
}

ParameterList<GateWish> advanced_gate_parameters() {
  constexpr auto gates = &GateTraining::gates;
  return {
      parameter({"bandwidth", "Bandwidth",
                 "Width of the kernel in units of the median squared distance to that neighbour."},
                field(&GateWish::training, gates, &GatedLossOptions::diffusion,
                      &DiffusionOptions::bandwidth),
                {0.1, 20.0})
          .logarithmic()
          .advanced(),
      choice(
          {"diffusion", "Steps of the walk", "How far a feature is compared along the graph."},
          field(&GateWish::training, gates, &GatedLossOptions::diffusion, &DiffusionOptions::steps),
          {{1, "1", "1", "to the neighbours"},
           {2, "2", "2", "to their neighbours, as published"},
           {4, "4", "4", "coarser structure"}})
          .advanced(),
      parameter({"sigma", "Noise of the gates",
                 "Standard deviation of the noise that lets a gate try to open and to close."},
                field(&GateWish::training, gates, &GatedLossOptions::sigma), {0.1, 1.0})
          .advanced(),
      choice({"noise", "Noise drawn", "What shares a random number."},
             field(&GateWish::training, &GateTraining::noise),
             {{GateNoise::per_feature, "feature", "For each feature",
               "one number for a column and a step"},
              {GateNoise::per_sample, "sample", "For each cell",
               "one for each sample, too; slower to decide"}})
          .advanced(),
      choice({"optimizer", "Optimiser", "How the gates move."},
             field(&GateWish::training, &GateTraining::optimizer),
             {{GateOptimizer::adam, "adam", "Adam", "ten to thirty times fewer steps"},
              {GateOptimizer::descent, "descent", "Gradient descent", "as published"}})
          .advanced(),
      parameter(
          {"learning_rate", "Learning rate", "Auto: 0.01 with Adam, 0.05 a column with descent."},
          field(&GateWish::learning_rate), {1e-6, 1e4})
          .logarithmic()
          .advanced(),
      parameter({"batch", "Batch", "Samples of a step; auto: all of up to 600, otherwise 256."},
                field(&GateWish::batch), {4.0, double{largest_batch}})
          .advanced(),
      seed_parameter(field(&GateWish::training, &GateTraining::seed),
                     "Of the starts, the noise and the batches.")};
}

const ParameterList<GateWish>& gate_parameters() {
  static const ParameterList<GateWish> list =
      joined(usual_gate_parameters(), advanced_gate_parameters());
  return list;
}

/// Approximate number of multiplications and additions in one step of one start. It decides how
/// many starts there are, and so the result: what a step takes is estimated elsewhere.
double operations_of_step(const GateTraining& training, Index samples, Index gates) {
  const auto n = static_cast<double>(size_of_batch(training, samples));
  const auto d = static_cast<double>(gates);
  // Half of two products of N x N x D; few columns take several whole ones instead of N x N x N.
  const double products = 3.0 * d < n ? 8.0 : 1.0;
  constexpr double for_each_pair = 30.0;  // the kernel and the search for neighbours
  return n * n * (products * d + for_each_pair);
}

Index automatic_starts(const GateOptions& options, Index samples, Index gates) {
  constexpr Index fewest = 4;
  constexpr Index usual = 8;
  constexpr Index most = 128;
  constexpr double starts_a_gate = 1.2;
  constexpr double most_operations = 4e11;  // about half a minute of one core
  const double each = operations_of_step(options.training, samples, gates) *
                      static_cast<double>(steps_of_epoch(options.training, samples)) *
                      static_cast<double>(options.epochs);
  const auto wanted =
      std::clamp(static_cast<Index>(starts_a_gate * static_cast<double>(gates)), usual, most);
  const auto affordable = static_cast<Index>(std::min(most_operations / each, double{most}));
  return std::clamp(affordable, fewest, wanted);
}

}  // namespace

const ParameterSchema& gate_schema() {
  static const ParameterSchema schema(specs_of(gate_parameters()));
  return schema;
}

GateOptions gate_options(const ParameterValues& values, Index samples, Index gates) {
  const GateWish wish = options_of(gate_parameters(), values);
  GateOptions options;
  options.training = wish.training;
  if (wish.has_price) {
    options.training.gates.lambda = wish.lambda;
  }
  const bool adam = wish.training.optimizer == GateOptimizer::adam;
  options.training.learning_rate =
      wish.learning_rate.value_or(adam ? 0.01 : 0.05 * static_cast<double>(gates));
  const Index usual_batch = samples > most_samples_in_a_step ? automatic_batch : samples;
  options.training.batch = std::min(wish.batch.value_or(usual_batch), samples);
  const Index steps = adam ? 2000 : 6000;
  const Index of_epoch = steps_of_epoch(options.training, samples);
  options.epochs =
      wish.epochs.value_or(static_cast<std::uint64_t>((steps + of_epoch - 1) / of_epoch));
  options.starts = wish.starts ? *wish.starts : automatic_starts(options, samples, gates);
  return options;
}

ParameterValues known_automatic(const ParameterValues& values, Index samples, Index gates) {
  const GateOptions options = gate_options(values, samples, gates);
  ParameterValues known;
  const auto tell = [&](const char* id, const ParameterValue& value) {
    if (values.is_automatic(id)) {
      known.set(id, value);
    }
  };
  tell("learning_rate", options.training.learning_rate);
  tell("batch", std::int64_t{options.training.batch});
  tell("epochs", static_cast<std::int64_t>(options.epochs));
  tell("restarts", std::int64_t{options.starts});
  return known;
}

Index steps_of_epoch(const GateTraining& training, Index samples) {
  const Index size = size_of_batch(training, samples);
  return (samples + size - 1) / size;
}

}  // namespace steelyard::gated
