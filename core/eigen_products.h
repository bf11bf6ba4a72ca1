// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <Eigen/Core>

/// Eigen hands the products of its matrices of numbers to BLAS, whose functions
/// core/kernels/products.h provides: they choose what is compiled for this processor. Not by
/// EIGEN_USE_BLAS, which would hand over the products with triangles, too, after copying their
/// factors.
// All others need the first one.
// clang-format off
#include <Eigen/src/misc/blas.h>
#include <Eigen/src/Core/products/GeneralMatrixMatrix_BLAS.h>
#include <Eigen/src/Core/products/GeneralMatrixMatrixTriangular_BLAS.h>
#include <Eigen/src/Core/products/GeneralMatrixVector_BLAS.h>
#include <Eigen/src/Core/products/SelfadjointMatrixVector_BLAS.h>
#include <Eigen/src/Core/products/TriangularSolverMatrix_BLAS.h>
// clang-format on

namespace Eigen::internal {

/// A symmetric matrix times another one. Eigen's own form for BLAS also has the other order, with a
/// wrong stride.
template <typename Index, int Order, bool Conjugate, bool ConjugateRight>
struct product_selfadjoint_matrix<double, Index, Order, true, Conjugate, ColMajor, false,
                                  ConjugateRight, ColMajor, 1> {
  static void run(Index rows, Index columns, const double* matrix, Index stride,
                  const double* right, Index right_stride, double* result, Index /*step*/,
                  Index result_stride, const double& alpha,
                  level3_blocking<double, double>& /*blocking*/) {
    const char side = 'L';
    const char half = Order == RowMajor ? 'U' : 'L';
    const auto m = convert_index<BlasIndex>(rows);
    const auto n = convert_index<BlasIndex>(columns);
    const auto a = convert_index<BlasIndex>(stride);
    const auto b = convert_index<BlasIndex>(right_stride);
    const auto c = convert_index<BlasIndex>(result_stride);
    const double beta = 1.0;
    dsymm_(&side, &half, &m, &n, &alpha, matrix, &a, right, &b, &beta, result, &c);
  }
};

}  // namespace Eigen::internal
