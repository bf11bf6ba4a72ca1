// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"
#include "core/random.h"
#include "core/study/knockoff_spread.h"

namespace steelyard {

/// Knockoffs of the very columns that there are (Barber & Candes 2015): nothing is assumed of how
/// these are distributed, but that the target is linear in them with normal noise, and that what is
/// compared depends on [X X~]'[X X~] and [X X~]'y only. With G = X'X,
///   X~ = X (I - G^-1 S) + U C,  C'C = 2 S - S G^-1 S,
/// U being N x D orthonormal columns orthogonal to those of X and to a constant. That needs 2 D + 1
/// rows; where there are fewer, but more than D + 1, rows of zeros are added, and as many draws of
/// the noise to the target.
struct FixedKnockoffs {
  Matrix columns;    ///< M x D, M >= N: the features, of mean 0 and length sqrt(N)
  Matrix knockoffs;  ///< M x D
};

/// The number of rows: N, or 2 D + 1 where that is more.
[[nodiscard]] Index rows_of_fixed_knockoffs(Index samples, Index features);

/// \param columns  N x D, each of mean 0 and variance 1 (over N), N > D + 1
/// \param random   the directions of U
/// \return nothing when stopped, or where the columns are linearly dependent
[[nodiscard]] std::optional<FixedKnockoffs> fixed_knockoffs(const Matrix& columns,
                                                            KnockoffSpread how, Random& random,
                                                            const std::stop_token& stop = {});

}  // namespace steelyard
