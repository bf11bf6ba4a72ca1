// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/information_filters.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "core/methods/baselines/column_information.h"
#include "core/methods/baselines/explained_share.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/targets.h"

namespace steelyard::baselines {
namespace {

const ParameterList<InformationOptions>& parameters_of_information() {
  static const ParameterList<InformationOptions> list = information_parameters(
      "The estimate looks as far as to this nearest neighbour: more make it smoother, and lower.");
  return list;
}

std::vector<Complaint> complaints_of_information(const Problem& problem,
                                                 const ParameterValues& values) {
  return complaints_of_neighbours(problem,
                                  options_of(parameters_of_information(), values).neighbours);
}

std::optional<FilterAnswer> answer_of_information(const Problem& problem,
                                                  const ParameterValues& values,
                                                  const std::stop_token& stop) {
  const InformationOptions options = options_of(parameters_of_information(), values);
  const auto table = information_table(problem, options.seed, stop);
  const auto information =
      table ? information_with_target(*table, options.neighbours, stop) : std::nullopt;
  if (!information) {
    return std::nullopt;
  }
  FilterAnswer answer;
  answer.columns = {
      {"mutual_information",
       "Mutual information",
       "What the column tells about the target, in nats; 0: nothing; constant columns have -1",
       ValueKind::signed_score,
       {information->begin(), information->end()}}};
  return answer;
}

/// In steps of five nanoseconds, for one sample and one other column: a few neighbours among those
/// beside it, and four binary searches.
double steps_of_neighbours(double samples) { return 8.0 * std::log2(std::max(samples, 2.0)); }

Estimate estimate_of_information(const Problem& problem, const ParameterValues& /*values*/) {
  const auto samples = static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  const double looked_at = problem.truth.cols() > 1 ? 3.0 * samples : steps_of_neighbours(samples);
  Estimate estimate;
  estimate.bytes = 32.0 * samples * features;
  estimate.seconds = features * samples * looked_at / (2e8 * static_cast<double>(most_threads()));
  return estimate;
}

/// Difference or quotient, by scheme.
/// \param redundancy  with those taken, on average
double gain_of(double relevance, double redundancy, bool first, MrmrScheme scheme) {
  constexpr double least = 1e-3;  // of a redundancy that divides: estimates of none are about 0
  return scheme == MrmrScheme::difference || first ? relevance - redundancy
                                                   : relevance / (redundancy + least);
}

struct MrmrOptions {
  std::optional<Index> features;  ///< to be taken; `nullopt` for 20
  MrmrScheme scheme = MrmrScheme::difference;
  bool by_neighbours = true;  ///< otherwise information follows from correlations
  InformationOptions information;
};

ParameterList<MrmrOptions> all_mrmr_parameters() {
  ParameterList<MrmrOptions> list{
      parameter(
          {"features", "Features", "How many are taken; auto: 20, or all if there are fewer."},
          field(&MrmrOptions::features), {1.0, 10000.0})
          .automatic("20"),
      choice({"scheme", "Scheme", "What the next column has most of."}, field(&MrmrOptions::scheme),
             {{MrmrScheme::difference, "difference", "Difference", "relevance less redundancy"},
              {MrmrScheme::quotient, "quotient", "Quotient", "relevance over redundancy"}}),
      choice({"information", "Information", "How the information of two columns is estimated."},
             field(&MrmrOptions::by_neighbours),
             {{true, "neighbours", "Nearest neighbours", "relations of any form"},
              {false, "correlation", "Correlation", "linear relations only; faster"}})};
  for (BoundParameter<MrmrOptions>& each :
       inside(field(&MrmrOptions::information),
              information_parameters("The estimate looks as far as to this nearest neighbour."))) {
    list.push_back(std::move(each).only_when("information", {"neighbours"}));
  }
  return list;
}

const ParameterList<MrmrOptions>& mrmr_parameters() {
  static const ParameterList<MrmrOptions> list = all_mrmr_parameters();
  return list;
}

MrmrOptions mrmr_options(const ParameterValues& values) {
  return options_of(mrmr_parameters(), values);
}

Index features_taken(const Problem& problem, const MrmrOptions& options) {
  constexpr Index usual = 20;
  return std::clamp(options.features.value_or(usual), std::ssize(kept_inputs(problem)),
                    problem.dimension());
}

ParameterValues automatic_of_mrmr(const Problem& problem, const ParameterValues& values) {
  const MrmrOptions options = mrmr_options(values);
  ParameterValues known;
  if (!options.features) {
    known.set("features", std::int64_t{features_taken(problem, options)});
  }
  return known;
}

std::vector<Complaint> complaints_of_mrmr(const Problem& problem, const ParameterValues& values) {
  const MrmrOptions options = mrmr_options(values);
  return options.by_neighbours ? complaints_of_neighbours(problem, options.information.neighbours)
                               : std::vector<Complaint>();
}

/// Of normal variables of which a share of the variance is explained, in nats.
std::optional<Vector> normal_information(const MatrixView& inputs, const MatrixView& targets,
                                         const std::stop_token& stop) {
  const auto share = explained_share(inputs, targets, stop);
  if (!share) {
    return std::nullopt;
  }
  Vector information(inputs.cols());
  for (Index input = 0; input < inputs.cols(); ++input) {
    const double whole = share->explained[input] + share->left[input];
    // The same column again has 18 nats rather than infinitely many.
    const double left = std::max(share->left[input], 1e-16 * whole);
    information[input] =
        whole > 0.0 ? -0.5 * std::log(left / whole) : std::numeric_limits<double>::quiet_NaN();
  }
  return information;
}

struct MrmrFound {
  Vector relevance;
  MrmrOrder order;
};

std::optional<MrmrFound> found(const Vector& relevance, const Problem& problem,
                               const MrmrOptions& options,
                               const std::function<std::optional<Vector>(Index)>& with) {
  auto order = mrmr_order(relevance, features_taken(problem, options), options.scheme, with,
                          kept_inputs(problem));
  return order ? std::optional(MrmrFound{relevance, std::move(*order)}) : std::nullopt;
}

std::optional<MrmrFound> find(const Problem& problem, const MrmrOptions& options,
                              const std::stop_token& stop) {
  if (options.by_neighbours) {
    const Index neighbours = options.information.neighbours;
    const auto table = information_table(problem, options.information.seed, stop);
    const auto relevance = table ? information_with_target(*table, neighbours, stop) : std::nullopt;
    if (!relevance) {
      return std::nullopt;
    }
    return found(*relevance, problem, options, [&](Index input) {
      return information_with_input(*table, input, neighbours, stop);
    });
  }
  const std::vector<Index> samples = samples_with_target(problem);
  const Matrix inputs = problem.inputs(samples, Eigen::all);
  const auto relevance =
      normal_information(inputs, targets_of_samples(problem, samples).values, stop);
  if (!relevance) {
    return std::nullopt;
  }
  return found(*relevance, problem, options,
               [&](Index input) { return normal_information(inputs, inputs.col(input), stop); });
}

std::optional<FilterAnswer> answer_of_mrmr(const Problem& problem, const ParameterValues& values,
                                           const std::stop_token& stop) {
  const MrmrOptions options = mrmr_options(values);
  const auto result = find(problem, options, stop);
  if (!result) {
    return std::nullopt;
  }
  constexpr double missing_score = std::numeric_limits<double>::quiet_NaN();
  const auto dimension = static_cast<std::size_t>(problem.dimension());
  const auto taken = static_cast<double>(result->order.columns.size());
  FeatureColumn order{
      "order", "Order",
      "1: taken first, 2: taken next, ...; without a place: not taken. A record keeps "
      "1 for the first, less by equal steps for each after it, and 0: not taken",
      ValueKind::order, std::vector<double>(dimension, 0.0)};
  FeatureColumn relevance{"relevance",
                          "Relevance",
                          "Information with the target, in nats",
                          ValueKind::score,
                          {result->relevance.begin(), result->relevance.end()}};
  FeatureColumn redundancy{"redundancy", "Redundancy",
                           "Mean information with the columns taken before, in nats",
                           ValueKind::score, std::vector<double>(dimension, missing_score)};
  for (std::size_t k = 0; k < dimension; ++k) {
    if (std::isnan(relevance.values[k])) {
      order.values[k] = missing_score;
    }
  }
  for (std::size_t k = 0; k < result->order.columns.size(); ++k) {
    const auto column = static_cast<std::size_t>(result->order.columns[k]);
    order.values[column] = (taken - static_cast<double>(k)) / taken;
    redundancy.values[column] = result->order.redundancies[k];
  }
  FilterAnswer answer;
  answer.columns = {order, relevance, redundancy};
  answer.selection = {result->order.columns,
                      message("mrmr.rule", "the first {1} by mRMR", result->order.columns.size()),
                      options.features ? FeatureSelection::CountDecidedBy::of_rule
                                       : FeatureSelection::CountDecidedBy::open};
  return answer;
}

Estimate estimate_of_mrmr(const Problem& problem, const ParameterValues& values) {
  const MrmrOptions options = mrmr_options(values);
  const auto samples = static_cast<double>(problem.samples());
  const auto estimates =
      static_cast<double>(problem.dimension() * features_taken(problem, options));
  const double looked_at = options.by_neighbours ? steps_of_neighbours(samples) : 2.0;
  Estimate estimate;
  estimate.bytes = 40.0 * samples * static_cast<double>(problem.dimension());
  estimate.seconds = estimates * samples * looked_at / (2e8 * static_cast<double>(most_threads()));
  estimate.alternative = message("mrmr.correlations", "information from correlations");
  estimate.alternative_values = {{"information", std::string("correlation")}};
  return estimate;
}

/// Which of these columns can be taken: those whose relevance is known.
std::vector<bool> with_relevance(const Vector& relevance, const std::vector<Index>& columns) {
  std::vector<bool> open(static_cast<std::size_t>(relevance.size()), false);
  for (const Index column : columns) {
    open[static_cast<std::size_t>(column)] = !std::isnan(relevance[column]);
  }
  return open;
}

struct MrmrStep {
  Index column = -1;  ///< none
  double gain = 0.0;
};

/// \param redundancy  the sum over the columns taken before
/// \param before      their number
MrmrStep best_step(const Vector& relevance, const Vector& redundancy, double before,
                   MrmrScheme scheme, const std::vector<bool>& open) {
  MrmrStep best;
  for (Index column = 0; column < relevance.size(); ++column) {
    if (!open[static_cast<std::size_t>(column)]) {
      continue;
    }
    const double mean = before > 0.0 ? redundancy[column] / before : 0.0;
    const double gain = gain_of(relevance[column], mean, before == 0.0, scheme);
    if (best.column < 0 || gain > best.gain) {
      best = {column, gain};
    }
  }
  return best;
}

}  // namespace

Filter mutual_information_filter() {
  Filter filter;
  filter.info = filter_info(
      "mutual-information", "Mutual information",
      "Scores each column by itself by what it tells about the target, in whatever form.",
      "A. Kraskov, H. Stoegbauer, P. Grassberger: Estimating mutual information, Physical Review E "
      "69, "
      "066138 (2004) "
      "doi:10.1103/PhysRevE.69.066138; B. C. Ross: Mutual information between discrete and "
      "continuous data sets, PLoS ONE 9, e87357 (2014) "
      "doi:10.1371/journal.pone.0087357");
  filter.info.equations = "I(x; y) ≈ ψ(k) + ψ(N) − ⟨ψ(n_{x} + 1) + ψ(n_{y} + 1)⟩";
  filter.info.symbols =
      "ψ: the digamma function; n_{x}, n_{y}: how many samples are nearer in the "
      "column, and in the target, than the k-th nearest in both; the mean is over the "
      "N samples. For classes, Ross's form counts neighbours within a class.";
  filter.info.suits = "For relations of any form between single columns and the target.";
  filter.info.unsuited =
      "Not for columns that matter only together, or against redundancy. Below some "
      "hundred samples its scatter is as large as weak relations.";
  filter.schema = ParameterSchema(specs_of(parameters_of_information()));
  filter.lowest = -1.0;
  filter.complaints = complaints_of_information;
  filter.estimate = estimate_of_information;
  filter.answer = answer_of_information;
  return filter;
}

std::optional<MrmrOrder> mrmr_order(
    const Vector& relevance, Index count, MrmrScheme scheme,
    const std::function<std::optional<Vector>(Index)>& information_with,
    const std::vector<Index>& first) {
  MrmrOrder order;
  std::vector<bool> open = with_relevance(relevance, all_positions(relevance.size()));
  std::vector<bool> first_open = with_relevance(relevance, first);
  Vector redundancy = Vector::Zero(relevance.size());  // the sum over those taken
  while (std::ssize(order.columns) < count) {
    const auto before = static_cast<double>(order.columns.size());
    const bool begins = std::find(first_open.begin(), first_open.end(), true) != first_open.end();
    const MrmrStep step =
        best_step(relevance, redundancy, before, scheme, begins ? first_open : open);
    if (step.column < 0) {
      break;
    }
    open[static_cast<std::size_t>(step.column)] = false;
    first_open[static_cast<std::size_t>(step.column)] = false;
    order.columns.push_back(step.column);
    order.gains.push_back(step.gain);
    order.redundancies.push_back(before > 0.0 ? redundancy[step.column] / before : 0.0);
    if (std::ssize(order.columns) < count) {
      const auto more = information_with(step.column);
      if (!more) {
        return std::nullopt;
      }
      redundancy += *more;
    }
  }
  return order;
}

Filter mrmr_filter() {
  Filter filter;
  filter.info = filter_info(
      "mrmr", "Minimum redundancy, maximum relevance",
      "Takes columns one after the other that tell most about the target and least about those "
      "taken before.",
      "H. Peng, F. Long, C. Ding: Feature selection based on mutual information: criteria of "
      "max-dependency, max-relevance, and min-redundancy, IEEE Transactions on Pattern Analysis "
      "and Machine Intelligence 27, 1226-1238 (2005) doi:10.1109/TPAMI.2005.159");
  filter.info.gives = Output::order;
  filter.info.one_after_another = true;
  filter.info.equations = "next: argmax_{j∉S}  I(x_{j}; y) − 1/|S| · Σ_{s∈S} I(x_{j}; x_{s})";
  filter.info.symbols =
      "I: the mutual information; y: the target; S: the columns taken so far. With "
      "Scheme: quotient, the first term is divided by the second.";
  filter.info.suits =
      "For a short list without copies, of numbers or classes, without settings that "
      "must be understood first.";
  filter.info.unsuited =
      "Not for columns that matter only together: each is judged by itself and in "
      "pairs. What a column adds is not what a model gains.";
  filter.schema = ParameterSchema(specs_of(mrmr_parameters()));
  filter.lowest = -1.0;
  filter.judged_by = 1;  // relevance: the order has the same numbers for any target
  filter.complaints = complaints_of_mrmr;
  filter.estimate = estimate_of_mrmr;
  filter.automatic = automatic_of_mrmr;
  filter.answer = answer_of_mrmr;
  return filter;
}

}  // namespace steelyard::baselines
