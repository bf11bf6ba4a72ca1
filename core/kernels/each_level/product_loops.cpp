// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/product_loops.h"

#include <Eigen/Core>

// Eigen's own products, compiled for this level.

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

template <typename Real>
using Columns = Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic>;
template <typename Real>
using Read = Eigen::Map<const Columns<Real>, 0, Eigen::OuterStride<>>;
template <typename Real>
using Written = Eigen::Map<Columns<Real>, 0, Eigen::OuterStride<>>;
template <typename Real>
using ReadVector =
    Eigen::Map<const Eigen::Matrix<Real, Eigen::Dynamic, 1>, 0, Eigen::InnerStride<>>;
template <typename Real>
using WrittenVector = Eigen::Map<Eigen::Matrix<Real, Eigen::Dynamic, 1>, 0, Eigen::InnerStride<>>;

template <typename Real>
Read<Real> read(const Real* values, Index down, Index across, Index stride) {
  return {values, down, across, Eigen::OuterStride<>(stride)};
}

template <typename Real>
void multiply(bool left_transposed, bool right_transposed, Index rows, Index columns, Index depth,
              Real alpha, const Real* left, Index left_stride, const Real* right,
              Index right_stride, Real* result, Index result_stride) {
  Written<Real> to(result, rows, columns, Eigen::OuterStride<>(result_stride));
  const auto a =
      left_transposed ? read(left, depth, rows, left_stride) : read(left, rows, depth, left_stride);
  const auto b = right_transposed ? read(right, columns, depth, right_stride)
                                  : read(right, depth, columns, right_stride);
  if (left_transposed && right_transposed) {
    to.noalias() += alpha * a.transpose() * b.transpose();
  } else if (left_transposed) {
    to.noalias() += alpha * a.transpose() * b;
  } else if (right_transposed) {
    to.noalias() += alpha * a * b.transpose();
  } else {
    to.noalias() += alpha * a * b;
  }
}

template <typename Real>
void multiply_vector(bool transposed, Index rows, Index columns, Real alpha, const Real* matrix,
                     Index stride, const Real* vector, Index vector_step, Real* result,
                     Index result_step) {
  const auto a = read(matrix, rows, columns, stride);
  const ReadVector<Real> x(vector, transposed ? rows : columns, Eigen::InnerStride<>(vector_step));
  WrittenVector<Real> y(result, transposed ? columns : rows, Eigen::InnerStride<>(result_step));
  if (transposed) {
    y.noalias() += alpha * a.transpose() * x;
  } else {
    y.noalias() += alpha * a * x;
  }
}

void update_rank(bool lower, bool transposed, Index size, Index depth, double alpha,
                 const double* matrix, Index stride, double* result, Index result_stride) {
  Written<double> to(result, size, size, Eigen::OuterStride<>(result_stride));
  const auto a = transposed ? read(matrix, depth, size, stride) : read(matrix, size, depth, stride);
  if (lower && transposed) {
    to.selfadjointView<Eigen::Lower>().rankUpdate(a.transpose(), alpha);
  } else if (lower) {
    to.selfadjointView<Eigen::Lower>().rankUpdate(a, alpha);
  } else if (transposed) {
    to.selfadjointView<Eigen::Upper>().rankUpdate(a.transpose(), alpha);
  } else {
    to.selfadjointView<Eigen::Upper>().rankUpdate(a, alpha);
  }
}

void multiply_symmetric_vector(bool lower, Index size, double alpha, const double* matrix,
                               Index stride, const double* vector, double* result) {
  const auto a = read(matrix, size, size, stride);
  const ReadVector<double> x(vector, size, Eigen::InnerStride<>(1));
  WrittenVector<double> y(result, size, Eigen::InnerStride<>(1));
  if (lower) {
    y.noalias() += alpha * (a.selfadjointView<Eigen::Lower>() * x);
  } else {
    y.noalias() += alpha * (a.selfadjointView<Eigen::Upper>() * x);
  }
}

void multiply_symmetric(bool lower, Index size, Index columns, double alpha, const double* matrix,
                        Index stride, const double* right, Index right_stride, double* result,
                        Index result_stride) {
  const auto a = read(matrix, size, size, stride);
  const auto b = read(right, size, columns, right_stride);
  Written<double> to(result, size, columns, Eigen::OuterStride<>(result_stride));
  if (lower) {
    to.noalias() += alpha * (a.selfadjointView<Eigen::Lower>() * b);
  } else {
    to.noalias() += alpha * (a.selfadjointView<Eigen::Upper>() * b);
  }
}

void solve(bool on_the_right, bool lower, bool transposed, bool unit, Index rows, Index columns,
           const double* triangle, Index stride, double* result, Index result_stride) {
  const Index size = on_the_right ? columns : rows;
  auto a = read(triangle, size, size, stride);
  Columns<double> changed;
  if (transposed || unit) {
    changed = transposed ? Columns<double>(a.transpose()) : Columns<double>(a);
    if (unit) {
      changed.diagonal().setOnes();
    }
    new (&a) Read<double>(changed.data(), size, size, Eigen::OuterStride<>(size));
  }
  const bool below = lower != transposed;
  Written<double> b(result, rows, columns, Eigen::OuterStride<>(result_stride));
  if (on_the_right && below) {
    a.triangularView<Eigen::Lower>().solveInPlace<Eigen::OnTheRight>(b);
  } else if (on_the_right) {
    a.triangularView<Eigen::Upper>().solveInPlace<Eigen::OnTheRight>(b);
  } else if (below) {
    a.triangularView<Eigen::Lower>().solveInPlace(b);
  } else {
    a.triangularView<Eigen::Upper>().solveInPlace(b);
  }
}

}  // namespace

void put_product_loops(Kernels& kernels) {
  kernels.single_products = {multiply<float>, multiply_vector<float>};
  kernels.double_products = {multiply<double>, multiply_vector<double>};
  kernels.triangles = {update_rank, multiply_symmetric_vector, multiply_symmetric, solve};
}

}  // namespace steelyard::kernels::STEELYARD_LEVEL
