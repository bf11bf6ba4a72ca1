// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include "core/parameter/bound_parameter.h"
#include "core/run/learning.h"
#include "core/run/study.h"
#include "core/study/search_plan.h"

namespace steelyard {

/// How much a search tries, as far as several searches have it as parameters.
struct SearchExtent {
  std::optional<Index> most_features;  ///< limit for all solutions; `nullopt` for the usual one
  Index beam = 1;                      ///< sets of features from which each step goes on
};

/// The parameter that limits the number of features in a solution; all searches have it.
[[nodiscard]] BoundParameter<SearchExtent> most_features_parameter();
/// The parameter that says from how many sets of features a greedy search goes on.
[[nodiscard]] BoundParameter<SearchExtent> beam_parameter();

/// A study that replaces the run: the method learns with some of the inputs, again and again, as a
/// plan asks. The study gives a solution for each number of features. The parameter `search`
/// chooses among studies of this kind.
class SearchStudy : public Study {
 public:
  [[nodiscard]] const StudyKind& kind() const final;
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.learning() != nullptr;
  }
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const final;
  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const final;
  [[nodiscard]] std::unique_ptr<Stepper> begin(const StudyQuestion& question) const final;

 protected:
  [[nodiscard]] std::shared_ptr<SubsetFitter> fitter_of(const StudyQuestion& question) const;
  /// The features that can have a weight, in the groups of the table that are selected whole.
  [[nodiscard]] static FeatureSteps steps_of(const StudyQuestion& question,
                                             const SubsetFitter& fitter);
  /// The limit on the number of features for all solutions, 1 .. usable.
  /// \param asked   the limit that the user sets, if any
  /// \param usable  number of features that can have a weight
  [[nodiscard]] Index most_features(std::optional<Index> asked, Index usable) const;

 private:
  /// The limit if the user sets none.
  [[nodiscard]] virtual Index automatic_limit(Index usable) const { return usable; }
  /// \param fitter  must outlive the plan
  /// \param steps   its usable features
  [[nodiscard]] virtual std::unique_ptr<SearchPlan> plan(const SubsetFitter& fitter,
                                                         const FeatureSteps& steps,
                                                         const ParameterValues& settings) const = 0;
  /// The cost in units of one run with all features.
  /// \param steps  number of features, or groups of them, that are added or dropped for themselves
  [[nodiscard]] virtual double runs(const ParameterValues& settings, Index steps) const = 0;
};

}  // namespace steelyard
