// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_study.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/measures/discovery_rate.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/row_copies.h"
#include "core/study/group_layers.h"
#include "core/study/knockoff_discoveries.h"
#include "core/study/knockoff_findings.h"
#include "core/study/knockoff_options.h"
#include "core/study/trust_study.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr Index fewest_samples = 10;
constexpr Index most_inputs = 20000;

Index features_that_vary(const Problem& problem) {
  return (problem.inputs.spread().deviations.array() > 0.0).count();
}

std::vector<GroupLayer> layers_of(const Problem& problem, const KnockoffPlanOptions& options) {
  return group_layers(column_groups(problem.features, options.knockoffs.groups));
}

/// The name of an input that is in several groups.
std::string shared_input(const Problem& problem, const KnockoffPlanOptions& options) {
  const auto shared = column_groups(problem.features, options.knockoffs.groups).shared_column();
  return shared ? problem.features[static_cast<std::size_t>(*shared)].name : std::string();
}

/// The groups that can be found together: of the layer that has most, those with a feature that
/// varies.
Index most_groups_that_vary(const Problem& problem, const std::vector<GroupLayer>& layers) {
  const Vector& deviations = problem.inputs.spread().deviations;
  Index most = 0;
  for (const GroupLayer& layer : layers) {
    const auto begin = layer.groups.members.begin();
    most = std::max(
        most, static_cast<Index>(std::count_if(begin, begin + std::ssize(layer.own),
                                               [&](const std::vector<Index>& members) {
                                                 return (deviations(members).array() > 0.0).any();
                                               })));
  }
  return most;
}

/// What keeps any knockoffs from being made.
std::optional<Complaint> trouble_with_inputs(const Problem& problem) {
  for (const ColumnInfo& feature : problem.features) {
    if (feature.period > 0.0) {
      return Complaint{"", "",
                       message("knockoffs.periodic_input", "input {1} is periodic", feature.name),
                       message("knockoffs.periodic_input.accepted", "inputs without a period")};
    }
  }
  const Index rows = different_rows(problem, all_positions(problem.samples()));
  if (rows < fewest_samples) {
    return Complaint{
        "", "",
        message("knockoffs.too_few_samples",
                "{1} {1:sample|samples} cannot show how the inputs are correlated", rows),
        message("knockoffs.too_few_samples.accepted", "at least {1}", fewest_samples)};
  }
  if (features_that_vary(problem) > most_inputs) {
    return Complaint{
        "", "",
        message("knockoffs.too_many_inputs",
                "{1} inputs need more memory than there is, for every pair of them counts",
                features_that_vary(problem)),
        message("knockoffs.too_many_inputs.accepted", "at most {1}", most_inputs)};
  }
  return std::nullopt;
}

/// Fixed knockoffs need rows, numbers as target, and a method that looks at nothing else than
/// products of columns: only then a feature that does not matter is as likely above its knockoff as
/// below it.
std::optional<Complaint> trouble_with_fixed(const StudyQuestion& question) {
  const Problem& problem = *question.problem;
  const Index features = features_that_vary(problem);
  const Message other_kind = message("knockoffs.unsuitable_kind.accepted", "model-x");
  if (!is_of_products(question.run)) {
    return Complaint{
        "knockoff_kind", "Knockoffs",
        message("knockoffs.not_of_products",
                "fixed-X knockoffs keep their rate only for methods that look at the products of "
                "columns alone, which {1} does not",
                term_words(question.run.method->info().title)),
        message(
            "knockoffs.not_of_products.accepted",
            "model-x, or a method such as the F test, or an elastic net whose penalty is given")};
  }
  if (row_copies(problem)) {
    return Complaint{
        "knockoff_kind", "Knockoffs",
        message("knockoffs.copies_of_fixed",
                "fixed-X knockoffs take the noise of all samples as independent, but by their "
                "weights, some rows are several samples"),
        other_kind};
  }
  if (problem.samples() < features + 3) {
    return Complaint{"knockoff_kind", "Knockoffs",
                     message("knockoffs.too_few_samples_of_fixed",
                             "fixed-X knockoffs of {1} inputs need {2} samples, but there are {3}",
                             features, features + 3, problem.samples()),
                     other_kind};
  }
  if (problem.truth.cols() == 0 || problem.truth_kind != TruthKind::columns) {
    return Complaint{
        "knockoff_kind", "Knockoffs",
        message(
            "knockoffs.no_numbers",
            "fixed-X knockoffs take the target as linear in the inputs with normal noise and need "
            "columns of numbers as the target"),
        other_kind};
  }
  return std::nullopt;
}

/// A rate at which even all things would be too few discoveries.
Complaint too_low_rate(double rate, Index things, bool is_of_draw, bool has_layers) {
  const Message why =
      has_layers ? message("knockoffs.rate_too_low_in_layers",
                           "groups that share inputs are tested in layers of groups that share "
                           "none; at q = {1}, fewer than {2} discoveries in a layer are "
                           "impossible, and no layer has more than {3} {3:group|groups}",
                           short_text(rate, 3), fewest_discoveries(rate), things)
                 : message("knockoffs.rate_too_low",
                           "at q = {1}, fewer than {2} discoveries are impossible, and there are "
                           "only {3} {3:input|inputs} or groups of them",
                           short_text(rate, 3), fewest_discoveries(rate), things);
  const std::string least =
      short_text(std::ceil(1e3 / static_cast<double>(std::max<Index>(1, things))) / 1e3, 3);
  return {is_of_draw ? "draw_fdr" : "fdr", is_of_draw ? "Rate of a draw" : "False discovery rate q",
          why,
          has_layers
              ? message("knockoffs.rate_too_low_in_layers.accepted", "at least {1}", least)
              : message("knockoffs.rate_too_low.accepted", "at least {1}, or the offset 0", least)};
}

/// Where no number of discoveries would be enough.
std::vector<Complaint> complaints_of_rate(const Problem& problem,
                                          const KnockoffPlanOptions& options) {
  const std::vector<GroupLayer> layers = layers_of(problem, options);
  const bool has_layers = layers.size() > 1;
  if (options.draws > 1 && options.offset == 0) {
    return {{"offset", "Offset",
             message("knockoffs.offset_of_draws", "0 keeps no rate over several draws"),
             message("knockoffs.offset_of_draws.accepted", "1, or one draw")}};
  }
  constexpr std::size_t most_layers = 50;  // each has knockoffs and runs of its own
  if (layers.size() > most_layers) {
    return {
        {"discovery_groups", "Found together",
         message("knockoffs.too_many_layers",
                 "groups that share inputs, such as {1}, make {2} layers, each with knockoffs of "
                 "its own",
                 short_name(shared_input(problem, options)), layers.size()),
         message("knockoffs.too_many_layers.accepted",
                 "groups that make at most {1} layers, or the randomization test", most_layers)}};
  }
  if (has_layers && options.offset == 0) {
    return {{"offset", "Offset",
             message("knockoffs.offset_of_layers",
                     "0 keeps no rate over groups that share inputs, such as {1}",
                     short_name(shared_input(problem, options))),
             message("knockoffs.offset_of_layers.accepted", "1, or groups that share no input")}};
  }
  const Index things = most_groups_that_vary(problem, layers);
  if (has_layers && things < fewest_discoveries(options.q())) {
    return {too_low_rate(options.q(), things, false, true)};
  }
  const double rate = rate_of_a_draw(options, layers.size());
  if (options.offset == 0 || things >= fewest_discoveries(rate)) {
    return {};
  }
  return {too_low_rate(rate, things, are_joined(options, layers.size()), has_layers)};
}

/// What it takes to make knockoffs by their values. A fit is several Newton steps; the penalty is
/// looked for once, on all cores, and the fits of a draw follow one another.
double seconds_by_values(const Problem& problem, double draws) {
  constexpr double steps_of_a_search = 40.0;
  constexpr double steps_of_a_fit = 8.0;
  constexpr double for_the_deviance = 50.0;  // columns that would take as long
  constexpr double speed = 4e9;              // of one core, with such small matrices
  const auto features = static_cast<double>(problem.dimension());
  const auto samples =
      static_cast<double>(std::min(problem.samples(), FittedConditional::most_samples));
  const double given =
      std::min(features, static_cast<double>(SequentialKnockoffs::most_neighbours));
  const double step = samples * given * (given + for_the_deviance) / speed;
  constexpr double speed_of_products = 1e9;
  const double search = samples * features * features / speed_of_products;  // for neighbours
  return search / static_cast<double>(most_threads()) +
         features * step *
             (steps_of_a_search / static_cast<double>(most_threads()) + steps_of_a_fit * draws);
}

class KnockoffStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"knockoffs", "Knockoffs",
                                 "which features matter, with a bound on false discoveries",
                                 "methods that explain a target"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(knockoff_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.info().target != Target::none;
  }

  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override {
    const KnockoffPlanOptions options = knockoff_plan_options(question.settings);
    ParameterValues known;
    if (!options.rate) {
      known.set("fdr", options.q());
    }
    if (!options.draw_rate) {
      known.set("draw_fdr", options.draw_q());
    }
    return known;
  }

  [[nodiscard]] std::optional<double> promised_rate(
      const ParameterValues& settings) const override {
    return knockoff_plan_options(settings).q();
  }

  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override {
    const Problem& problem = *question.problem;
    const KnockoffPlanOptions options = knockoff_plan_options(question.settings);
    if (auto trouble = trouble_with_inputs(problem)) {
      return {passed_on(*std::move(trouble), "trust", "Trust",
                        message("knockoffs.trouble", "knockoffs"))};
    }
    if (auto trouble = trouble_with_groups(problem.features, options.knockoffs.groups)) {
      return {*std::move(trouble)};
    }
    if (options.knockoffs.kind == KnockoffKind::fixed) {
      if (auto trouble = trouble_with_fixed(question)) {
        return {*std::move(trouble)};
      }
    }
    return complaints_of_rate(problem, options);
  }

  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override {
    constexpr double for_twice_the_inputs = 2.5;
    constexpr double sweeps = 60.0;
    constexpr double speed_of_a_core = 1e10;
    const KnockoffPlanOptions options = knockoff_plan_options(question.settings);
    const auto layers = static_cast<double>(layers_of(*question.problem, options).size());
    const auto features = static_cast<double>(question.problem->dimension());
    const auto draws = static_cast<double>(options.draws);
    const double making = options.knockoffs.kind == KnockoffKind::by_values
                              ? seconds_by_values(*question.problem, draws)
                              : sweeps * 4.0 * features * features * std::min(features, 1000.0) /
                                    (speed_of_a_core * static_cast<double>(most_threads()));
    return layers * (making + for_twice_the_inputs * main.seconds * draws);
  }

  [[nodiscard]] double bytes(const StudyQuestion& question) const override {
    constexpr double square_matrices = 7.0;
    constexpr double tables = 9.0;
    const auto features = static_cast<double>(question.problem->dimension());
    const auto samples = static_cast<double>(question.problem->samples());
    // Of more inputs than a block holds, all pairs are sorted.
    const double pairs = features > 1000.0 ? 1.0 : 0.0;
    const KnockoffPlanOptions options = knockoff_plan_options(question.settings);
    // The knockoffs of the first layer stay beside those of the one that is tested.
    const double sources = layers_of(*question.problem, options).size() > 1 ? 2.0 : 1.0;
    return sources * sizeof(double) * features *
           ((square_matrices + 2.0 * pairs) * features + tables * samples);
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override {
    return knockoff_discoveries(question, knockoff_plan_options(question.settings),
                                std::move(objective));
  }
};

}  // namespace

std::unique_ptr<const Study> knockoff_study() { return std::make_unique<const KnockoffStudy>(); }

}  // namespace steelyard
