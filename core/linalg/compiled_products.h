// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <Eigen/Core>

/// The innermost loops of Eigen's products of matrices of doubles, compiled once. Each unit that
/// multiplies would compile them anew otherwise, which costs it about two seconds. Only the
/// precompiled headers name this file: nothing needs it, and Eigen's inner names hold for 3.4.
///
/// Read twice where they are compiled, with STEELYARD_COMPILE empty; "extern" is for all others.
#ifndef STEELYARD_COMPILE
#define STEELYARD_COMPILE extern
#endif

#if !EIGEN_VERSION_AT_LEAST(3, 4, 90)
namespace Eigen::internal {

STEELYARD_COMPILE template struct gebp_kernel<
    double, double, Index, blas_data_mapper<double, Index, ColMajor, Unaligned, 1>,
    gebp_traits<double, double>::mr, gebp_traits<double, double>::nr, false, false>;

#define STEELYARD_PACKING(order)                                                                \
  STEELYARD_COMPILE template struct gemm_pack_lhs<                                              \
      double, Index, const_blas_data_mapper<double, Index, order>,                              \
      gebp_traits<double, double>::mr, gebp_traits<double, double>::LhsProgress,                \
      gebp_traits<double, double>::LhsPacket4Packing, order>;                                   \
  STEELYARD_COMPILE template struct gemm_pack_rhs<double, Index,                                \
                                                  const_blas_data_mapper<double, Index, order>, \
                                                  gebp_traits<double, double>::nr, order>;
STEELYARD_PACKING(ColMajor)
STEELYARD_PACKING(RowMajor)
#undef STEELYARD_PACKING

#define STEELYARD_PRODUCT(left, right)                                                 \
  STEELYARD_COMPILE template struct general_matrix_matrix_product<                     \
      Index, double, left, false, double, right, false, ColMajor, 1>;                  \
  STEELYARD_COMPILE template struct general_matrix_vector_product<                     \
      Index, double, const_blas_data_mapper<double, Index, left>, left, false, double, \
      const_blas_data_mapper<double, Index, right>, false>;
STEELYARD_PRODUCT(ColMajor, ColMajor)
STEELYARD_PRODUCT(ColMajor, RowMajor)
STEELYARD_PRODUCT(RowMajor, ColMajor)
STEELYARD_PRODUCT(RowMajor, RowMajor)
#undef STEELYARD_PRODUCT

}  // namespace Eigen::internal
#endif
