// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/dii/difference_kernel.h"
#include "core/methods/dii/product_kernel.h"

namespace steelyard::dii {

/// From differences or from products of matrices, whichever is faster at these weights: products
/// when more features than a few dozen have a weight, none of them is periodic and all distances
/// fit in memory. Where the softmax is too narrow for distances of that kind, as it is where
/// nearest neighbours tie, better ones are taken: double precision, and in the end differences.
template <typename Real>
class BasicFastKernel : public Kernel {
 public:
  explicit BasicFastKernel(const Information& information)
      : information_(information),
        resolution_(information.inputs),
        differences_(information),
        products_(information) {}

  [[nodiscard]] std::optional<Evaluation> evaluate(const Vector& weights,
                                                   const LambdaChoice& choice,
                                                   const std::stop_token& stop = {},
                                                   std::span<const Index> batch = {}) override;

 private:
  [[nodiscard]] std::optional<Evaluation> evaluate_in_this_precision(const Vector& weights,
                                                                     const LambdaChoice& choice,
                                                                     const std::stop_token& stop,
                                                                     std::span<const Index> batch);
  [[nodiscard]] bool is_wide(const Vector& weights, std::span<const Index> batch) const;

  const Information& information_;
  Resolution resolution_;
  DifferenceKernel<Real> differences_;
  ProductKernel<Real> products_;
  std::unique_ptr<Kernel> exact_;  ///< in double precision; nothing until single cannot
  bool too_narrow_ = false;        ///< for single precision, at the last evaluation
};

extern template class BasicFastKernel<double>;
extern template class BasicFastKernel<float>;

using FastKernel = BasicFastKernel<double>;

}  // namespace steelyard::dii
