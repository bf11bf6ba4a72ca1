// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/kernel_factor.h"

#include "core/linalg/symmetric_spectrum.h"
#include "core/measures/kernel_normaliser.h"

namespace steelyard::pcov {

std::optional<Matrix> kernel_factor(const Matrix& inputs, const KernelOptions& kernel,
                                    const RankCut& cut, const std::stop_token& stop) {
  Matrix products;
  {
    const Matrix alike = kernel_matrix(inputs, inputs, kernel);
    products = KernelNormaliser(alike).apply(alike);
  }
  Spectrum spectrum;
  if (!decompose(products, spectrum, stop)) {
    return std::nullopt;
  }
  const Index rank = rank_of(spectrum.values, inputs.rows(), cut);
  return Matrix(spectrum.vectors.leftCols(rank) *
                spectrum.values.head(rank).cwiseSqrt().asDiagonal());
}

}  // namespace steelyard::pcov
