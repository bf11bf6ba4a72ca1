// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// What a model is to predict, as numbers of mean 0 and variance 1 (over N) in each column: the
/// columns of the ground truth or, where there is none, one column a class.
struct Targets {
  Matrix values;                   ///< N x T
  Vector means, deviations;        ///< T: a prediction p means p * deviation + mean
  std::vector<int> classes;        ///< one a column where these stand for classes; else empty
  std::vector<std::string> names;  ///< T

  /// In the target's units; of classes, one column of class numbers.
  /// \param predicted  M x T
  [[nodiscard]] Matrix in_units(const Matrix& predicted) const;
};

/// Why the target of a problem cannot be predicted; empty: it can.
[[nodiscard]] std::string trouble_with_target(const Problem& problem);

/// The samples that have a target: all, or those whose class is known. Requires a target.
[[nodiscard]] std::vector<Index> samples_with_target(const Problem& problem);

/// The targets of some samples. Requires that they have one, and no trouble with it.
[[nodiscard]] Targets targets_of_samples(const Problem& problem, const std::vector<Index>& samples);

/// The targets of all samples of a problem with the same target columns, standardised in the same
/// way; what has no class is NaN. No rows if the problem has no such target.
[[nodiscard]] Matrix targets_of(const Problem& problem, const Targets& like);

/// The share of samples, of those whose class is known, for which another was predicted; NaN where
/// none is known. \param predicted  N x 1: class numbers
[[nodiscard]] double share_of_wrong_classes(const Matrix& predicted, const Labels& labels);

}  // namespace steelyard
