// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/kernel_factor.h"

#include "core/linalg/symmetric_spectrum.h"
#include "core/measures/kernel_normaliser.h"

namespace steelyard::pcov {

std::optional<Matrix> kernel_factor(Matrix alike, const RankCut& cut, const std::stop_token& stop) {
  const Matrix products = KernelNormaliser(alike).apply(alike);
  const Index samples = alike.rows();
  alike.resize(0, 0);
  Spectrum spectrum;
  if (!decompose(products, spectrum, stop)) {
    return std::nullopt;
  }
  const Index rank = rank_of(spectrum.values, samples, cut);
  return Matrix(spectrum.vectors.leftCols(rank) *
                spectrum.values.head(rank).cwiseSqrt().asDiagonal());
}

}  // namespace steelyard::pcov
