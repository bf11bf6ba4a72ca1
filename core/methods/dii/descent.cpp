// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/descent.h"

#include <utility>

#include "core/optimise/clipped_step.h"

namespace steelyard::dii {

Descent::Descent(const Information& information, const Options& options, Vector start)
    : kernel_(make_kernel(information, KernelKind::fast, Precision::double_precision)),
      options_(options),
      weights_(std::move(start)),
      lambda_(options.lambda ? LambdaChoice(*options.lambda) : LambdaChoice()) {}

bool Descent::begin(const std::stop_token& stop) {
  auto evaluated = kernel_->evaluate(weights_, lambda_, stop);
  if (!evaluated) {
    return false;
  }
  evaluation_ = std::move(*evaluated);
  return true;
}

bool Descent::step(double initial_rate, const std::stop_token& stop) {
  const double rate = decayed_rate(options_.decay, initial_rate, epoch_, options_.epochs);
  Vector next = clipped_step(weights_, evaluation_.gradient, rate, options_.l1);
  const double largest = next.maxCoeff();
  if (!(largest > 0.0)) {
    extinct_ = true;
    return true;
  }
  LambdaChoice lambda = lambda_;
  if (options_.constrain_max) {
    next /= largest;
    lambda.width /= largest;
  }
  auto evaluated = kernel_->evaluate(next, lambda, stop);
  if (!evaluated) {
    return false;
  }
  weights_ = std::move(next);
  lambda_ = lambda;
  evaluation_ = std::move(*evaluated);
  ++epoch_;
  return true;
}

}  // namespace steelyard::dii
