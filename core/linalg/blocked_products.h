// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// Computes A B in tiles shared among the threads. The tiles, and so the result to the last bit, do
/// not depend on the number of threads. Unlike Eigen's product, it can be stopped.
/// \param result  has the product's size and overlaps neither factor
/// \return false when stopped; `result` is then undefined
[[nodiscard]] bool multiply(const MatrixView& left, const MatrixView& right,
                            Eigen::Ref<Matrix> result, const std::stop_token& stop);

/// Computes X'X, D x D, in the same way, but multiplies only half of it: 3.3 times faster than
/// Eigen's product at 1600 x 800, on 2 cores (bench_linalg).
/// \param inputs  X, N x D
/// \return false when stopped
[[nodiscard]] bool column_products(const Matrix& inputs, Matrix& result,
                                   const std::stop_token& stop);

/// A B for a B with few columns, computed column by column on the calling thread only.
[[nodiscard]] Matrix thin_product(const MatrixView& left, const Matrix& right);
/// A'B for a B with few columns, computed in the same way.
[[nodiscard]] Matrix thin_transposed_product(const Matrix& left, const Matrix& right);

}  // namespace steelyard
