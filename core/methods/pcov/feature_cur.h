// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/linalg/deflated_svd.h"
#include "core/methods/pcov/options.h"
#include "core/methods/pcov/selector.h"

namespace steelyard::pcov {

/// CUR and PCov-CUR of features (Cersonsky et al. 2021, eqs 6-11, 14, 18). The score of a feature
/// is the sum of squares of its components in the k leading eigenvectors of
///     mixing X'X + (1 - mixing) Z Z',  Z = (X'X)^(-1/2) X'Y,
/// for the current X and Y, from which each chosen column is projected out.
class FeatureCur : public Selector {
 public:
  /// \param targets_square  |Y|^2, of which the inputs can explain |U'Y|^2
  FeatureCur(GramSvd svd, double targets_square, CurOptions options);

  [[nodiscard]] const Vector& scores() const override { return scores_; }
  [[nodiscard]] std::optional<double> eigengap() const override { return eigengap_; }
  [[nodiscard]] bool adds_nothing(Index item) const override;
  [[nodiscard]] bool take(Index item, const std::stop_token& stop) override;
  [[nodiscard]] double input_error() const override;
  [[nodiscard]] std::optional<double> target_error() const override;

 private:
  void score();
  [[nodiscard]] bool counts_as_zero(double square) const;

  CurOptions options_;
  DeflatedSvd svd_;
  double inputs_square_;
  double targets_square_;
  double beyond_inputs_;  ///< part of |Y|^2 that no feature can explain
  std::int64_t taken_ = 0;
  Vector scores_;
  std::optional<double> eigengap_;
};

}  // namespace steelyard::pcov
