// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/options.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace steelyard::dii {
namespace {

/// Weights under a penalty that select the features are sharpened more.
constexpr double narrowing_of_selections = 0.1;

std::optional<double> number_or_automatic(const ParameterValues& values, std::string_view id) {
  return values.is_automatic(id) ? std::nullopt : std::optional(values.real(id));
}

std::optional<Index> count_or_automatic(const ParameterValues& values, std::string_view id) {
  return values.is_automatic(id) ? std::nullopt : std::optional<Index>(values.integer(id));
}

InitialWeights initial_from(const std::string& id) {
  if (id == "ones") {
    return InitialWeights::ones;
  }
  if (id == "inverse-raw-std") {
    return InitialWeights::inverse_raw_std;
  }
  return id == "given" ? InitialWeights::given : InitialWeights::inverse_std;
}

/// \param narrowing  where the user leaves it to the method
LambdaSchedule lambda_from(const ParameterValues& values, double narrowing) {
  using Kind = LambdaChoice::Kind;
  LambdaSchedule schedule;
  const std::string& scheme = values.choice("lambda_scheme");
  if (!values.is_automatic("lambda")) {
    schedule.choice = LambdaChoice(values.real("lambda"));
  } else if (scheme != "gaps") {
    schedule.choice =
        LambdaChoice(scheme == "neighbour-each" ? Kind::neighbour_each : Kind::neighbour_mean,
                     values.integer("neighbours_first"));
    schedule.choice.square_over = values.toggle("squared_distance") ? 1.0 : 0.0;
    schedule.last_neighbour = values.integer("neighbours_last");
  }
  schedule.narrowing = number_or_automatic(values, "narrowing").value_or(narrowing);
  return schedule;
}

void read_descent(const ParameterValues& values, Options& options) {
  options.epochs = static_cast<std::uint64_t>(values.integer("epochs"));
  options.optimizer = values.choice("optimizer") == "adam" ? Optimizer::adam : Optimizer::descent;
  options.learning_rate = number_or_automatic(values, "learning_rate");
  options.best_decay = values.choice("decay") == "best";
  options.warm_restart = values.choice("decay") == "restarted";
  options.decay =
      options.best_decay || options.warm_restart ? Decay::cosine : decay(values.choice("decay"));
  options.tolerance = values.real("tolerance");
  options.initial = initial_from(values.choice("initial_weights"));
  options.given_weights = values.list("given_weights");
  options.standardised = values.choice("coordinates") == "standardised";
  options.constrain_max = values.toggle("constrain_max");
  options.share_in_groups = values.toggle("share_in_groups");
}

/// All but what depends on whether a study asks.
Options common_options(const ParameterValues& values) {
  Options options;
  read_descent(values, options);
  options.rows = count_or_automatic(values, "rows");
  options.batches = values.integer("batches");
  options.exclude = values.integer("exclude");
  options.precision = values.choice("precision") == "single" ? Precision::single_precision
                                                             : Precision::double_precision;
  options.seed = static_cast<std::uint64_t>(values.integer("seed"));
  return options;
}

}  // namespace

Options options_from(const ParameterValues& values) {
  Options options = common_options(values);
  options.l1 = values.real("l1");
  options.lambda = lambda_from(values, 1.0);
  const bool several =
      options.optimizer == Optimizer::adam && options.epochs >= fewest_epochs_of_several_starts;
  const Index usual = several ? automatic_starts : 1;
  // Further starts have another scale, which a width that is given would not follow.
  const bool free_width = options.lambda.choice.kind == LambdaChoice::Kind::adaptive;
  options.starts = free_width && are_epochs_comparable(options)
                       ? count_or_automatic(values, "restarts").value_or(usual)
                       : 1;
  return options;
}

Options options_from(const ParameterValues& values, const FitContext& terms) {
  Options options = common_options(values);
  options.lambda = lambda_from(values, terms.penalised ? narrowing_of_selections : 1.0);
  options.keep_best = !terms.keeps_last;
  options.seek_limit = false;
  return options;
}

bool are_epochs_comparable(const Options& options) {
  return options.keep_best && options.l1 == 0.0 && options.lambda.narrowing == 1.0;
}

ParameterValues known_automatic(const ParameterValues& values, const FitContext& terms,
                                Index samples) {
  ParameterValues known;
  if (values.is_automatic("learning_rate") && values.choice("optimizer") == "adam") {
    known.set("learning_rate", adam_rate);
  }
  if (values.is_automatic("restarts")) {
    known.set("restarts", std::int64_t{options_from(values).starts});
  }
  if (values.is_automatic("narrowing")) {
    known.set("narrowing", terms.penalised ? narrowing_of_selections : 1.0);
  }
  if (values.is_automatic("rows")) {
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
  if (choice.kind == LambdaChoice::Kind::neighbour_each ||
      choice.kind == LambdaChoice::Kind::neighbour_mean) {
    const auto first = static_cast<double>(choice.neighbour);
    const auto last = static_cast<double>(schedule.last_neighbour);
    choice.neighbour =
        std::max(Index{1}, static_cast<Index>(std::lround(last + (first - last) * fall)));
  }
  return choice;
}

}  // namespace steelyard::dii
