// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_method.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/kernels/level.h"
#include "core/methods/sobolev/sic_stepper.h"
#include "core/parallel.h"
#include "core/problem/targets.h"
#include "core/run/method_info.h"
#include "core/text.h"

namespace steelyard::sobolev {
namespace {

constexpr Index fewest_samples = 8;
constexpr double short_run = 60.0;  // seconds; beyond, fewer updates are offered

std::vector<Complaint> complaints_of_lists(const ParameterValues& values) {
  std::vector<Complaint> complaints;
  for (const auto& [id, title] :
       {std::pair{"batches", "Batch sizes"}, {"hidden", "Hidden units"}}) {
    const std::vector<double>& list = values.list(id);
    const auto whole = [](double value) { return value == std::floor(value); };
    if (list.empty() || list.size() > 20U || !std::all_of(list.begin(), list.end(), whole)) {
      complaints.push_back({id, title,
                            message("sic.not_whole_numbers", "{1} is not a list of whole numbers",
                                    in_quotes(to_text(values.at(id)))),
                            message("sic.not_whole_numbers.accepted", "1 to 20 whole numbers")});
    }
  }
  return complaints;
}

std::vector<Complaint> complaints_of_size(const Problem& problem, const SicOptions& options) {
  const std::vector<Index> samples = samples_with_target(problem);
  const Index known = std::ssize(samples);
  const Split split = sic_split(problem, options, samples);
  const Index held = std::ssize(split.test);
  const Index left = std::ssize(split.train);
  std::vector<Complaint> complaints;
  if (known < fewest_samples) {
    complaints.push_back(
        {"", "Samples",
         message("sic.too_few_samples", "{1} {1:sample|samples} with a target", known),
         message("sic.too_few_samples.accepted", "at least {1}", fewest_samples)});
  } else if (options.held_out > 0.0 && (held < 2 || left < fewest_samples)) {
    complaints.push_back(
        {"held_out", "Held-out share",
         message("sic.bad_held_out_share",
                 "it leaves {1} {1:sample|samples} held out and {2} to train on", held, left),
         message("sic.bad_held_out_share.accepted", "0, or at least 2 held out and {1} to train on",
                 fewest_samples)});
  }
  return complaints;
}

Index targets_in_all(const Problem& problem) {
  return problem.truth.cols() > 0 ? problem.truth.cols()
                                  : (problem.labels ? std::ssize(problem.labels->names) : 1);
}

/// Seconds of all updates of a critic.
double seconds_of(const CriticPlan& plan, double weights, double updates) {
  constexpr double operations = 15.0;  // of a weight and pair: six products there and back
  const double speed = 1.1e11 / relative_cost_of_level();
  constexpr double of_an_update = 2e-5;
  constexpr double of_a_weight = 1e-9;
  return updates * (operations * weights * static_cast<double>(plan.batch) / speed + of_an_update +
                    of_a_weight * weights);
}

}  // namespace

SicMethod::SicMethod() {
  info_.id = "sic";
  info_.title = "Sobolev independence criterion";
  info_.family = "Sobolev independence";
  info_.purpose =
      "Trains a network to tell real pairs of inputs and target from mixed ones: inputs that it "
      "is sensitive to matter.";
  info_.citation =
      "Y. Mroueh, T. Sercu, M. Rigotti, I. Padhi, C. Nogueira dos Santos: Sobolev independence "
      "criterion, NeurIPS (2019) arXiv:1910.14212";
  info_.equations =
      "min_{f,η}  −(E_{P} f − E_{Q} f) + λ/2 · Σ_{j} E_{Q}[(∂f/∂x_{j})^{2}] / η_{j} + "
      "ρ/2 · E_{Q}[f^{2}]\n"
      "η_{j} ≥ 0,   Σ_{j} η_{j} = 1";
  info_.symbols =
      "f: the critic, a network of inputs and target; P: pairs of inputs and target "
      "as they are; Q: pairs that were mixed; η_{j}: the importance of input j; λ: "
      "the penalty of slopes; ρ: of large values.";
  info_.details =
      "A critic, here a network, learns to tell true pairs of inputs and target from mixed ones, "
      "and pays for its slope along every column: columns that it cannot do without are important. "
      "No form of the dependence is assumed, and the target may be numbers, several columns, or "
      "classes. With the batch sizes 10,30,50, three critics are averaged. Columns of one group "
      "can share an importance.";
  info_.suits =
      "For dependences of unknown form, also of several columns together. With "
      "knockoffs or the randomization test, for a list with few false discoveries.";
  info_.unsuited =
      "Not for a hundred samples or fewer. Not where a linear model will do: the "
      "elastic net then finds more, and faster.";
  info_.target = Target::either;
  info_.periods = Periods::refused;
  info_.gives = Output::scores;
  info_.predicts = true;
  info_.draws = true;
  info_.objective = {Objective::Better::lower, true, true};
}

std::vector<Complaint> SicMethod::check(const Problem& problem,
                                        const ParameterValues& values) const {
  std::vector<Complaint> complaints = target_complaints(info_, schema(), problem, values);
  if (complaints.empty()) {
    complaints = complaints_of_lists(values);
  }
  if (complaints.empty()) {
    complaints = complaints_of_size(problem, sic_options(values));
  }
  return complaints;
}

Estimate SicMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const SicOptions options = sic_options(values);
  const Index samples = problem.samples() - held_out_samples(options, problem.samples());
  const Index inputs = problem.dimension() + targets_in_all(problem);
  const CriticLayout layout({problem.dimension(), inputs - problem.dimension(), options.plan.hidden,
                             options.plan.activation});
  const auto weights = static_cast<double>(layout.size());
  const double in_precision = options.precise ? 2.0 : 1.0;
  Estimate estimate;
  double longest = 0.0;
  for (const CriticPlan& plan : critic_plans(options, samples)) {
    const double seconds =
        in_precision *
        seconds_of(plan, weights, static_cast<double>(updates_of(options, plan, samples)));
    estimate.seconds += seconds;
    longest = std::max(longest, seconds);
    estimate.bytes += in_precision * sizeof(float) *
                      (5.0 * weights + 10.0 * static_cast<double>(plan.batch * inputs));
  }
  estimate.seconds = std::max(longest, estimate.seconds / static_cast<double>(most_threads()));
  estimate.bytes += 24.0 * static_cast<double>(problem.samples() * inputs);
  if (estimate.seconds > short_run) {
    estimate.alternative = message("sic.fewer_updates", "fewer updates");
    estimate.alternative_values = {{"updates", std::int64_t{5000}}};
  }
  return estimate;
}

ParameterValues SicMethod::automatic_values(const Problem& problem, const ParameterValues& values,
                                            const FitContext& /*terms*/) const {
  const Split split = sic_split(problem, sic_options(values), samples_with_target(problem));
  return known_automatic(values, std::ssize(split.train));
}

std::unique_ptr<Stepper> SicMethod::begin(ProblemPtr problem, const ParameterValues& values) const {
  return std::make_unique<SicStepper>(std::move(problem), sic_options(values));
}

}  // namespace steelyard::sobolev
