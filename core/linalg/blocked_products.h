// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// A B by tiles, shared by the threads. The tiles are the same for any number of threads,
/// and so are the bits. \return false when stopped; `result` is then of no use
/// \param result  of the product's size, apart from both factors
[[nodiscard]] bool multiply(const MatrixView& left, const MatrixView& right,
                            Eigen::Ref<Matrix> result, const std::stop_token& stop);

/// X'X, D x D, likewise. \param inputs  N x D
[[nodiscard]] bool column_products(const Matrix& inputs, Matrix& result,
                                   const std::stop_token& stop);

/// A B for a B of few columns, one column after the other and by this thread alone.
[[nodiscard]] Matrix thin_product(const MatrixView& left, const Matrix& right);
/// A'B likewise.
[[nodiscard]] Matrix thin_transposed_product(const Matrix& left, const Matrix& right);

}  // namespace steelyard
