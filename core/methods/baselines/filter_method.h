// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/run/method.h"

namespace steelyard::baselines {

/// The scores of the features and what follows from them.
struct FilterAnswer {
  /// The first one ranks the features. A constant feature is NaN in it, shown as Filter::lowest.
  std::vector<FeatureColumn> columns;
  FeatureSelection selection;
  std::vector<PathPoint> path;
  std::vector<Figure> figures;
};

/// A method that scores all features at once, without a model that is fitted to all of them.
struct Filter {
  MethodInfo info;
  ParameterSchema schema;
  double lowest = 0.0;  ///< the score of a constant column; no column has a lower one
  /// The position in FilterAnswer::columns of the column whose largest value is the objective.
  std::size_t judged_by = 0;
  bool of_products = false;  ///< what Method::is_of_products() returns, whatever the parameters
  /// The parameter that holds the false discovery rate which the selection promises to keep; empty
  /// if it promises none.
  std::string rate_parameter = {};
  /// Complaints about the size of a problem that has a target, with parameters in range.
  std::function<std::vector<Complaint>(const Problem&, const ParameterValues&)> complaints;
  std::function<Estimate(const Problem&, const ParameterValues&)> estimate;
  /// The values that automatic parameters stand for; may be empty if there are none.
  std::function<ParameterValues(const Problem&, const ParameterValues&)> automatic = {};
  /// Returns `std::nullopt` when stopped.
  std::function<std::optional<FilterAnswer>(const Problem&, const ParameterValues&,
                                            const std::stop_token&)>
      answer;
};

/// Runs a filter: computes all scores at once, after which the run has converged. The objective is
/// the best score, because that of the actual target stands out from those of targets in random
/// order, while a mean over all columns would be mostly noise.
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
                                                 const FitContext& terms) const override;
  [[nodiscard]] bool is_of_products(const ParameterValues& /*values*/) const override {
    return filter_.of_products;
  }
  [[nodiscard]] std::optional<double> promised_rate(const ParameterValues& values) const override;
  [[nodiscard]] std::string rate_parameter() const override { return filter_.rate_parameter; }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;

 private:
  Filter filter_;
};

/// The MethodInfo of a filter, with the entries that all filters of this family share.
[[nodiscard]] MethodInfo filter_info(std::string id, std::string title, std::string purpose,
                                     std::string citation);
/// Complains if a sample with a target has fewer others than `neighbours`.
[[nodiscard]] std::vector<Complaint> complaints_of_neighbours(const Problem& problem,
                                                              Index neighbours);
/// Whether each input varies by more than the rounding error of a constant column.
[[nodiscard]] std::vector<bool> varying(const MatrixView& inputs);

}  // namespace steelyard::baselines
