// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/dii/difference_kernel.h"
#include "core/methods/dii/product_kernel.h"

namespace steelyard::dii {

/// Uses differences or matrix products, whichever is faster for the current weights: products if
/// more than a few dozen features have a weight, none of them is periodic and all distances fit in
/// memory. If the softmax is too narrow for the resolution of these distances, as with tied nearest
/// neighbours, more accurate ones are used: double precision, and finally differences.
template <typename Real>
class BasicFastKernel : public Kernel {
 public:
  explicit BasicFastKernel(const Information& information, RoughPoints rough = new_rough_points())
      : information_(information),
        resolution_(information.inputs),
        rough_(std::move(rough)),
        differences_(information, rough_),
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
  RoughPoints rough_;
  DifferenceKernel<Real> differences_;
  ProductKernel<Real> products_;
  std::unique_ptr<Kernel> exact_;  ///< in double precision; null until single precision fails
  bool too_narrow_ = false;        ///< whether the last softmax was too narrow for single precision
};

extern template class BasicFastKernel<double>;
extern template class BasicFastKernel<float>;

using FastKernel = BasicFastKernel<double>;

}  // namespace steelyard::dii
