// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/randomisation_test.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/row_copies.h"
#include "core/study/fitted_conditional.h"
#include "core/study/randomisation_plan.h"
#include "core/study/trust_study.h"

namespace steelyard {
namespace {

constexpr Index fewest_of_a_part = 5;

/// The share of the inputs whose values are drawn from a fitted distribution, by some of them.
double share_of_fitted(const Problem& problem, const RandomisationOptions& options) {
  constexpr Index looked_at = 20;
  if (options.sampler != ConditionalDraw::by_values) {
    return 0.0;
  }
  const Index inputs = problem.dimension();
  const std::vector<Index> some = evenly_spaced(inputs, std::min(inputs, looked_at));
  const auto fitted = std::count_if(some.begin(), some.end(), [&](Index input) {
    return kind_of_values(problem.inputs.col(input)) != ColumnValues::others;
  });
  return static_cast<double>(fitted) / static_cast<double>(std::max<Index>(1, std::ssize(some)));
}

/// The inputs of the groups that are tested, by the mean size of all groups.
double inputs_tested(const Problem& problem, const RandomisationOptions& options) {
  const ColumnGroups groups = column_groups(problem.features, options.groups);
  double inputs = 0.0;
  for (const std::vector<Index>& members : groups.members) {
    inputs += static_cast<double>(members.size());
  }
  const auto all = static_cast<double>(std::max<Index>(1, groups.count()));
  return inputs * std::min(1.0, static_cast<double>(options.shortlist) / all);
}

/// The time that the fitted distributions of so many inputs take.
double seconds_of_fits(const Problem& problem, double inputs) {
  constexpr double steps = 40.0;  // of all penalties
  constexpr double products_a_second = 2e9;
  const auto samples =
      static_cast<double>(std::min(problem.samples(), FittedConditional::most_samples));
  const auto given =
      static_cast<double>(std::min(problem.dimension(), FittedConditional::most_given));
  return inputs * steps * given * given * (samples + given) /
         (products_a_second * static_cast<double>(most_threads()));
}

class RandomisationStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"hrt", "Randomization test",
                                 "p-values: could the other features stand in for one?",
                                 "methods that fit a model", true};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(randomisation_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override { return method.info().predicts; }

  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override {
    const RandomisationOptions options = randomisation_options(question.settings);
    ParameterValues known;
    if (!options.rate) {
      known.set("fdr", options.q());
    }
    return known;
  }

  [[nodiscard]] std::optional<double> promised_rate(
      const ParameterValues& settings) const override {
    return randomisation_options(settings).q();
  }

  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override {
    const Index rows =
        different_rows(*question.problem, all_positions(question.problem->samples()));
    const auto samples = static_cast<double>(rows);
    const RandomisationOptions options = randomisation_options(question.settings);
    const double share = options.tested_share;
    if (auto trouble = trouble_with_groups(question.problem->features, options.groups)) {
      return {*std::move(trouble)};
    }
    for (const ColumnInfo& feature : question.problem->features) {
      if (feature.period > 0.0) {
        return {{"trust", "Trust",
                 message("randomization.periodic_input",
                         "the randomization test: input {1} is periodic", feature.name),
                 message("randomization.periodic_input.accepted", "inputs without a period")}};
      }
    }
    if (std::min(share, 1.0 - share) * samples < static_cast<double>(fewest_of_a_part)) {
      return {{"trust", "Trust",
               message("randomization.too_few_samples",
                       "{1} {1:sample|samples} cannot be parted into fitted and tested ones", rows),
               message("randomization.too_few_samples.accepted", "at least {1} in each part",
                       fewest_of_a_part)}};
    }
    return {};
  }

  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override {
    constexpr double seconds_of_a_value = 6e-9;  // to draw it
    const RandomisationOptions options = randomisation_options(question.settings);
    const Problem& problem = *question.problem;
    const double tested = inputs_tested(problem, options);
    const double values = options.tested_share * static_cast<double>(problem.samples()) * tested *
                          static_cast<double>(options.rounds);
    return (1.0 - options.tested_share) * main.seconds +
           seconds_of_fits(problem, share_of_fitted(problem, options) * tested) +
           values * (seconds_of_a_value + question.run.method->info().seconds_of_prediction) /
               static_cast<double>(most_threads());
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return randomisation_plan(question, randomisation_options(question.settings));
  }
};

}  // namespace

std::unique_ptr<const Study> randomisation_study() {
  return std::make_unique<const RandomisationStudy>();
}

}  // namespace steelyard
