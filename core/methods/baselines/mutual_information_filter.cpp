// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cmath>

#include "core/methods/baselines/column_information.h"
#include "core/methods/baselines/information_filters.h"
#include "core/parallel.h"

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

Estimate estimate_of_information(const Problem& problem, const ParameterValues& values) {
  const auto samples = static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  const Index neighbours = options_of(parameters_of_information(), values).neighbours;
  const double looked_at = problem.truth.cols() > 1
                               ? 3.0 * samples
                               : 4.0 * std::sqrt(samples * static_cast<double>(neighbours)) + 100.0;
  Estimate estimate;
  estimate.bytes = 32.0 * samples * features;
  estimate.seconds = features * samples * looked_at / (2e8 * static_cast<double>(most_threads()));
  return estimate;
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

}  // namespace steelyard::baselines
