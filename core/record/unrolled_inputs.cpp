// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/unrolled_inputs.h"

#include <numbers>

namespace steelyard {
namespace {

Vector at_mean_zero(const Vector& values) { return values.array() - values.mean(); }

/// By which factor a column was scaled. 0 for a constant one.
double scale_of(const Vector& raw, const Vector& scaled) {
  const double before = at_mean_zero(raw).norm();
  return before > 0.0 ? at_mean_zero(scaled).norm() / before : 0.0;
}

class Unrolling {
 public:
  Unrolling(const Problem& problem, const Matrix& compared)
      : problem_(problem), compared_(compared) {}

  [[nodiscard]] UnrolledInputs made() {
    const auto periodic = (of_each(problem_.features, &Feature::period).array() > 0.0).count();
    made_.values.resize(compared_.rows(), compared_.cols() + periodic);
    for (Index input = 0; input < compared_.cols(); ++input) {
      const Feature& feature = problem_.features[static_cast<std::size_t>(input)];
      if (feature.period > 0.0) {
        add_circle(input, feature);
      } else {
        add(input, feature.name, compared_.col(input));
      }
    }
    return std::move(made_);
  }

 private:
  void add(Index input, const std::string& name, const Vector& values) {
    made_.values.col(std::ssize(made_.names)) = values;
    made_.names.push_back(name);
    made_.input.push_back(input);
  }

  void add_circle(Index input, const Feature& feature) {
    const Vector raw = problem_.inputs.col(input);
    const double angular = 2.0 * std::numbers::pi / feature.period;
    const double radius = scale_of(raw, compared_.col(input)) / angular;
    const Vector angles = angular * raw;
    add(input, "cos(" + feature.name + ")", at_mean_zero(radius * angles.array().cos()));
    add(input, "sin(" + feature.name + ")", at_mean_zero(radius * angles.array().sin()));
  }

  const Problem& problem_;
  const Matrix& compared_;
  UnrolledInputs made_;
};

}  // namespace

std::vector<Index> UnrolledInputs::columns_of(const std::vector<Index>& inputs) const {
  std::vector<Index> columns;
  for (const Index wanted : inputs) {
    for (Index column = 0; column < std::ssize(input); ++column) {
      if (input[static_cast<std::size_t>(column)] == wanted) {
        columns.push_back(column);
      }
    }
  }
  return columns;
}

UnrolledInputs unrolled_inputs(const Problem& problem, const Matrix& compared) {
  return Unrolling(problem, compared).made();
}

}  // namespace steelyard
