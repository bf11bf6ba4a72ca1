// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/hermite_critic.h"

#include <utility>

#include "core/parallel.h"

namespace steelyard::sobolev {

TargetBasis::TargetBasis(const Matrix& targets, const Vector& deviations, bool classes) {
  if (classes) {
    of_classes_ = deviations;
  } else {
    numbers_ = HermiteBasis(targets);
  }
}

Matrix TargetBasis::values(const Matrix& targets) const {
  return of_classes_.size() > 0 ? Matrix(targets * of_classes_.asDiagonal())
                                : numbers_.values(targets);
}

HermiteCritic::HermiteCritic(HermiteBasis inputs, TargetBasis targets, Matrix coefficients,
                             Matrix rotation)
    : inputs_(std::move(inputs)),
      targets_(std::move(targets)),
      coefficients_(std::move(coefficients)),
      rotation_(std::move(rotation)) {}

Matrix HermiteCritic::of_inputs(const Matrix& x) const { return inputs_.values(x) * coefficients_; }

Matrix HermiteCritic::of_targets(const Matrix& y) const { return targets_.values(y) * rotation_; }

Vector HermiteCritic::means_with(const Matrix& x, const Matrix& targets, Index input,
                                 const Matrix& draws) const {
  const Matrix slopes =
      targets *
      coefficients_.middleRows<HermiteBasis::degree>(HermiteBasis::degree * input).transpose();
  const auto sum_of = [&](const auto& column) {
    double sum = 0.0;
    for (Index sample = 0; sample < column.size(); ++sample) {
      sum += slopes.row(sample).dot(inputs_.centred_at(column[sample], input));
    }
    return sum;
  };
  const double others = of_inputs(x).cwiseProduct(targets).sum() - sum_of(x.col(input));
  Vector means(draws.cols());
  parallel_for(draws.cols(), Sharing{.together = 8}, [&](Index draw) {
    means[draw] = (others + sum_of(draws.col(draw))) / static_cast<double>(x.rows());
  });
  return means;
}

}  // namespace steelyard::sobolev
