// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/run/method.h"

namespace steelyard::baselines {

/// What a filter says of the features.
struct FilterAnswer {
  /// The first one ranks them. NaN there: constant; shown as Filter::lowest.
  std::vector<FeatureColumn> columns;
  FeatureSelection selection;
  std::vector<PathPoint> path;
  std::vector<Figure> figures;
};

/// A method that scores the features in one go, without a model that is fitted to all of them.
struct Filter {
  MethodInfo info;
  ParameterSchema schema;
  double lowest = 0.0;  ///< the score of a constant column: none has less
  /// Which of its columns says how much there is to find: its largest value is the objective.
  std::size_t judged_by = 0;
  bool of_products = false;  ///< see Method::is_of_products; false: with none of its parameters
  /// About the sizes of a problem that has a target, with parameters that are in range.
  std::function<std::vector<Complaint>(const Problem&, const ParameterValues&)> complaints;
  std::function<Estimate(const Problem&, const ParameterValues&)> estimate;
  /// What automatic parameters stand for; none: there are none.
  std::function<ParameterValues(const Problem&, const ParameterValues&)> automatic = {};
  /// Nothing when stopped.
  std::function<std::optional<FilterAnswer>(const Problem&, const ParameterValues&,
                                            const std::stop_token&)>
      answer;
};

/// Runs a filter: all scores at once, after which the run has converged. The objective is the best
/// score: that of the target's own order stands out among those of targets in random order, where a
/// mean over all columns would be mostly noise.
class FilterMethod final : public Method {
 public:
  explicit FilterMethod(Filter filter);

  [[nodiscard]] const MethodInfo& info() const override { return filter_.info; }
  [[nodiscard]] const ParameterSchema& schema() const override { return filter_.schema; }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const LearningTerms& terms) const override;
  [[nodiscard]] bool is_of_products(const ParameterValues& /*values*/) const override {
    return filter_.of_products;
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;

 private:
  Filter filter_;
};

/// A MethodInfo of a filter of this family.
[[nodiscard]] MethodInfo filter_info(std::string id, std::string title, std::string purpose,
                                     std::string citation);
/// Which inputs vary among some samples, by more than the rounding of a constant column.
[[nodiscard]] std::vector<bool> varying(const MatrixView& inputs);

}  // namespace steelyard::baselines
