// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/metric_predictor.h"

#include <limits>
#include <utility>

namespace steelyard::metric_learning {
MetricPredictor::MetricPredictor(KernelRidgeModel model, const RegressionTable& table)
    : model_(std::move(model)),
      centre_(table.centre),
      factor_(table.factor),
      targets_(table.targets) {
  targets_.values.resize(0, 0);
}

Matrix MetricPredictor::standardised(const MatrixView& inputs) const {
  Matrix scaled = inputs.transpose();
  scaled.colwise() -= centre_;
  scaled.array().colwise() *= factor_.array();
  return model_.predict(scaled, {});
}

Matrix MetricPredictor::predict(const MatrixView& inputs) const {
  return targets_.in_units(standardised(inputs));
}

double MetricPredictor::risk(const Problem& problem) const {
  if (!targets_.classes.empty()) {
    return problem.labels ? share_of_wrong_classes(predict(problem.inputs), *problem.labels)
                          : std::numeric_limits<double>::quiet_NaN();
  }
  const Matrix wanted = targets_of(problem, targets_);
  return wanted.rows() == problem.samples()
             ? mean_squared_error(standardised(problem.inputs), wanted)
             : std::numeric_limits<double>::quiet_NaN();
}

std::string MetricPredictor::loss() const {
  return targets_.classes.empty() ? "mean squared error in variances of the target"
                                  : "share of wrong classes";
}

}  // namespace steelyard::metric_learning
