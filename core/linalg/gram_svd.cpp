// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/gram_svd.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/linalg/blocked_products.h"
#include "core/linalg/symmetric_spectrum.h"

namespace steelyard {
namespace {

std::optional<GramSvd> tall_svd(const Matrix& inputs, const Matrix& products, const Matrix& targets,
                                const RankCut& cut, const std::stop_token& stop) {
  Spectrum spectrum;
  if (!decompose(products, spectrum, stop)) {
    return std::nullopt;
  }
  const Index rank = rank_of(spectrum.values, std::max(inputs.rows(), inputs.cols()), cut);
  GramSvd svd{spectrum.values.head(rank), Matrix(spectrum.vectors.leftCols(rank)), {}};
  svd.targets = thin_transposed_product(svd.right, thin_transposed_product(inputs, targets));
  svd.targets = svd.squares.cwiseSqrt().cwiseInverse().asDiagonal() * svd.targets;
  return svd;
}

/// Fewer samples than features: XX' = U S^2 U'.
std::optional<GramSvd> wide_svd(const Matrix& inputs, const Matrix& targets, const RankCut& cut,
                                const std::stop_token& stop) {
  const Matrix across = inputs.transpose();
  Matrix products;
  Spectrum spectrum;
  if (!column_products(across, products, stop) || !decompose(products, spectrum, stop)) {
    return std::nullopt;
  }
  const Index rank = rank_of(spectrum.values, std::max(inputs.rows(), inputs.cols()), cut);
  GramSvd svd;
  svd.squares = spectrum.values.head(rank);
  const Matrix left = spectrum.vectors.leftCols(rank);
  const Matrix scaled = left * svd.squares.cwiseSqrt().cwiseInverse().asDiagonal();
  svd.right.resize(across.rows(), rank);
  if (!multiply(across, scaled, svd.right, stop)) {
    return std::nullopt;
  }
  svd.targets = thin_transposed_product(left, targets);
  return svd;
}

}  // namespace

Index rank_of(const Vector& squares, Index size, const RankCut& cut) {
  const double least = cut.relative ? std::numeric_limits<double>::epsilon() *
                                          static_cast<double>(size) * std::max(0.0, squares[0])
                                    : cut.absolute;
  return (squares.array() > std::max(least, std::numeric_limits<double>::min())).count();
}

std::optional<GramSvd> gram_svd(const Matrix& inputs, const Matrix& targets, const RankCut& cut,
                                const std::stop_token& stop) {
  if (inputs.rows() < inputs.cols()) {
    return wide_svd(inputs, targets, cut, stop);
  }
  Matrix products;
  if (!column_products(inputs, products, stop)) {
    return std::nullopt;
  }
  return tall_svd(inputs, products, targets, cut, stop);
}

std::optional<GramSvd> gram_svd(const Matrix& inputs, const Matrix& products, const Matrix& targets,
                                const RankCut& cut, const std::stop_token& stop) {
  return inputs.rows() < inputs.cols() ? wide_svd(inputs, targets, cut, stop)
                                       : tall_svd(inputs, products, targets, cut, stop);
}

}  // namespace steelyard
