// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/kernel_normaliser.h"

#include "core/error.h"

namespace steelyard {

KernelNormaliser::KernelNormaliser(const Matrix& kernel)
    : column_means_(kernel.colwise().mean()), grand_mean_(kernel.mean()) {
  const double trace = apply(kernel).trace();
  if (!(trace > 1e-14 * kernel.diagonal().cwiseAbs().sum())) {
    throw bad_input({"all samples are equal under this kernel", "kernel",
                     "samples that differ, or a kernel that distinguishes them"});
  }
  scale_ = trace / static_cast<double>(kernel.rows());
}

Matrix KernelNormaliser::apply(const Matrix& kernel) const {
  const Vector own_means = kernel.rowwise().mean();
  Matrix centred = kernel.rowwise() - column_means_;
  centred.colwise() -= own_means;
  return (centred.array() + grand_mean_) / scale_;
}

}  // namespace steelyard
