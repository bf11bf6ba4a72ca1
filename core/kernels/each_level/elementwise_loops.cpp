// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/elementwise_loops.h"

// Plain loops over contiguous memory, which compilers vectorise.

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

double root_of(double value) { return __builtin_sqrt(value); }
float root_of(float value) { return __builtin_sqrtf(value); }

template <typename Real>
void step_by_adam(const AdamRates<Real>& rates, const Real* gradient, std::size_t count,
                  Real* point, Real* mean, Real* square) {
#pragma omp simd
  for (std::size_t k = 0; k < count; ++k) {
    const Real slope = gradient[k];
    const Real new_mean = rates.kept_mean * mean[k] + rates.new_mean * slope;
    const Real new_square = rates.kept_square * square[k] + rates.new_square * (slope * slope);
    mean[k] = new_mean;
    square[k] = new_square;
    point[k] -= rates.length * new_mean / (root_of(new_square / rates.square_share) + rates.floor);
  }
}

template <typename Real>
void rectify(const Real* masks, std::size_t count, Real* values, Real* slopes) {
#pragma omp simd
  for (std::size_t k = 0; k < count; ++k) {
    const Real slope = values[k] > Real{0} ? masks[k] : Real{0};
    slopes[k] = slope;
    values[k] *= slope;
  }
}

void add_scaled(const double* from, std::size_t count, double factor, double* to) {
#pragma omp simd
  for (std::size_t k = 0; k < count; ++k) {
    to[k] += factor * from[k];
  }
}

void pull(const PulledColumn& column, const double* kernel, std::size_t count, double* both) {
  const double target = column.target;
  const double error = column.error;
  const double own = column.own;
#pragma omp simd
  for (std::size_t k = 0; k < count; ++k) {
    both[k] = kernel[k] *
              (column.errors[k] * target + column.targets[k] * error - column.own_of_rows[k] - own);
  }
}

}  // namespace

void put_elementwise_loops(Kernels& kernels) {
  kernels.single_elements = {step_by_adam<float>, rectify<float>};
  kernels.double_elements = {step_by_adam<double>, rectify<double>};
  kernels.add_scaled = add_scaled;
  kernels.pull = pull;
}

}  // namespace steelyard::kernels::STEELYARD_LEVEL
