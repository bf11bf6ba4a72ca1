// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// By how much one error is smaller than another, from the same folds of the same samples.
struct PairedGain {
  /// Mean over the folds of (other - own) / max(own, other): the effect size, -1 .. 1. 0.5: half of
  /// the other error; -0.5: the other is half of it. Differences are relative within each fold, so
  /// that a single fold that is hard for both decides nothing.
  double mean = 0.0;
  /// Its standard error, with the correction of Nadeau and Bengio (Machine Learning 52, 239, 2003,
  /// eq. 14): sqrt(1/J + tested/trained) times the deviation over the J folds. The training parts
  /// of folds overlap, so that plain standard errors are too small.
  double error = 0.0;
  /// One-sided bound at 95 % by Student's t with J - 1 degrees of freedom.
  double low = 0.0;

  [[nodiscard]] bool is_clear() const { return low > 0.0; }
  /// At least the standard error: not clear, but more than nothing.
  [[nodiscard]] bool is_likely() const { return mean > 0.0 && mean > error; }
};

/// \param own, other  errors >= 0, one a fold; at least two
/// \param tested_over_trained  the samples of a fold over those that are trained on, > 0
[[nodiscard]] PairedGain paired_gain(const Vector& own, const Vector& other,
                                     double tested_over_trained);

/// The 95 % point of Student's t. \param freedom  degrees of freedom, >= 1
[[nodiscard]] double student_95(Index freedom);

}  // namespace steelyard
