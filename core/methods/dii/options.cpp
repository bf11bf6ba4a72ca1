// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/options.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "core/parameter/bound_parameter.h"
#include "core/run/run_plan.h"

namespace steelyard::dii {
namespace {

using Width = LambdaChoice::Kind;

/// Weights under a penalty that select the features are sharpened more.
constexpr double narrowing_of_selections = 0.1;

struct DecayChoice {
  Decay decay = Decay::cosine;
  bool restarted = true;
  bool best = false;  ///< of two decays

  [[nodiscard]] bool operator==(const DecayChoice& other) const = default;
};

/// What the parameters set. Options that follow from several parameters are made of these parts
/// afterwards.
struct OptionParts {
  Options options;
  DecayChoice decay;
  std::optional<Index> starts;
  std::optional<double> lambda;
  Width adapts_to = Width::adaptive;  ///< without `lambda`
  Index first_neighbour = 10;
  Index last_neighbour = 1;
  bool squared_distance = false;
  std::optional<double> narrowing;
};

template <typename... Members>
auto option(Members... members) {
  return field(&OptionParts::options, members...);
}

/// Applies only if the width follows a neighbour.
BoundParameter<OptionParts> of_neighbours(BoundParameter<OptionParts> parameter) {
  return std::move(parameter)
      .only_when("lambda_scheme", {"neighbour-mean", "neighbour-each"})
      .advanced();
}

ParameterList<OptionParts> descent_parameters() {
  return {
      parameter({"epochs", "Epochs", "Maximum number of epochs of a descent."},
                option(&Options::epochs), {1, 100000}),
      choice({"optimizer", "Optimizer", "How a step is made from the gradient."},
             option(&Options::optimizer),
             {{Optimizer::adam, "adam", "Adam", "adapts to each weight; needs no tuning"},
              {Optimizer::descent, "descent", "Plain descent", "as in the paper and DADApy"}})
          .initially("adam"),
      parameter({"learning_rate", "Learning rate",
                 "Length of the first step; auto: 0.3 for Adam; for plain descent the best of "
                 "eight on 200 samples (use half the value of DADApy and the paper)."},
                option(&Options::learning_rate), {1e-9, 1e9})
          .automatic("0.3 for Adam")
          .logarithmic(),
      choice({"decay", "Decay", "How the learning rate decays over the epochs."},
             field(&OptionParts::decay),
             {{{Decay::cosine, true, false},
               "restarted",
               "Cosine, restarted",
               "falls to 0 halfway, begins anew and falls to 0 at the last epoch; under a "
               "penalty: cosine"},
              {{Decay::cosine, false, false}, "cosine", "Cosine", "falls to 0 at the last epoch"},
              {{Decay::exponential, false, false},
               "exponential",
               "Exponential",
               "halves every 10 epochs"},
              {{Decay::constant, false, false}, "constant", "Constant", "stays the same"},
              {{Decay::cosine, false, true},
               "best",
               "Best of two",
               "cosine and exponential; the lower DII is kept"}}),
      // The tasks of a search have penalties of their own.
      parameter({"l1", "L1 penalty",
                 "Drives weak weights to exactly 0; 0: no penalty (use twice the value of DADApy "
                 "and the paper)."},
                option(&Options::l1), {0.0, 1e6})
          .only_when("search", {no_study})
          .logarithmic()};
}

ParameterList<OptionParts> initial_parameters() {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  return {choice({"initial_weights", "Initial weights",
                  "Where the descent starts. The deviation of a periodic column is that on its "
                  "circle."},
                 option(&Options::initial),
                 {{InitialWeights::inverse_std, "inverse-std", "1 / standard deviation",
                   "all features count equally at the start"},
                  {InitialWeights::inverse_raw_std, "inverse-raw-std", "1 / deviation as read",
                   "as DADApy: of a periodic column, it depends on where the circle is cut"},
                  {InitialWeights::ones, "ones", "All 1", "units matter at the start"},
                  {InitialWeights::given, "given", "Given", "a list, one per input"}}),
          parameter({"given_weights", "Given weights", "One number per input, in table order."},
                    option(&Options::given_weights), {0.0, infinity})
              .only_when("initial_weights", {"given"})};
}

ParameterList<OptionParts> width_parameters() {
  const std::string cosine = "k decreases along a cosine from the first to the last epoch.";
  return {
      parameter({"lambda", "Softmax width",
                 "How far the softmax looks beyond the nearest neighbour; auto: adapts (each "
                 "epoch)."},
                field(&OptionParts::lambda), {1e-9, 1e9})
          .formerly("softmax_width")
          .automatic("adapts")
          .logarithmic()
          .advanced(),
      choice({"lambda_scheme", "Width adapts to", "What determines the automatic softmax width."},
             field(&OptionParts::adapts_to),
             {{Width::adaptive, "gaps", "Nearest gaps",
               "Eq. 7 of the paper, one width for all samples"},
              {Width::neighbour_mean, "neighbour-mean", "k-th neighbour",
               "a tenth of its mean distance"},
              {Width::neighbour_each, "neighbour-each", "k-th neighbour, each sample",
               "a tenth of its distance, sample by sample"}})
          .only_when("lambda", {"auto"})
          .advanced(),
      of_neighbours(parameter({"neighbours_first", "k at the start", cosine},
                              field(&OptionParts::first_neighbour), {1, 1000000})),
      of_neighbours(parameter({"neighbours_last", "k at the end", cosine},
                              field(&OptionParts::last_neighbour), {1, 1000000})),
      of_neighbours(parameter({"squared_distance", "Squared distance",
                               "The width is a tenth of the squared distance, as in DADApy's "
                               "variant on JAX: it depends on the scale of the weights. With "
                               "Adam, the largest stays 1."},
                              field(&OptionParts::squared_distance))),
      parameter({"narrowing", "Narrow the width to",
                 "Share of Eq. 7's width at the last epoch: sharpens the weights; auto: 1, or 0.1 "
                 "in a search that selects by penalties."},
                field(&OptionParts::narrowing), {0.001, 10.0})
          .only_when("lambda_scheme", {"gaps"})
          .advanced()};
}

ParameterList<OptionParts> weight_parameters() {
  return {
      choice({"coordinates", "Coordinates",
              "The variables of the descent: weight times standard deviation, or the weight "
              "itself."},
             option(&Options::standardised),
             {{true, "standardised", "Standardised", "the columns' units do not matter"},
              {false, "raw", "Raw", "as in the paper and DADApy; units matter"}})
          .advanced(),
      parameter({"share_in_groups", "One weight per group",
                 "Inputs of one group (x, y, z of an atom) share their weight."},
                option(&Options::share_in_groups))
          .advanced(),
      parameter({"constrain_max", "Largest weight stays 1",
                 "Rescales the weights after each step; only relative weights are meaningful."},
                option(&Options::constrain_max))
          .advanced(),
      parameter({"tolerance", "Tolerance",
                 "Converged when the relative change of the DII stays smaller for five epochs; 0: "
                 "never."},
                option(&Options::tolerance), {0.0, 0.1})
          .initially(1e-5)
          .logarithmic()
          .advanced(),
      parameter({"restarts", "Starts",
                 "Descents; each further one starts from the best weights with the small ones "
                 "raised, and takes half of the epochs. The lowest DII is kept. auto: 2; 1 under "
                 "a penalty, for plain descent and for less than 50 epochs."},
                field(&OptionParts::starts), {1, 100})
          .only_when("search", {no_study})
          .advanced()};
}

ParameterList<OptionParts> sample_parameters() {
  return {
      parameter({"rows", "Rows",
                 "Samples in the average (neighbours are searched among all); auto: all up to "
                 "5000, then 1000, and fewer above 500000."},
                option(&Options::rows), {4, 1e9})
          .advanced(),
      parameter({"batches", "Mini-batches",
                 "Number of parts of the rows; each epoch takes one step per part."},
                option(&Options::batches), {1, 1000})
          .advanced(),
      parameter({"exclude", "Leave out in time",
                 "For time series: samples at most this many rows apart are not neighbours."},
                option(&Options::exclude), {0.0, 1000000})
          .advanced(),
      choice({"precision", "Precision",
              "Precision of the passes over all pairs; double is always used where single is not "
              "enough: tied neighbours, columns with few values, plain descent under a penalty."},
             option(&Options::precision),
             {{Precision::single_precision, "single", "Single",
               "about seven digits, up to twice as fast"},
              {Precision::double_precision, "double", "Double", "about sixteen digits"}})
          .initially("single")
          .advanced(),
      seed_parameter(option(&Options::seed),
                     "Fixes all random choices: the same seed gives the same result.")
          .advanced()};
}

const ParameterList<OptionParts>& parameters() {
  static const ParameterList<OptionParts> list =
      joined(joined(joined(joined(descent_parameters(), initial_parameters()), width_parameters()),
                    weight_parameters()),
             sample_parameters());
  return list;
}

/// \param narrowing  where the user leaves it to the method
LambdaSchedule schedule_of(const OptionParts& parts, double narrowing) {
  LambdaSchedule schedule;
  if (parts.lambda) {
    schedule.choice = LambdaChoice(*parts.lambda);
  } else if (parts.adapts_to != Width::adaptive) {
    schedule.choice = LambdaChoice(parts.adapts_to, parts.first_neighbour);
    schedule.choice.square_over = parts.squared_distance ? 1.0 : 0.0;
    schedule.last_neighbour = parts.last_neighbour;
  }
  schedule.narrowing = parts.narrowing.value_or(narrowing);
  return schedule;
}

/// All but the number of starts.
Options with_schedules(const OptionParts& parts, double narrowing) {
  Options options = parts.options;
  options.decay = parts.decay.decay;
  options.warm_restart = parts.decay.restarted;
  options.best_decay = parts.decay.best;
  options.lambda = schedule_of(parts, narrowing);
  return options;
}

}  // namespace

const ParameterSchema& schema() {
  static const ParameterSchema schema(specs_of(parameters()), {{"kernel", "fast"}});
  return schema;
}

Options options_from(const ParameterValues& values) {
  const OptionParts parts = options_of(parameters(), values);
  Options options = with_schedules(parts, 1.0);
  const bool several =
      options.optimizer == Optimizer::adam && options.epochs >= fewest_epochs_of_several_starts;
  const Index usual = several ? automatic_starts : 1;
  // Further starts have another scale, which a width that is given would not follow.
  const bool free_width = options.lambda.choice.kind == Width::adaptive;
  options.starts = free_width && are_epochs_comparable(options) ? parts.starts.value_or(usual) : 1;
  return options;
}

Options options_from(const ParameterValues& values, const FitContext& terms) {
  Options options = with_schedules(options_of(parameters(), values),
                                   terms.penalised ? narrowing_of_selections : 1.0);
  options.l1 = 0.0;  // each task sets its own
  options.keep_best = !terms.keeps_last;
  options.seek_limit = false;
  return options;
}

bool are_epochs_comparable(const Options& options) {
  return options.keep_best && options.l1 == 0.0 && options.lambda.narrowing == 1.0;
}

ParameterValues known_automatic(const ParameterValues& values, const FitContext& terms,
                                Index samples) {
  const OptionParts parts = options_of(parameters(), values);
  ParameterValues known;
  if (!parts.options.learning_rate && parts.options.optimizer == Optimizer::adam) {
    known.set("learning_rate", adam_rate);
  }
  if (!parts.starts) {
    known.set("restarts", std::int64_t{options_from(values).starts});
  }
  if (!parts.narrowing) {
    known.set("narrowing", terms.penalised ? narrowing_of_selections : 1.0);
  }
  if (!parts.options.rows) {
    known.set("rows", std::int64_t{row_count(options_from(values, terms), samples)});
  }
  return known;
}

Index row_count(const Options& options, Index samples) {
  if (options.rows) {
    return std::min(*options.rows, samples);
  }
  return samples > automatic_rows_above
             ? std::clamp(most_automatic_ranks / samples, fewest_automatic_rows, automatic_rows)
             : samples;
}

LambdaChoice lambda_at(const LambdaSchedule& schedule, double progress) {
  const double fall = 0.5 * (1.0 + std::cos(std::numbers::pi * std::clamp(progress, 0.0, 1.0)));
  LambdaChoice choice = schedule.choice;
  choice.share = schedule.narrowing + (1.0 - schedule.narrowing) * (schedule.held ? 0.0 : fall);
  if (choice.kind == Width::neighbour_each || choice.kind == Width::neighbour_mean) {
    const auto first = static_cast<double>(choice.neighbour);
    const auto last = static_cast<double>(schedule.last_neighbour);
    choice.neighbour =
        std::max(Index{1}, static_cast<Index>(std::lround(last + (first - last) * fall)));
  }
  return choice;
}

}  // namespace steelyard::dii
