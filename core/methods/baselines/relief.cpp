// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/relief.h"

#include "core/methods/baselines/relief_scores.h"
#include "core/parallel.h"
#include "core/parameter/bound_parameter.h"
#include "core/problem/samples_as_points.h"
#include "core/problem/targets.h"

namespace steelyard::baselines {
namespace {

const ParameterList<ReliefOptions>& relief_parameters() {
  static const ParameterList<ReliefOptions> list{
      choice({"variant", "Variant", "Which samples a sample is compared with."},
             field(&ReliefOptions::variant),
             {{ReliefVariant::multisurf, "multisurf", "MultiSURF",
               "all samples that are nearer than usual"},
              {ReliefVariant::relieff, "relieff", "ReliefF",
               "nearest samples of the same and of another target; numbers are the same within "
               "one standard deviation"},
              {ReliefVariant::rrelieff, "rrelieff", "RReliefF",
               "nearest samples, by how much their targets differ"}}),
      parameter(
          {"neighbours", "Neighbours", "How many nearest samples count; of each kind for ReliefF."},
          field(&ReliefOptions::neighbours), {1.0, 1000.0})
          .only_when("variant", {"relieff", "rrelieff"}),
      parameter({"sigma", "Sigma",
                 "The neighbour of rank r counts exp(-(r / sigma)^2); 0: all count alike."},
                field(&ReliefOptions::sigma), {0.0, 1e6})
          .advanced()
          .only_when("variant", {"rrelieff"})};
  return list;
}

std::vector<Complaint> complaints_of_relief(const Problem& problem, const ParameterValues& values) {
  const ReliefOptions options = options_of(relief_parameters(), values);
  return options.variant == ReliefVariant::multisurf
             ? std::vector<Complaint>()
             : complaints_of_neighbours(problem, options.neighbours);
}

std::optional<FilterAnswer> answer_of_relief(const Problem& problem, const ParameterValues& values,
                                             const std::stop_token& stop) {
  const ReliefOptions options = options_of(relief_parameters(), values);
  const std::vector<Index> samples = samples_with_target(problem);
  const Targets targets = targets_of_samples(problem, samples);
  ReliefTarget target;
  if (targets.classes.empty()) {
    target = relief_target(targets.values, options.variant);
  } else {
    for (const Index sample : samples) {
      target.classes.push_back(problem.labels->class_of[static_cast<std::size_t>(sample)]);
    }
  }
  const auto scores = relief_scores(problem.inputs(samples, Eigen::all), target, options, stop);
  if (!scores) {
    return std::nullopt;
  }
  FilterAnswer answer;
  answer.columns = {{"relief",
                     "Relief score",
                     "How much more the column differs between near samples of different targets "
                     "than of the same; below 0: less; constant columns have -1",
                     ValueKind::signed_score,
                     {scores->begin(), scores->end()}}};
  return answer;
}

Estimate estimate_of_relief(const Problem& problem, const ParameterValues& /*values*/) {
  const auto samples = static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  Estimate estimate;
  estimate.bytes = sizeof(double) * 3.0 * samples * features;
  estimate.seconds =
      samples * samples * (features + 20.0) / (1.5e9 * static_cast<double>(most_threads()));
  return estimate;
}

}  // namespace

Filter relief() {
  Filter filter;
  filter.info = filter_info(
      "relief", "Relief",
      "Scores columns by what they differ by between near samples, so that columns that matter "
      "only "
      "together are found.",
      "I. Kononenko: Estimating attributes: analysis and extensions of RELIEF, ECML, 171-182 "
      "(1994) "
      "doi:10.1007/3-540-57868-4_57; "
      "M. Robnik-Sikonja, I. Kononenko: Theoretical and empirical analysis of ReliefF and "
      "RReliefF, Machine Learning 53, 23-69 (2003) doi:10.1023/A:1025667309714; R. J. Urbanowicz, "
      "R. S. Olson, P. Schmitt, M. Meeker, "
      "J. H. Moore: Benchmarking "
      "relief-based feature selection methods for bioinformatics data mining, Journal of "
      "Biomedical Informatics "
      "85, 168-188 (2018) "
      "doi:10.1016/j.jbi.2018.07.015");
  filter.info.equations =
      "W_{j} = ⟨ |x_{ij} − x_{mj}| ⟩_{m: other class} − ⟨ |x_{ij} − x_{hj}| ⟩_{h: "
      "same class}";
  filter.info.symbols =
      "Means over samples i and their near samples m and h; differences in shares of "
      "a column's range. For numbers, RReliefF asks how likely near samples differ in "
      "the target where they differ in the column.";
  filter.info.suits =
      "For columns that matter only together: near samples are near in all columns.";
  filter.info.unsuited =
      "Not with many columns of noise, by which neighbours are then chosen. Not "
      "against redundancy: copies share a score.";
  filter.schema = ParameterSchema(specs_of(relief_parameters()));
  filter.lowest = -1.0;
  filter.complaints = complaints_of_relief;
  filter.estimate = estimate_of_relief;
  filter.answer = answer_of_relief;
  return filter;
}

}  // namespace steelyard::baselines
