// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/search_study.h"

#include <algorithm>
#include <utility>

#include "core/parameter/parameter_builders.h"
#include "core/problem/input_deviations.h"
#include "core/study/search_stepper.h"

namespace steelyard {

const StudyKind& SearchStudy::kind() const {
  static const StudyKind search{
      "search", "Search",
      "Finds solutions for each number of features: the objective against the number.",
      "one solution with all inputs", true};
  return search;
}

std::shared_ptr<SubsetFitter> SearchStudy::learner(const StudyQuestion& question) const {
  return begin_learning(question.run, question.problem, terms(question.settings, {}));
}

Index SearchStudy::most_features(const ParameterValues& settings, Index usable) const {
  const Index asked = settings.is_automatic("most_features")
                          ? automatic_limit(usable)
                          : static_cast<Index>(settings.integer("most_features"));
  return std::max(Index{1}, std::min(usable, asked));
}

double SearchStudy::seconds(const StudyQuestion& question, const Estimate& /*main*/) const {
  const auto learns = learner(question);
  return (runs(question.settings, std::ssize(learns->usable())) - 1.0) * learns->seconds_of_task();
}

ParameterValues SearchStudy::automatic_values(const StudyQuestion& question) const {
  ParameterValues known;
  if (question.settings.is_automatic("most_features")) {
    const Index usable = std::ssize(learner(question)->usable());
    known.set("most_features", std::int64_t{most_features(question.settings, usable)});
  }
  return known;
}

std::unique_ptr<Stepper> SearchStudy::begin(const StudyQuestion& question) const {
  auto learns = learner(question);
  auto of_learner = plan(*learns, question.settings);
  return std::make_unique<SearchStepper>(std::move(learns), std::move(of_learner),
                                         input_deviations(*question.problem));
}

ParameterSpec most_features_parameter() {
  ParameterSpec spec = number_parameter(
      "most_features", "Most features", ParameterType::integer, Automatic{}, {1, 1000000},
      "Maximum for all solutions; auto: all, or 15 in a forward search of more than 30 inputs.");
  spec.may_be_automatic = true;
  return advanced(std::move(spec));
}

ParameterSpec beam_parameter() {
  return advanced(number_parameter(
      "beam", "Beam", ParameterType::integer, std::int64_t{1}, {1, 100},
      "Number of the best sets of features from which each step goes on (n_best in DADApy). With n "
      "of them, columns are found that help only together; a forward search then takes about n "
      "times "
      "as long, a backward search up to n * n times."));
}

}  // namespace steelyard
