// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/preserving_table.h"

#include <numbers>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/measures/preserving_correction.h"
#include "core/problem/problem.h"
#include "core/record/run_tables.h"

namespace steelyard {
namespace {

/// Inputs without periods: an input with a period is replaced by the cosine and the sine of its
/// angle, on a circle on which near neighbours keep their distance.
struct UnrolledInputs {
  Matrix values;  ///< N x D', where D' is D plus the number of periodic inputs; these have mean 0
  std::vector<std::string> names;  ///< D' names, such as "x", "cos(phi)", "sin(phi)"
  std::vector<Index> input;        ///< D' positions: the input of each column

  /// The positions of the columns of some inputs, in their order.
  [[nodiscard]] std::vector<Index> columns_of(const std::vector<Index>& inputs) const;
};

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
    const auto periodic = (of_each(problem_.features, &ColumnInfo::period).array() > 0.0).count();
    made_.values.resize(compared_.rows(), compared_.cols() + periodic);
    for (Index input = 0; input < compared_.cols(); ++input) {
      const ColumnInfo& feature = problem_.features[static_cast<std::size_t>(input)];
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

  void add_circle(Index input, const ColumnInfo& feature) {
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

/// \param compared  N x D: the problem's inputs, each shifted and scaled
UnrolledInputs unrolled_inputs(const Problem& problem, const Matrix& compared) {
  return Unrolling(problem, compared).made();
}

}  // namespace

RowTable distance_preserving_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                   const Problem& problem, const Matrix& inputs,
                                   const std::vector<Index>& selected) {
  const UnrolledInputs plain = unrolled_inputs(problem, inputs);
  const std::vector<Index> kept = plain.columns_of(selected);
  const Matrix root = distance_preserving_root(plain.values, kept);
  std::vector<std::string> names;
  names.reserve(kept.size());
  for (const Index column : kept) {
    names.push_back(plain.names[static_cast<std::size_t>(column)] + "~");
  }
  return values_table(dataset, named_by, problem, names, plain.values(Eigen::all, kept) * root);
}

TextTable covariance_preserving_table(const Problem& problem, const Matrix& inputs,
                                      const std::vector<Index>& samples) {
  const UnrolledInputs plain = unrolled_inputs(problem, inputs);
  const Matrix rows = covariance_preserving_rows(plain.values, samples);
  TextTable table;
  table.header = plain.names;
  for (Index row = 0; row < rows.rows(); ++row) {
    std::vector<std::string> cells;
    for (const double value : rows.row(row)) {
      cells.push_back(number_text(value));
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

}  // namespace steelyard
