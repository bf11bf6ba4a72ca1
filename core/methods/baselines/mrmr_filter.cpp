// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "core/methods/baselines/column_information.h"
#include "core/methods/baselines/explained_share.h"
#include "core/methods/baselines/information_filters.h"
#include "core/methods/baselines/mrmr_order.h"
#include "core/parallel.h"
#include "core/parameter/parameter_builders.h"
#include "core/problem/targets.h"
#include "core/text.h"

namespace steelyard::baselines {
namespace {

Index features_taken(const Problem& problem, const ParameterValues& values) {
  constexpr Index usual = 20;
  const Index wanted =
      values.is_automatic("features") ? usual : static_cast<Index>(values.integer("features"));
  return std::min(wanted, problem.dimension());
}

ParameterValues automatic_of_mrmr(const Problem& problem, const ParameterValues& values) {
  ParameterValues known;
  if (values.is_automatic("features")) {
    known.set("features", std::int64_t{features_taken(problem, values)});
  }
  return known;
}

bool by_neighbours(const ParameterValues& values) {
  return values.choice("information") == "neighbours";
}

std::vector<Complaint> complaints_of_mrmr(const Problem& problem, const ParameterValues& values) {
  const Index samples = std::ssize(samples_with_target(problem));
  if (by_neighbours(values) && values.integer("neighbours") >= samples) {
    return {{"neighbours", "Neighbours: " + std::to_string(values.integer("neighbours")) +
                               " do not fit " + counted(samples, "sample") +
                               " with a target; accepted: 1 to " + std::to_string(samples - 1)}};
  }
  return {};
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
                               const ParameterValues& values,
                               const std::function<std::optional<Vector>(Index)>& with) {
  const MrmrScheme scheme =
      values.choice("scheme") == "quotient" ? MrmrScheme::quotient : MrmrScheme::difference;
  auto order = mrmr_order(relevance, features_taken(problem, values), scheme, with);
  return order ? std::optional(MrmrFound{relevance, std::move(*order)}) : std::nullopt;
}

std::optional<MrmrFound> find(const Problem& problem, const ParameterValues& values,
                              const std::stop_token& stop) {
  if (by_neighbours(values)) {
    const auto neighbours = static_cast<Index>(values.integer("neighbours"));
    const auto table = information_table(problem, seed_of_ties(values), stop);
    const auto relevance = table ? information_with_target(*table, neighbours, stop) : std::nullopt;
    if (!relevance) {
      return std::nullopt;
    }
    return found(*relevance, problem, values, [&](Index input) {
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
  return found(*relevance, problem, values,
               [&](Index input) { return normal_information(inputs, inputs.col(input), stop); });
}

std::optional<FilterAnswer> answer_of_mrmr(const Problem& problem, const ParameterValues& values,
                                           const std::stop_token& stop) {
  const auto result = find(problem, values, stop);
  if (!result) {
    return std::nullopt;
  }
  constexpr double missing_score = std::numeric_limits<double>::quiet_NaN();
  const auto dimension = static_cast<std::size_t>(problem.dimension());
  const auto taken = static_cast<double>(result->order.columns.size());
  FeatureColumn order{
      "order", "Order",
      "1: taken first; each later one a little less; 0: not taken; constant columns have -1",
      ValueKind::signed_score, std::vector<double>(dimension, 0.0)};
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
                      "the first " + std::to_string(result->order.columns.size()) + " by mRMR",
                      values.is_automatic("features") ? FeatureSelection::CountDecidedBy::open
                                                      : FeatureSelection::CountDecidedBy::of_rule};
  return answer;
}

ParameterSchema mrmr_schema() {
  ParameterSpec features =
      number_parameter("features", "Features", ParameterType::integer, Automatic{}, {1.0, 10000.0},
                       "How many are taken; auto: 20, or all if there are fewer.");
  features.may_be_automatic = true;
  return ParameterSchema(
      {features,
       choice_parameter("scheme", "Scheme", "difference",
                        {{"difference", "Difference", "relevance less redundancy"},
                         {"quotient", "Quotient", "relevance over redundancy"}},
                        "What the next column has most of."),
       choice_parameter("information", "Information", "neighbours",
                        {{"neighbours", "Nearest neighbours", "relations of any form"},
                         {"correlation", "Correlation", "linear relations only; faster"}},
                        "How the information of two columns is estimated."),
       only_when(number_parameter("neighbours", "Neighbours", ParameterType::integer,
                                  std::int64_t{3}, {1.0, 100.0},
                                  "The estimate looks as far as to this nearest neighbour."),
                 "information", {"neighbours"}),
       only_when(tie_seed_parameter(), "information", {"neighbours"})});
}

Estimate estimate_of_mrmr(const Problem& problem, const ParameterValues& values) {
  const auto samples = static_cast<double>(problem.samples());
  const auto estimates = static_cast<double>(problem.dimension() * features_taken(problem, values));
  const double looked_at =
      by_neighbours(values)
          ? 4.0 * std::sqrt(samples * static_cast<double>(values.integer("neighbours"))) + 100.0
          : 2.0;
  Estimate estimate;
  estimate.bytes = 40.0 * samples * static_cast<double>(problem.dimension());
  estimate.seconds = estimates * samples * looked_at / (2e8 * static_cast<double>(most_threads()));
  estimate.alternative = "information from correlations";
  estimate.alternative_values = {{"information", std::string("correlation")}};
  return estimate;
}

}  // namespace

Filter mrmr_filter() {
  Filter filter;
  filter.info = filter_info(
      "mrmr", "Minimum redundancy, maximum relevance",
      "Takes columns one after the other that tell most about the target and least about those "
      "taken before.",
      "H. Peng, F. Long, C. Ding: Feature selection based on mutual information: criteria of "
      "max-dependency, max-relevance, and min-redundancy, IEEE Transactions on Pattern Analysis "
      "and Machine Intelligence 27, 1226-1238 (2005) doi:10.1109/TPAMI.2005.159");
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
  filter.schema = mrmr_schema();
  filter.lowest = -1.0;
  filter.judged_by = 1;  // relevance: the order has the same numbers for any target
  filter.complaints = complaints_of_mrmr;
  filter.estimate = estimate_of_mrmr;
  filter.automatic = automatic_of_mrmr;
  filter.answer = answer_of_mrmr;
  return filter;
}

}  // namespace steelyard::baselines
