// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/fast_kernel.h"

#include <type_traits>

#include "core/subnormals.h"

namespace steelyard::dii {
namespace {

/// Above this number of features, matrix products are faster (measured with 500 and 1,500 samples).
constexpr Index wide = 24;
constexpr double most_bytes_held = 256e6;

}  // namespace

template <typename Real>
bool BasicFastKernel<Real>::is_wide(const Vector& weights, std::span<const Index> batch) const {
  const std::size_t rows = batch.empty() ? information_.rows.size() : batch.size();
  const double bytes =
      static_cast<double>(rows) * static_cast<double>(information_.inputs.samples()) * sizeof(Real);
  const auto weighed = weights.array() != 0.0;
  const bool periodic = (weighed && information_.inputs.periods.array() > 0.0).any();
  return weighed.count() > wide && !periodic && bytes <= most_bytes_held;
}

template <typename Real>
std::optional<Evaluation> BasicFastKernel<Real>::evaluate_in_this_precision(
    const Vector& weights, const LambdaChoice& choice, const std::stop_token& stop,
    std::span<const Index> batch) {
  if (is_wide(weights, batch)) {
    auto evaluation = products_.evaluate(weights, choice, stop, batch);
    if (!evaluation || !evaluation->unresolved) {
      return evaluation;
    }
  }
  return differences_.evaluate(weights, choice, stop, batch);
}

template <typename Real>
std::optional<Evaluation> BasicFastKernel<Real>::evaluate(const Vector& weights,
                                                          const LambdaChoice& choice,
                                                          const std::stop_token& stop,
                                                          std::span<const Index> batch) {
  const SubnormalsAsZero guard;  // weights shrink without end, and their squares twice as fast
  if constexpr (std::is_same_v<Real, double>) {
    return evaluate_in_this_precision(weights, choice, stop, batch);
  } else {
    if (!too_narrow_) {
      auto evaluation = evaluate_in_this_precision(weights, choice, stop, batch);
      if (!evaluation || !evaluation->unresolved) {
        return evaluation;
      }
    }
    if (!exact_) {
      exact_ = std::make_unique<BasicFastKernel<double>>(information_, rough_);
    }
    auto evaluation = exact_->evaluate(weights, choice, stop, batch);
    if (evaluation) {  // returns with a margin, so that it does not switch back and forth
      too_narrow_ = evaluation->narrowest_lambda < 2.0 * resolution_.narrowest<Real>(weights);
    }
    return evaluation;
  }
}

template class BasicFastKernel<double>;
template class BasicFastKernel<float>;

std::unique_ptr<Kernel> make_kernel(const Information& information, Precision precision) {
  if (precision == Precision::single_precision) {
    return std::make_unique<BasicFastKernel<float>>(information);
  }
  return std::make_unique<BasicFastKernel<double>>(information);
}

}  // namespace steelyard::dii
