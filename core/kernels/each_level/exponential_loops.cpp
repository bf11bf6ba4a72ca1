// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/exponential_loops.h"

#include "core/kernels/vectorised_functions.h"

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

// What is no number stays none.

void gaussian(double* values, std::size_t count, double factor) {
  constexpr double least = least_exponent<double>;
  for (std::size_t k = 0; k < count; ++k) {
    double exponent = values[k] * factor;
    exponent = 0.0 < exponent ? 0.0 : exponent;
    values[k] = decaying_exponential(exponent < least ? least : exponent);
  }
}

void decay(double* values, std::size_t count, double nearest) {
  constexpr double least = least_exponent<double>;
  for (std::size_t k = 0; k < count; ++k) {
    const double exponent = nearest - values[k];
    values[k] = decaying_exponential(exponent < least ? least : exponent);
  }
}

}  // namespace

void put_exponential_loops(Kernels& kernels) { kernels.exponential = {gaussian, decay}; }

}  // namespace steelyard::kernels::STEELYARD_LEVEL
