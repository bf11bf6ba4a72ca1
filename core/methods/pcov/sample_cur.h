// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/methods/pcov/options.h"
#include "core/methods/pcov/selector.h"

namespace steelyard::pcov {

/// CUR and PCov-CUR of samples (Cersonsky et al. 2021, eqs 6-11, 13, 19). The score of a sample is
/// the sum of squares of its components in the k leading eigenvectors of
///     mixing X X' + (1 - mixing) Y Y',
/// computed from the small B'B with B = [sqrt(mixing) X, sqrt(1 - mixing) Y], without any N x N
/// matrix. Each chosen row is projected out of X, and what it predicts is subtracted from Y.
class SampleCur : public Selector {
 public:
  /// \param inputs    N x D; may be any matrix with the same XX'
  /// \param products  X'X
  /// \param targets   N x p, p may be 0
  SampleCur(std::shared_ptr<const Matrix> inputs, const Matrix& products, Matrix targets,
            CurOptions options);

  [[nodiscard]] const Vector& scores() const override { return scores_; }
  [[nodiscard]] std::optional<double> eigengap() const override { return eigengap_; }
  [[nodiscard]] bool adds_nothing(Index item) const override;
  [[nodiscard]] bool take(Index item, const std::stop_token& stop) override;
  [[nodiscard]] double input_error() const override;
  [[nodiscard]] std::optional<double> target_error() const override;

 private:
  void join_products(const Matrix& inputs_products);
  void project_out(Index item);
  void score();
  [[nodiscard]] bool counts_as_zero(double length) const;
  void refit_targets();
  [[nodiscard]] bool targets_are_spent() const;
  [[nodiscard]] Matrix mixed_product(const Matrix& block) const;

  CurOptions options_;
  std::shared_ptr<const Matrix> first_inputs_;
  Matrix first_targets_;
  Matrix inputs_;    ///< current
  Matrix targets_;   ///< current
  Matrix products_;  ///< B'B without the mixing: [X Y]'[X Y]
  double inputs_square_;
  double targets_square_;
  double square_at_products_ = 0.0;  ///< |X|^2 when the products were last recomputed
  std::vector<Index> taken_;
  bool dependent_ = false;  ///< a chosen row is in the span of earlier ones
  Vector scores_;
  std::optional<double> eigengap_;
};

}  // namespace steelyard::pcov
