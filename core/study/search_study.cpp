// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/search_study.h"

#include <algorithm>
#include <utility>

#include "core/problem/input_deviations.h"
#include "core/problem/whole_groups.h"
#include "core/study/search_stepper.h"

namespace steelyard {

BoundParameter<SearchExtent> most_features_parameter() {
  return parameter({"most_features", "Most features",
                    "Maximum for all solutions; auto: all, or 15 in a forward search of more than "
                    "30 inputs."},
                   field(&SearchExtent::most_features), {1.0, 1e6})
      .advanced();
}

BoundParameter<SearchExtent> beam_parameter() {
  return parameter(
             {"beam", "Beam",
              "Number of the best sets of features from which each step goes on (n_best in "
              "DADApy). With n of them, columns are found that help only together; a forward "
              "search then takes about n times as long, a backward search up to n * n times."},
             field(&SearchExtent::beam), {1.0, 100.0})
      .advanced();
}

const StudyKind& SearchStudy::kind() const {
  static const StudyKind search{
      "search", "Search",
      "Finds solutions for each number of features: the objective against the number. Searches run "
      "a method on many sets of the inputs, which of the methods here only the DII can do.",
      "one solution with all inputs", true};
  return search;
}

std::shared_ptr<SubsetFitter> SearchStudy::fitter_of(const StudyQuestion& question) const {
  return begin_learning(question.run, question.problem, terms(question.settings, {}));
}

FeatureSteps SearchStudy::steps_of(const StudyQuestion& question, const SubsetFitter& fitter) {
  return WholeGroups(*question.problem).steps(fitter.usable());
}

Index SearchStudy::most_features(std::optional<Index> asked, Index usable) const {
  return std::max(Index{1}, std::min(usable, asked.value_or(automatic_limit(usable))));
}

double SearchStudy::seconds(const StudyQuestion& question, const Estimate& /*main*/) const {
  const auto fitter = fitter_of(question);
  const auto steps = std::ssize(steps_of(question, *fitter));
  return (runs(question.settings, steps) - 1.0) * fitter->seconds_of_task();
}

ParameterValues SearchStudy::automatic_values(const StudyQuestion& question) const {
  ParameterValues known;
  if (question.settings.is_automatic("most_features")) {
    const Index usable = std::ssize(fitter_of(question)->usable());
    known.set("most_features", std::int64_t{most_features(std::nullopt, usable)});
  }
  return known;
}

std::unique_ptr<Stepper> SearchStudy::begin(const StudyQuestion& question) const {
  auto fitter = fitter_of(question);
  auto search_plan = plan(*fitter, steps_of(question, *fitter), question.settings);
  std::vector<Index> kept = fitter->kept();
  return std::make_unique<SearchStepper>(
      std::move(fitter), std::move(search_plan), input_deviations(*question.problem),
      std::move(kept), FitterSource{question.run, question.problem, terms(question.settings, {})});
}

}  // namespace steelyard
