// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/metric_learning/metric_map.h"

namespace steelyard::metric_learning {

/// Up to this number of samples, the kernel of all pairs is stored; above, it is computed twice.
constexpr Index most_kept_samples = 4096;

/// Metric learning for kernel regression (Weinberger & Tesauro 2007). Each sample is predicted from
/// all others:
///   k_ij = exp(-|A (x_i - x_j)|^2),  yhat_i = sum_{j != i} k_ij y_j / sum_{j != i} k_ij,
///   L = sum_i |yhat_i - y_i|^2.
/// With S_ij the share of j in the prediction of i and W_ij = S_ij (yhat_i - y_i).(y_j - yhat_i),
/// whose rows sum to 0, the gradient is
///   dL/dA = 4 A X' (W + W' - diag(column sums of W)) X.
/// If a sample is so far from all others that its k_ij underflow, the largest k_ij of each row is
/// factored out of both sums, so that neither is ever 0.
class NadarayaWatsonLoss {
 public:
  /// \param samples    at least 2
  /// \param most_kept  see most_kept_samples
  explicit NadarayaWatsonLoss(Samples samples, Index most_kept = most_kept_samples);

  /// Costs O(N^2 (m + T)). Memory: N^2 numbers up to `most_kept` samples, otherwise N times a tile
  /// for each thread.
  /// \return false when stopped
  [[nodiscard]] bool evaluate(const MetricMap& map, MetricLoss& loss, const std::stop_token& stop);

  [[nodiscard]] const Samples& samples() const { return samples_; }

 private:
  [[nodiscard]] bool predict(const std::stop_token& stop);
  [[nodiscard]] bool predict_by_kernel(bool& near, const std::stop_token& stop);
  [[nodiscard]] bool predict_by_tiles(const std::stop_token& stop);
  [[nodiscard]] bool move(const std::stop_token& stop);
  void move_by_kernel(Index first, Index count);
  void move_by_tiles(Index first, Index count);
  void pull_of_tile(Index top, Index left, Matrix& both, Matrix& scratch) const;

  Samples samples_;
  bool keeps_;
  bool by_kernel_ = false;  ///< whether the newest evaluation used the stored kernel
  KernelPoints points_;
  Matrix kernel_;       ///< k_ij: N x N, zeros on the diagonal; empty if it is not stored
  Matrix predictions_;  ///< yhat: N x T, each sample predicted from the others
  Matrix missed_;       ///< yhat - y
  Matrix errors_;       ///< missed_i divided by the sum of k_ij over j
  Vector own_;          ///< errors_i . yhat_i by kernel, missed_i . yhat_i by tiles
  Vector level_;        ///< log of the sum of k_ij over j; only used by tiles
  Matrix moved_;        ///< derivatives of the loss with respect to the points, up to a factor
};

/// Predicts other samples from known ones, leaving none of these out.
/// \param known    at least one sample, n
/// \param targets  of the known samples, n x T
/// \param asked    M samples
/// \return M x T; empty when stopped
[[nodiscard]] Matrix nadaraya_watson(const KernelPoints& known, const Matrix& targets,
                                     const KernelPoints& asked, const std::stop_token& stop);

}  // namespace steelyard::metric_learning
