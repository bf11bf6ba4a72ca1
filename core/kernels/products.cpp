// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/products.h"

#include "core/error.h"
#include "core/kernels/kernels.h"

namespace {

using steelyard::kernels::kernels_in_use;

bool is_transposed(const char* mark) { return *mark != 'N'; }

/// Anything else would silently be another product.
void need(bool is_provided) {
  if (!is_provided) {
    throw steelyard::fault("core/kernels/products.cpp does not provide what Eigen asks for");
  }
}

}  // namespace

// The names and parameters are those of BLAS.
// NOLINTBEGIN(readability-identifier-naming,bugprone-easily-swappable-parameters)
// Hidden, so that no library that needs a BLAS takes these for one.
#pragma GCC visibility push(hidden)
extern "C" {

int dgemm_(const char* of_left, const char* of_right, const int* rows, const int* columns,
           const int* depth, const double* alpha, const double* left, const int* left_stride,
           const double* right, const int* right_stride, const double* beta, double* result,
           const int* result_stride) {
  need(*beta == 1.0);
  kernels_in_use().double_products.matrices(is_transposed(of_left), is_transposed(of_right), *rows,
                                            *columns, *depth, *alpha, left, *left_stride, right,
                                            *right_stride, result, *result_stride);
  return 0;
}

int sgemm_(const char* of_left, const char* of_right, const int* rows, const int* columns,
           const int* depth, const float* alpha, const float* left, const int* left_stride,
           const float* right, const int* right_stride, const float* beta, float* result,
           const int* result_stride) {
  need(*beta == 1.0F);
  kernels_in_use().single_products.matrices(is_transposed(of_left), is_transposed(of_right), *rows,
                                            *columns, *depth, *alpha, left, *left_stride, right,
                                            *right_stride, result, *result_stride);
  return 0;
}

int dgemv_(const char* of_matrix, const int* rows, const int* columns, const double* alpha,
           const double* matrix, const int* stride, const double* vector, const int* vector_step,
           const double* beta, double* result, const int* result_step) {
  need(*beta == 1.0 && *vector_step > 0 && *result_step > 0);
  kernels_in_use().double_products.vector(is_transposed(of_matrix), *rows, *columns, *alpha, matrix,
                                          *stride, vector, *vector_step, result, *result_step);
  return 0;
}

int sgemv_(const char* of_matrix, const int* rows, const int* columns, const float* alpha,
           const float* matrix, const int* stride, const float* vector, const int* vector_step,
           const float* beta, float* result, const int* result_step) {
  need(*beta == 1.0F && *vector_step > 0 && *result_step > 0);
  kernels_in_use().single_products.vector(is_transposed(of_matrix), *rows, *columns, *alpha, matrix,
                                          *stride, vector, *vector_step, result, *result_step);
  return 0;
}

int dsyrk_(const char* half, const char* of_matrix, const int* size, const int* depth,
           const double* alpha, const double* matrix, const int* stride, const double* beta,
           double* result, const int* result_stride) {
  need(*beta == 1.0);
  kernels_in_use().triangles.rank_update(*half == 'L', is_transposed(of_matrix), *size, *depth,
                                         *alpha, matrix, *stride, result, *result_stride);
  return 0;
}

int dsymv_(const char* half, const int* size, const double* alpha, const double* matrix,
           const int* stride, const double* vector, const int* vector_step, const double* beta,
           double* result, const int* result_step) {
  need(*beta == 1.0 && *vector_step == 1 && *result_step == 1);
  kernels_in_use().triangles.vector(*half == 'L', *size, *alpha, matrix, *stride, vector, result);
  return 0;
}

int dsymm_(const char* side, const char* half, const int* rows, const int* columns,
           const double* alpha, const double* matrix, const int* stride, const double* other,
           const int* other_stride, const double* beta, double* result, const int* result_stride) {
  need(*beta == 1.0 && *side == 'L');
  kernels_in_use().triangles.matrix(*half == 'L', *rows, *columns, *alpha, matrix, *stride, other,
                                    *other_stride, result, *result_stride);
  return 0;
}

int dtrsm_(const char* side, const char* half, const char* of_triangle, const char* diagonal,
           const int* rows, const int* columns, const double* alpha, const double* triangle,
           const int* stride, double* result, const int* result_stride) {
  need(*alpha == 1.0);
  kernels_in_use().triangles.solve(*side == 'R', *half == 'L', is_transposed(of_triangle),
                                   *diagonal == 'U', *rows, *columns, triangle, *stride, result,
                                   *result_stride);
  return 0;
}

}  // extern "C"
#pragma GCC visibility pop
// NOLINTEND(readability-identifier-naming,bugprone-easily-swappable-parameters)
