// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <Eigen/Core>

/// The inner loops of Eigen's products of double matrices, compiled once. Otherwise each
/// translation unit that multiplies matrices would compile them again, which takes about three
/// seconds each time. Only the precompiled headers include this file, and nothing depends on it.
/// The internal names are those of Eigen 3.4.
///
/// The unit that compiles the loops includes this file twice, the second time with
/// STEELYARD_COMPILE empty; all others declare them "extern".
#ifndef STEELYARD_COMPILE
#define STEELYARD_COMPILE extern
#endif

#if !EIGEN_VERSION_AT_LEAST(3, 4, 90)
namespace Eigen::internal {

// Blocks of the left and the right matrix are packed, then multiplied.
STEELYARD_COMPILE template struct gemm_pack_lhs<
    double, Index, const_blas_data_mapper<double, Index, ColMajor>, gebp_traits<double, double>::mr,
    gebp_traits<double, double>::LhsProgress, gebp_traits<double, double>::LhsPacket4Packing,
    ColMajor>;
STEELYARD_COMPILE template struct gemm_pack_lhs<
    double, Index, const_blas_data_mapper<double, Index, RowMajor>, gebp_traits<double, double>::mr,
    gebp_traits<double, double>::LhsProgress, gebp_traits<double, double>::LhsPacket4Packing,
    RowMajor>;
STEELYARD_COMPILE template struct gemm_pack_rhs<double, Index,
                                                const_blas_data_mapper<double, Index, ColMajor>,
                                                gebp_traits<double, double>::nr, ColMajor>;
STEELYARD_COMPILE template struct gemm_pack_rhs<double, Index,
                                                const_blas_data_mapper<double, Index, RowMajor>,
                                                gebp_traits<double, double>::nr, RowMajor>;
STEELYARD_COMPILE template struct gebp_kernel<
    double, double, Index, blas_data_mapper<double, Index, ColMajor, Unaligned, 1>,
    gebp_traits<double, double>::mr, gebp_traits<double, double>::nr, false, false>;

// A B for each storage order of either factor.
STEELYARD_COMPILE template struct general_matrix_matrix_product<
    Index, double, ColMajor, false, double, ColMajor, false, ColMajor, 1>;
STEELYARD_COMPILE template struct general_matrix_matrix_product<
    Index, double, ColMajor, false, double, RowMajor, false, ColMajor, 1>;
STEELYARD_COMPILE template struct general_matrix_matrix_product<
    Index, double, RowMajor, false, double, ColMajor, false, ColMajor, 1>;
STEELYARD_COMPILE template struct general_matrix_matrix_product<
    Index, double, RowMajor, false, double, RowMajor, false, ColMajor, 1>;

// A v, likewise.
STEELYARD_COMPILE template struct general_matrix_vector_product<
    Index, double, const_blas_data_mapper<double, Index, ColMajor>, ColMajor, false, double,
    const_blas_data_mapper<double, Index, ColMajor>, false>;
STEELYARD_COMPILE template struct general_matrix_vector_product<
    Index, double, const_blas_data_mapper<double, Index, ColMajor>, ColMajor, false, double,
    const_blas_data_mapper<double, Index, RowMajor>, false>;
STEELYARD_COMPILE template struct general_matrix_vector_product<
    Index, double, const_blas_data_mapper<double, Index, RowMajor>, RowMajor, false, double,
    const_blas_data_mapper<double, Index, ColMajor>, false>;
STEELYARD_COMPILE template struct general_matrix_vector_product<
    Index, double, const_blas_data_mapper<double, Index, RowMajor>, RowMajor, false, double,
    const_blas_data_mapper<double, Index, RowMajor>, false>;

}  // namespace Eigen::internal
#endif
