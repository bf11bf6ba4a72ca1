// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/measures/folds.h"

namespace steelyard::baselines {

/// The data that a linear model is fitted to. Rows are sorted by fold, so that leaving one out
/// leaves two blocks.
struct ElasticNetTable {
  Matrix inputs;             ///< N x D, each column with mean 0 over all rows
  Matrix targets;            ///< N x T, likewise
  std::vector<Index> edges;  ///< fold k has the rows edges[k] .. edges[k + 1] - 1

  [[nodiscard]] Index samples() const { return inputs.rows(); }
  [[nodiscard]] Index folds() const { return static_cast<Index>(edges.size()) - 1; }
  [[nodiscard]] Index first_of(Index fold) const { return edges[static_cast<std::size_t>(fold)]; }
  [[nodiscard]] Index size_of(Index fold) const { return first_of(fold + 1) - first_of(fold); }
};

/// \param inputs, targets  in the order of the samples; this function centres them
/// \param folds            each sample must be in one of them
/// \return not whole when stopped
[[nodiscard]] ElasticNetTable elastic_net_table(const MatrixView& inputs, const MatrixView& targets,
                                                const Folds& folds,
                                                const std::stop_token& stop = {});

/// Means and covariances of the rows that a linear model is fitted to, divided by their number. The
/// covariances between inputs are either stored (if there are few inputs) or computed on request.
class TrainingMoments {
 public:
  /// \param table     must outlive this
  /// \param left_out  the fold that is left out; `nullopt` to use all rows
  /// \param stop      when stopped, the moments are of no use
  TrainingMoments(const ElasticNetTable& table, std::optional<Index> left_out,
                  const std::stop_token& stop = {});

  /// Stores all covariances between inputs.
  /// \param of_all       X'X of the table, D x D
  /// \param of_left_out  the same for the fold that is left out, whose memory is reused; 0 x 0 if
  ///                     all rows are used
  void keep_covariances(const Matrix& of_all, Matrix of_left_out);

  [[nodiscard]] Index dimension() const { return means_.size(); }
  [[nodiscard]] const Vector& means() const { return means_; }                ///< D
  [[nodiscard]] const Vector& target_means() const { return target_means_; }  ///< T
  [[nodiscard]] const Vector& variances() const { return variances_; }        ///< D
  /// D x T; covariances of each input with each target.
  [[nodiscard]] const Matrix& with_targets() const { return with_targets_; }
  /// The covariances of an input with others, one for each of them.
  void covariances(Index input, std::span<const Index> others, std::span<double> result) const;
  /// The covariance of each input with the residual of a model of one target.
  /// \param inputs, slopes  of the model
  /// \param result          D
  void with_residual(Index target, std::span<const Index> inputs, std::span<const double> slopes,
                     Vector& result) const;

 private:
  struct Block {
    Index first = 0;
    Index size = 0;
  };

  const ElasticNetTable* table_;
  std::vector<Block> blocks_;  ///< of the rows that are used
  double samples_ = 0.0;
  Vector means_, target_means_, variances_;
  Matrix with_targets_;
  Matrix kept_;  ///< D x D; 0 x 0 if not stored
};

/// The moments of the rows without each fold in turn, then of all rows. The covariances between
/// inputs are stored if covariances_are_kept().
/// \return folds + 1; `std::nullopt` when stopped
[[nodiscard]] std::optional<std::vector<TrainingMoments>> all_moments(const ElasticNetTable& table,
                                                                      const std::stop_token& stop);
/// Whether the covariances fit into memory and are cheaper to use than residuals.
[[nodiscard]] bool covariances_are_kept(Index dimension, Index folds);

}  // namespace steelyard::baselines
