// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/matrix.h"
#include "core/measures/folds.h"
#include "core/measures/ridge_search.h"

namespace steelyard {

/// Options for measuring how well one table of features can be reconstructed from another by a
/// linear map (Goscinski et al. 2021; eq 25 of Cersonsky et al. 2021). Each table is centred and
/// divided by one number, so that its training rows have variance 1 (fit_scaler). An error of 0
/// means that F contains all of F'; an error of 1, that it contains nothing of F'.
struct ReconstructionOptions {
  RidgeSearch search{};
  Folds folds{};           ///< positions in the training list; if empty, two folds from the seed
  std::uint64_t seed = 1;  ///< of the folds
  bool distortion = true;  ///< whether to compute the GFRD too, which takes most of the time
};

/// \throws Error(bad_input) for different numbers of rows, or a split that does not match them
void check_reconstruction(const Matrix& source, const Matrix& target, const Split& split);

struct GlobalReconstruction {
  double error = 0.0;       ///< GFRE = sqrt(mean_i |f'_i - f_i W|^2)
  Vector pointwise;         ///< |f'_i - f_i W| for each test row
  double distortion = 0.0;  ///< GFRD = sqrt(mean_i |f_i W - f_i Omega|^2)
  RidgeFit fit;             ///< W, and how its regularisation was chosen
};

/// The global feature space reconstruction error and distortion. Omega is the orthogonal map
/// closest to W on the training rows (Procrustes: Omega = U V^T of F^T F W = U S V^T), with both
/// sides padded with zeros to a common width: the part of f_i outside U then counts fully as
/// distortion. (scikit-matter does not pad if F is wider than F', and fails.) Cost O(n d min(n, d))
/// for each SVD, and O(d d' min(d, d')).
/// \param source  F: N x d, finite
/// \param target  F': N x d'
/// \throws Error(bad_input) for different numbers of rows, a split or folds that do not match them,
///         or a constant table
[[nodiscard]] GlobalReconstruction global_reconstruction(const Matrix& source, const Matrix& target,
                                                         const Split& split,
                                                         const ReconstructionOptions& options = {});

struct LocalReconstruction {
  double error = 0.0;  ///< LFRE = sqrt(mean of the squares of the pointwise errors)
  Vector pointwise;    ///< of each test row
};

/// The local error: a separate map for each test row, from its k nearest training rows in F (ties
/// go to the earlier row), with both sides centred by the neighbours' means. Test rows are computed
/// in parallel; the result does not depend on the number of threads. Cost O(m (n d + k d min(k,
/// d))).
/// \param neighbours  k: 2 .. training rows; there is no good default
/// \param options     its folds are positions among the neighbours, nearest first
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<LocalReconstruction> local_reconstruction(
    const Matrix& source, const Matrix& target, const Split& split, Index neighbours,
    const ReconstructionOptions& options = {}, const std::stop_token& stop = {});

/// The error when the source carries no information, so that the mean is predicted: sqrt(mean_i
/// |f'_i|^2) over the test rows.
/// \throws Error(bad_input) like global_reconstruction
[[nodiscard]] double unreconstructed(const Matrix& target, const Split& split);

}  // namespace steelyard
