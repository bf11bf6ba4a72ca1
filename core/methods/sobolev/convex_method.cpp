// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_method.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/methods/sobolev/convex_stepper.h"
#include "core/methods/sobolev/hermite_features.h"
#include "core/problem/targets.h"
#include "core/run/method_info.h"

namespace steelyard::sobolev {
namespace {

constexpr Index fewest_convex_samples = 10;
constexpr double convex_speed = 2e10;  // multiplications and additions a second

std::vector<Complaint> complaints_of_size(const Problem& problem, const ConvexOptions& options) {
  const Index known = std::ssize(samples_with_target(problem));
  if (known < fewest_convex_samples) {
    return {
        {"", "Samples",
         message("convex_sic.too_few_samples",
                 "{1} {1:sample|samples} with a target say too little of it", known),
         message("convex_sic.too_few_samples.accepted", "at least {1}", fewest_convex_samples)}};
  }
  if (options.map == CriticMap::sparse_fourier) {
    const Index each = *options.frequencies.sparse;
    const Index needed = (problem.dimension() + each - 1) / each;
    if (options.frequencies.count < needed) {
      return {{"waves", "Waves",
               message("convex_sic.too_few_waves",
                       "{1} along {2} {2:input|inputs} each do not run along all of {3}",
                       options.frequencies.count, each, problem.dimension()),
               message("convex_sic.too_few_waves.accepted", "at least {1}", needed)}};
    }
  }
  return {};
}

/// Functions of the target that the additive critic has.
double target_functions(const Problem& problem) {
  return problem.truth.cols() > 0
             ? static_cast<double>(HermiteBasis::degree * problem.truth.cols())
             : static_cast<double>(problem.labels ? problem.labels->names.size() : 1);
}

/// How many iterations the additive critic takes: about twenty with many samples for each unknown
/// number; with fewer, more, as importances go to zero slowly.
double usual_iterations(double samples, double unknowns, const ConvexPlan& plan) {
  constexpr double fewest = 15.0;
  constexpr double many_samples = 13.0;  // for each unknown number
  const double usual = 20.0 * std::pow(many_samples * unknowns / samples, 1.3);
  return std::min(std::max(usual, fewest), static_cast<double>(plan.iterations));
}

Estimate additive_estimate(const Problem& problem, const ConvexPlan& plan) {
  constexpr double of_a_cell = 800.0;  // its functions and their slopes
  const auto samples = static_cast<double>(problem.samples());
  const auto unknowns = static_cast<double>(HermiteBasis::degree * problem.dimension());
  const double iterations = usual_iterations(samples, unknowns, plan);
  const double functions = target_functions(problem);
  Estimate estimate;
  estimate.bytes = sizeof(double) * (4.0 / 3.0 * samples * unknowns + 6.0 * unknowns * functions);
  if (unknowns <= static_cast<double>(HermiteFeatures::most_factorised)) {
    estimate.bytes += sizeof(double) * 3.0 * unknowns * unknowns;
    // Small factorisations do not reach the speed of large ones.
    const double slower = 1.0 + 300.0 / unknowns;
    estimate.seconds = (samples * unknowns * unknowns +
                        iterations * functions * slower * unknowns * unknowns * unknowns / 3.0) /
                       convex_speed;
  } else {
    constexpr double steps = 40.0;
    constexpr double slower = 2.5;  // bound by memory
    estimate.seconds =
        iterations * steps * slower * 4.0 * samples * unknowns * functions / convex_speed;
  }
  estimate.seconds += of_a_cell * samples * static_cast<double>(problem.dimension()) / convex_speed;
  return estimate;
}

Estimate fourier_estimate(const Problem& problem, const ConvexOptions& options) {
  constexpr double iterations = 40.0;  // they converge early
  constexpr double of_a_wave = 200.0;
  const auto samples = static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  const auto waves = static_cast<double>(options.frequencies.count);
  Estimate estimate;
  estimate.bytes =
      sizeof(double) * (samples * features + 4.0 * samples * waves + 14.0 * waves * waves);
  const double of_moments = samples * waves * (2.0 * features + of_a_wave + 8.0 * waves);
  const double of_iteration = waves * waves * (3.0 * features + waves / 3.0);
  estimate.seconds =
      (of_moments +
       std::min(iterations, static_cast<double>(options.plan.iterations)) * of_iteration) /
      convex_speed;
  return estimate;
}

}  // namespace

ConvexMethod::ConvexMethod() {
  info_.id = "convex-sic";
  info_.title = "Sobolev independence, convex";
  info_.family = "Sobolev independence";
  info_.purpose =
      "Ranks inputs by how steeply the best critic of fixed features, which tells true pairs of "
      "inputs and target from mixed ones, depends on each. One global solution, quickly found.";
  info_.citation =
      "Y. Mroueh, T. Sercu, M. Rigotti, I. Padhi, C. Nogueira dos Santos: Sobolev independence "
      "criterion, NeurIPS (2019) arXiv:1910.14212";
  info_.equations =
      "min_{u,η}  −u^{T} (E_{P} Φ − E_{Q} Φ) + λ/2 · Σ_{j} u^{T} D_{j} u / η_{j} + "
      "ρ/2 · u^{T} C u + τ/2 · u^{T} u\n"
      "D_{j} = E_{Q}[∂_{j}Φ ∂_{j}Φ^{T}],   C = E_{Q}[Φ Φ^{T}],   η_{j} ∝ (u^{T} D_{j} "
      "u)^{1/2}";
  info_.symbols =
      "Φ: fixed functions of inputs and target; u: their weights in the critic; P: "
      "pairs of inputs and target as they are; Q: pairs that were mixed; η_{j}: the "
      "importance of input j, in all 1; λ, ρ, τ: penalties.";
  info_.details =
      "The critic, which tells true pairs of inputs and target from mixed ones, is the best "
      "combination of fixed functions of one column and the target each, with a penalty for its "
      "slope along every column: columns that it cannot do without are important. There is one "
      "best combination, which is found in a tenth of a second. Columns of one group can share an "
      "importance.";
  info_.suits =
      "For curved dependences of single columns, in a tenth of a second and always "
      "with the same result.";
  info_.unsuited = "Not for columns that matter only together with others: it is blind to them.";
  info_.target = Target::either;
  info_.periods = Periods::refused;
  info_.gives = Output::scores;
  info_.predicts = true;
  info_.objective = {Objective::Better::lower, true, true};
  info_.seconds_of_prediction = 1.5e-8;
}

std::vector<Complaint> ConvexMethod::check(const Problem& problem,
                                           const ParameterValues& values) const {
  std::vector<Complaint> complaints = target_complaints(info_, schema(), problem, values);
  if (complaints.empty()) {
    complaints = complaints_of_size(problem, convex_options(values));
  }
  return complaints;
}

Estimate ConvexMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const ConvexOptions options = convex_options(values);
  return options.map == CriticMap::additive ? additive_estimate(problem, options.plan)
                                            : fourier_estimate(problem, options);
}

std::unique_ptr<Stepper> ConvexMethod::begin(ProblemPtr problem,
                                             const ParameterValues& values) const {
  return std::make_unique<ConvexStepper>(std::move(problem), convex_options(values));
}

}  // namespace steelyard::sobolev
