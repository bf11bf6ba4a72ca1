// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/descent.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/optimise/gradient_steps.h"
#include "core/positions.h"

namespace steelyard::dii {

namespace {

/// Under a penalty, plain descent shrinks weights until steps are longer than the weights, which
/// then oscillate around 0: rounding errors grow a thousandfold or more, and single precision gives
/// a different result.
Precision precision_of(const Options& options) {
  const bool magnifies = options.optimizer == Optimizer::descent && options.l1 > 0.0;
  return magnifies ? Precision::double_precision : options.precision;
}

/// Under a penalty, a second time of long steps would drive weights to 0 that then stay there.
bool restarts_warm(const Options& options) {
  return options.warm_restart && options.l1 == 0.0 && options.epochs > 1;
}

}  // namespace

Descent::Descent(const Information& information, const Options& options, Vector start,
                 std::vector<Index> tie_of)
    : information_(information),
      kernel_(make_kernel(information, precision_of(options))),
      options_(options),
      tie_of_(std::move(tie_of)) {
  state_.weights = std::move(start);
  cycle_.end = restarts_warm(options_) ? options_.epochs / 2 : options_.epochs;
}

double Descent::progress(std::uint64_t epoch) const {
  return options_.epochs > 0 ? static_cast<double>(epoch) / static_cast<double>(options_.epochs)
                             : 1.0;
}

LambdaChoice Descent::lambda(const State& state, std::uint64_t epoch) const {
  LambdaChoice choice = lambda_at(options_.lambda, progress(epoch));
  choice.width /= state.scale;
  return choice;
}

bool Descent::evaluate(State& state, std::uint64_t epoch, std::span<const Index> batch,
                       const std::stop_token& stop) {
  auto evaluated = naming_rows(
      [] { return message("dii.memory_of_distances", "the distances"); },
      std::ssize(information_.rows), information_.inputs.samples(),
      [&] { return kernel_->evaluate(state.weights, lambda(state, epoch), stop, batch); });
  if (!evaluated) {
    return false;
  }
  state.evaluation = std::move(*evaluated);
  return true;
}

double Descent::objective(const State& state) const {
  return state.evaluation.dii + options_.l1 * state.weights.sum();
}

bool Descent::begin(const std::stop_token& stop) { return evaluate(state_, 0, {}, stop); }

/// The derivative with respect to a shared weight is the sum over the features that share it.
Vector Descent::tied_gradient(const Vector& gradient) const {
  if (tie_of_.empty()) {
    return gradient;
  }
  Vector sums = Vector::Zero(gradient.size());
  for (Index k = 0; k < gradient.size(); ++k) {
    sums[tie_of_[static_cast<std::size_t>(k)]] += gradient[k];
  }
  Vector tied(gradient.size());
  for (Index k = 0; k < gradient.size(); ++k) {
    tied[k] = sums[tie_of_[static_cast<std::size_t>(k)]];
  }
  return tied;
}

void Descent::move(State& state, double rate) const {
  const Vector gradient = tied_gradient(state.evaluation.gradient);
  state.weights = options_.optimizer == Optimizer::adam
                      ? state.adam.step(state.weights, gradient, rate, options_.l1)
                      : clipped_step(state.weights, gradient, rate, options_.l1);
  const double largest = state.weights.maxCoeff();
  // Adam's steps are relative, so the arbitrary scale would drift.
  const bool rescale = options_.constrain_max || options_.optimizer == Optimizer::adam;
  if (rescale && largest > 0.0) {
    state.weights /= largest;
    state.scale *= largest;
  }
}

Descent::Loss Descent::loss_of(const Vector& weights) const {
  if (!weights.allFinite()) {
    return Loss::diverged;
  }
  if (weights.maxCoeff() > 0.0) {
    return Loss::none;
  }
  return options_.l1 > 0.0 ? Loss::extinct : Loss::diverged;
}

std::vector<std::vector<Index>> Descent::shuffled_batches() const {
  const auto rows = static_cast<Index>(information_.rows.size());
  std::vector<Index> order = all_positions(rows);
  Random random(options_.seed, Purpose::batches, epoch_);
  for (std::size_t k = order.size() - 1; k > 0; --k) {
    std::swap(order[k], order[random.below(k + 1)]);
  }
  const Index count = std::min(options_.batches, std::max(Index{1}, rows / 4));
  std::vector<std::vector<Index>> batches(static_cast<std::size_t>(count));
  for (std::size_t k = 0; k < order.size(); ++k) {
    batches[k % batches.size()].push_back(order[k]);
  }
  for (std::vector<Index>& batch : batches) {
    std::sort(batch.begin(), batch.end());
  }
  return batches;
}

double Descent::rate(double initial_rate) const {
  return decayed_rate(options_.decay, initial_rate, epoch_ - cycle_.begin,
                      cycle_.end - cycle_.begin);
}

/// Adam's memory of the first gradients, which are a hundred times larger than the last, keeps its
/// steps from weights that still matter.
void Descent::restart_if_due() {
  if (cycle_.end < options_.epochs && (settled() || epoch_ == cycle_.end)) {
    cycle_ = {epoch_, options_.epochs};
    state_.adam = LogAdam();
    quiet_epochs_ = 0;
  }
}

bool Descent::step(double initial_rate, const std::stop_token& stop) {
  const double rate = this->rate(initial_rate);
  State next = state_;
  if (options_.batches > 1) {
    for (const std::vector<Index>& batch : shuffled_batches()) {
      if (!evaluate(next, epoch_, batch, stop)) {
        return false;
      }
      move(next, rate);
      loss_ = loss_of(next.weights);
      if (lost()) {
        return true;
      }
    }
  } else {
    move(next, rate);
    loss_ = loss_of(next.weights);
    if (lost()) {
      return true;
    }
  }
  if (!evaluate(next, epoch_ + 1, {}, stop)) {
    return false;
  }
  const double before = objective(state_);
  const bool quiet = std::abs(objective(next) - before) < options_.tolerance * before;
  quiet_epochs_ = quiet ? quiet_epochs_ + 1 : 0;
  state_ = std::move(next);
  ++epoch_;
  restart_if_due();
  return true;
}

}  // namespace steelyard::dii
