// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <Eigen/Core>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/eigen_products.h"

#if !EIGEN_VERSION_AT_LEAST(3, 4, 90)
namespace Eigen {

/// Eigen 3.4 frees the numbers of a matrix that gets another size, and keeps their address and
/// count until it has memory for the new ones. Where there is none, the destructor frees them
/// again. Here such a matrix is empty. These are the scalars and shapes that core resizes. A macro,
/// because a member of a partial specialization cannot itself be specialized partially.
///
/// Held: how many numbers there are. Empty, Resized: set the numbers of rows and columns.
// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)
#define STEELYARD_SAFE_RESIZE(Scalar, Rows, Cols, Order, Held, Empty, Resized)                    \
  template <>                                                                                     \
  inline void DenseStorage<Scalar, Dynamic, Rows, Cols, Order>::resize(                           \
      Index size, [[maybe_unused]] Index rows, [[maybe_unused]] Index cols) {                     \
    if (const Index before = Held; size != before) {                                              \
      Empty;                                                                                      \
      internal::conditional_aligned_delete_auto<Scalar, true>(std::exchange(m_data, nullptr),     \
                                                              static_cast<std::size_t>(before));  \
      if (size > 0) {                                                                             \
        m_data =                                                                                  \
            internal::conditional_aligned_new_auto<Scalar, true>(static_cast<std::size_t>(size)); \
      }                                                                                           \
    }                                                                                             \
    Resized;                                                                                      \
  }
#define STEELYARD_SAFE_MATRIX(Scalar, Order)                                                  \
  STEELYARD_SAFE_RESIZE(Scalar, Dynamic, Dynamic, Order, m_rows* m_cols, m_rows = m_cols = 0, \
                        (m_rows = rows, m_cols = cols))
#define STEELYARD_SAFE_COLUMN(Scalar) \
  STEELYARD_SAFE_RESIZE(Scalar, Dynamic, 1, ColMajor, m_rows, m_rows = 0, m_rows = rows)
#define STEELYARD_SAFE_ROW(Scalar) \
  STEELYARD_SAFE_RESIZE(Scalar, 1, Dynamic, RowMajor, m_cols, m_cols = 0, m_cols = cols)

STEELYARD_SAFE_MATRIX(double, ColMajor)
STEELYARD_SAFE_MATRIX(double, RowMajor)
STEELYARD_SAFE_MATRIX(float, ColMajor)
STEELYARD_SAFE_MATRIX(Index, ColMajor)
STEELYARD_SAFE_MATRIX(std::uint32_t, RowMajor)
STEELYARD_SAFE_COLUMN(double)
STEELYARD_SAFE_COLUMN(float)
STEELYARD_SAFE_COLUMN(Index)
STEELYARD_SAFE_ROW(double)
STEELYARD_SAFE_ROW(float)

#undef STEELYARD_SAFE_ROW
#undef STEELYARD_SAFE_COLUMN
#undef STEELYARD_SAFE_MATRIX
#undef STEELYARD_SAFE_RESIZE
// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

}  // namespace Eigen
#endif

namespace steelyard {

using Index = Eigen::Index;
/// Column-major; samples are rows and features are columns everywhere in core.
using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;
/// For reading a matrix without a copy: all of a matrix, or some of its columns.
using MatrixView = Eigen::Ref<const Matrix>;

}  // namespace steelyard
