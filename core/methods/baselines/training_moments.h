// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/methods/baselines/elastic_net_table.h"

namespace steelyard::baselines {

/// Means and covariances of the rows that a linear model is fitted to, all over their number. The
/// covariances between inputs are either kept (where inputs are few) or worked out when asked for.
class TrainingMoments {
 public:
  /// \param table     must outlive this
  /// \param left_out  the fold that is not trained on; nothing: all rows are
  TrainingMoments(const ElasticNetTable& table, std::optional<Index> left_out);

  /// Keeps all covariances between inputs.
  /// \param of_all       X'X of the table, D x D
  /// \param of_left_out  the same of the fold that is left out; its memory is taken; 0 x 0: none is
  void keep_covariances(const Matrix& of_all, Matrix of_left_out);

  [[nodiscard]] Index dimension() const { return means_.size(); }
  [[nodiscard]] const Vector& means() const { return means_; }                ///< D
  [[nodiscard]] const Vector& target_means() const { return target_means_; }  ///< T
  [[nodiscard]] const Vector& variances() const { return variances_; }        ///< D
  /// D x T, of each input with each target.
  [[nodiscard]] const Matrix& with_targets() const { return with_targets_; }
  /// Of an input with others, one each.
  void covariances(Index input, std::span<const Index> others, std::span<double> result) const;
  /// The covariance of each input with what a model leaves of a target.
  /// \param inputs, slopes  of the model    \param result  D
  void with_residual(Index target, std::span<const Index> inputs, std::span<const double> slopes,
                     Vector& result) const;

 private:
  struct Block {
    Index first = 0;
    Index size = 0;
  };

  const ElasticNetTable* table_;
  std::vector<Block> blocks_;  ///< of rows
  double samples_ = 0.0;
  Vector means_, target_means_, variances_;
  Matrix with_targets_;
  Matrix kept_;  ///< D x D; 0 x 0: not kept
};

/// The moments of each training: without each fold in turn, then of all rows. Covariances are kept
/// where they fit the memory and are cheaper than residuals; see covariances_are_kept().
/// \return nothing when stopped
[[nodiscard]] std::optional<std::vector<TrainingMoments>> all_moments(const ElasticNetTable& table,
                                                                      const std::stop_token& stop);
[[nodiscard]] bool covariances_are_kept(Index dimension, Index folds);

}  // namespace steelyard::baselines
