// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/mixed_eigenpairs.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/linalg/blocked_products.h"
#include "core/linalg/secular_equation.h"

namespace steelyard {
namespace {

Eigenpairs of_diagonal(const Vector& values, Index count) {
  return {values.head(count), Matrix::Identity(values.size(), count)};
}

/// diag(values) + v v'.
Eigenpairs of_rank_one_change(const Vector& values, const Vector& change, Index count) {
  const SeparatedPoles poles = separate(values, change);
  if (poles.active.empty()) {
    return of_diagonal(values, count);
  }
  const SecularEquation equation{Vector(values(poles.active)), poles.components.cwiseAbs2(), 1.0};
  Eigenpairs pairs{Vector(count), Matrix::Zero(values.size(), count)};
  Index root = 0;           // the next root of the equation
  std::size_t passive = 0;  // the next passive coordinate
  SecularRoot found = solve(equation, -1);
  for (Index k = 0; k < count; ++k) {
    const bool has_root = root < equation.poles.size();
    const double value = has_root ? equation.poles[found.origin] + found.offset : 0.0;
    const bool take_passive =
        passive < poles.passive.size() && (!has_root || values[poles.passive[passive]] > value);
    if (take_passive) {
      pairs.values[k] = values[poles.passive[passive]];
      pairs.vectors(poles.passive[passive++], k) = 1.0;
      continue;
    }
    const Vector vector =
        (poles.components.array() / differences(equation, found).array()).matrix().normalized();
    for (std::size_t at = 0; at < poles.active.size(); ++at) {
      pairs.vectors(poles.active[at], k) = vector[static_cast<Index>(at)];
    }
    pairs.values[k] = value;
    if (++root < equation.poles.size()) {
      found = solve(equation, root - 1);
    }
  }
  undo_on_rows(poles.turns, pairs.vectors);
  return pairs;
}

/// T T' alone, from the smaller product T'T.
Eigenpairs of_targets(const Matrix& targets, Index count) {
  const Matrix products = thin_transposed_product(targets, targets);
  const Eigenpairs small = top_eigenpairs(
      {products.rows(), [&](const Matrix& block) { return thin_product(products, block); }},
      std::min(count, products.rows()), 1e-13);
  const double least = std::numeric_limits<double>::epsilon() * std::max(0.0, small.values[0]);
  const Index rank = (small.values.array() > least).count();
  Eigenpairs pairs{small.values.head(rank), thin_product(targets, small.vectors.leftCols(rank))};
  pairs.vectors.colwise().normalize();
  return pairs;
}

}  // namespace

Eigenpairs mixed_eigenpairs(const Vector& squares, const Matrix& targets, double mixing,
                            Index count) {
  const Index kept = std::min(count, squares.size());
  if (mixing == 1.0 || targets.cols() == 0) {
    return of_diagonal(mixing * squares, kept);
  }
  if (mixing == 0.0) {
    return of_targets(targets, kept);
  }
  const Vector values = mixing * squares;
  const Matrix change = std::sqrt(1.0 - mixing) * targets;
  const bool positive = values.size() > 0 && values[values.size() - 1] > 0.0;
  if (change.cols() == 1 && positive) {  // an indefinite kernel has eigenvalues below 0
    return of_rank_one_change(values, change.col(0), kept);
  }
  const auto product = [&](const Matrix& block) {
    return Matrix(values.asDiagonal() * block +
                  thin_product(change, thin_transposed_product(change, block)));
  };
  return top_eigenpairs({squares.size(), product}, kept, 1e-13);
}

std::optional<double> eigengap_after(const Vector& values, Index count) {
  if (values.size() <= count || !(values[count - 1] > 0.0)) {
    return std::nullopt;
  }
  return 1.0 - std::max(0.0, values[count]) / values[count - 1];
}

}  // namespace steelyard
