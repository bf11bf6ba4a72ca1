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

/// How well one table of features can be had from another by a linear map (Goscinski et al. 2021;
/// eq 25 of Cersonsky et al. 2021). Both are centred and divided by one number each, so that the
/// training rows have variance 1 (fit_scaler): an error of 0 says that all of F' is in F, one of 1
/// that nothing is.
struct ReconstructionOptions {
  RidgeSearch search{};
  Folds folds{};           ///< positions in the training list; empty: two, from the seed
  std::uint64_t seed = 1;  ///< of the folds
  bool distortion = true;  ///< whether the GFRD is wanted too; it takes most of the time
};

/// \throws Error(bad_input) for rows that do not fit, and a split that is not of them
void check_reconstruction(const Matrix& source, const Matrix& target, const Split& split);

struct GlobalReconstruction {
  double error = 0.0;       ///< GFRE = sqrt(mean_i |f'_i - f_i W|^2)
  Vector pointwise;         ///< |f'_i - f_i W| of each test row
  double distortion = 0.0;  ///< GFRD = sqrt(mean_i |f_i W - f_i Omega|^2)
  RidgeFit fit;             ///< W, and how its regularisation was chosen
};

/// The global feature space reconstruction error and distortion. Omega is the orthogonal map that
/// comes nearest to W on the training rows (Procrustes: Omega = U V^T of F^T F W = U S V^T), both
/// sides filled up with zeros to a common width: what of f_i lies outside U then counts as
/// distortion in full. (The peer forgets to fill up where F is wider than F', and fails.)
/// \param source  F: N x d, finite    \param target  F': N x d'
/// \throws Error(bad_input) for rows that do not fit, a split or folds that are not of them, a
///         table that does not vary
/// Cost O(n d min(n, d)) for each SVD, and O(d d' min(d, d')).
[[nodiscard]] GlobalReconstruction global_reconstruction(const Matrix& source, const Matrix& target,
                                                         const Split& split,
                                                         const ReconstructionOptions& options = {});

struct LocalReconstruction {
  double error = 0.0;  ///< LFRE = sqrt(mean of the squares of the pointwise errors)
  Vector pointwise;    ///< of each test row
};

/// The local one: a map of its own for each test row, from its k nearest training rows in F (of
/// equal distances the earlier), both sides centred by the neighbours' means.
/// \param neighbours  k: 2 .. training rows; there is no good default
/// \param options     folds are positions among the neighbours, the nearest first
/// \return nothing when stopped. Cost O(m (n d + k d min(k, d))), test rows in parallel: the same
///         bits for any number of threads
[[nodiscard]] std::optional<LocalReconstruction> local_reconstruction(
    const Matrix& source, const Matrix& target, const Split& split, Index neighbours,
    const ReconstructionOptions& options = {}, const std::stop_token& stop = {});

/// What is left where the source tells nothing and the mean is all there is to say:
/// sqrt(mean_i |f'_i|^2) over the test rows. \throws Error(bad_input) as global_reconstruction
[[nodiscard]] double unreconstructed(const Matrix& target, const Split& split);

}  // namespace steelyard
