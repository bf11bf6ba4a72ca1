// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/elastic_net_solver.h"

#include <algorithm>
#include <cmath>

#include "core/kernels/kernels.h"
#include "core/linalg/cholesky.h"

namespace steelyard::baselines {
namespace {

constexpr int most_sweeps = 20000;
/// Of an input that does not vary among the rows, by the largest variance.
constexpr double least_variance = 1e-12;

double shrunk(double value, double by) {
  return value > by ? value - by : (value < -by ? value + by : 0.0);
}

double sign_of(double value) { return value > 0.0 ? 1.0 : (value < 0.0 ? -1.0 : 0.0); }

}  // namespace

ElasticNetSolver::ElasticNetSolver(const TrainingMoments& moments, Index target)
    : moments_(moments),
      target_(target),
      is_in_(static_cast<std::size_t>(moments.dimension())),
      outside_(moments.with_targets().col(target)) {
  // The slopes of inputs in standard deviations are at most about this large.
  const Vector reach = moments.variances().cwiseMax(1e-300).cwiseSqrt();
  tolerance_ = 1e-10 * outside_.cwiseAbs().cwiseQuotient(reach).maxCoeff();
  last_l1_ = outside_.cwiseAbs().maxCoeff();
}

SparseSlopes ElasticNetSolver::slopes() const {
  SparseSlopes some;
  for (std::size_t k = 0; k < inputs_.size(); ++k) {
    if (slopes_[k] != 0.0) {
      some.inputs.push_back(inputs_[k]);
      some.values.push_back(slopes_[k]);
    }
  }
  return some;
}

void ElasticNetSolver::take_in(Index input) {
  const Index count = std::ssize(inputs_);
  if (count == covariances_.cols()) {
    const Index room = std::min(moments_.dimension(), std::max<Index>(32, 2 * count));
    covariances_.conservativeResize(room, room);
    left_.conservativeResize(room);
  }
  is_in_[static_cast<std::size_t>(input)] = true;
  inputs_.push_back(input);
  slopes_.push_back(0.0);
  left_[count] = outside_[input];
  moments_.covariances(input, inputs_,
                       {covariances_.col(count).data(), static_cast<std::size_t>(count + 1)});
  covariances_.row(count).head(count) = covariances_.col(count).head(count).transpose();
}

bool ElasticNetSolver::take_in_above(double threshold) {
  const double least = least_variance * moments_.variances().maxCoeff();
  bool any = false;
  for (Index input = 0; input < outside_.size(); ++input) {
    if (!is_in_[static_cast<std::size_t>(input)] && std::abs(outside_[input]) > threshold &&
        moments_.variances()[input] > least) {
      take_in(input);
      any = true;
    }
  }
  return any;
}

void ElasticNetSolver::refresh() {
  moments_.with_residual(target_, inputs_, slopes_, outside_);
  for (std::size_t k = 0; k < inputs_.size(); ++k) {
    left_[static_cast<Index>(k)] = outside_[inputs_[k]];
  }
}

/// What is left of the inputs that are in, for a change of the residual by one of them.
void ElasticNetSolver::add_to_left(double factor, Index of) {
  kernels::kernels_in_use().add_scaled(covariances_.col(of).data(), inputs_.size(), factor,
                                       left_.data());
}

double ElasticNetSolver::sweep() {
  const Index count = std::ssize(inputs_);
  double largest = 0.0;
  signs_changed_ = false;
  for (Index k = 0; k < count; ++k) {
    double& slope = slopes_[static_cast<std::size_t>(k)];
    const double variance = covariances_(k, k);
    const double next =
        shrunk(left_[k] + variance * slope, penalties_.l1) / (variance + penalties_.l2);
    const double change = next - slope;
    if (change == 0.0) {
      continue;
    }
    signs_changed_ = signs_changed_ || sign_of(next) != sign_of(slope);
    slope = next;
    add_to_left(-change, k);
    largest = std::max(largest, std::abs(change) * std::sqrt(variance));
  }
  return largest;
}

/// As far as to the first slope that would change its sign, which becomes 0. On the way there, the
/// objective is a parabola that falls.
void ElasticNetSolver::move_to(const std::vector<Index>& moving, const Vector& solution) {
  double part = 1.0;
  for (std::size_t k = 0; k < moving.size(); ++k) {
    const double from = slopes_[static_cast<std::size_t>(moving[k])];
    const double to = solution[static_cast<Index>(k)];
    if (sign_of(from) != sign_of(to)) {
      part = std::min(part, from / (from - to));
    }
  }
  for (std::size_t k = 0; k < moving.size(); ++k) {
    double& slope = slopes_[static_cast<std::size_t>(moving[k])];
    const double to = solution[static_cast<Index>(k)];
    const bool crosses = sign_of(slope) != sign_of(to) && slope / (slope - to) <= part;
    const double change = crosses ? -slope : part * (to - slope);
    slope = crosses ? 0.0 : slope + change;
    add_to_left(-change, moving[k]);
  }
}

void ElasticNetSolver::solve_for_signs(const std::stop_token& stop) {
  std::vector<Index> moving;
  for (std::size_t k = 0; k < slopes_.size(); ++k) {
    if (slopes_[k] != 0.0) {
      moving.push_back(static_cast<Index>(k));
    }
  }
  if (moving.empty()) {
    return;
  }
  Matrix system = covariances_(moving, moving);
  system.diagonal().array() += penalties_.l2;
  Vector change(std::ssize(moving));
  for (Index k = 0; k < change.size(); ++k) {
    const double slope = slopes_[static_cast<std::size_t>(moving[static_cast<std::size_t>(k)])];
    change[k] = left_[moving[static_cast<std::size_t>(k)]] - penalties_.l1 * sign_of(slope) -
                penalties_.l2 * slope;
  }
  if (factorise_positive(system, stop) != Factorisation::done) {
    return;
  }
  // Inputs that say the same have no minimum of their own: coordinate descent finds one of many.
  const auto pivots = system.diagonal().array();
  if (pivots.minCoeff() < 1e-6 * pivots.maxCoeff()) {
    return;
  }
  solve_lower(system, change);
  solve_lower_transposed(system, change);
  for (Index k = 0; k < change.size(); ++k) {
    change[k] += slopes_[static_cast<std::size_t>(moving[static_cast<std::size_t>(k)])];
  }
  move_to(moving, change);
}

/// Until no slope of those that have come in changes.
ElasticNetSolver::Solved ElasticNetSolver::descend(const std::stop_token& stop) {
  int since_solved = 0;
  for (int sweeps = 0; sweeps < most_sweeps; ++sweeps) {
    if (stop.stop_requested()) {
      return Solved::stopped;
    }
    if (sweep() <= tolerance_) {
      return Solved::exactly;
    }
    // Solving costs about as much as so many sweeps.
    const int worth = 3 + static_cast<int>(inputs_.size() / 25);
    if (++since_solved >= worth && !signs_changed_) {
      solve_for_signs(stop);
      since_solved = 0;
    }
  }
  return Solved::roughly;
}

ElasticNetSolver::Solved ElasticNetSolver::solve(const Penalties& penalties,
                                                 const std::stop_token& stop) {
  penalties_ = penalties;
  // Few come in that are below this (Tibshirani et al. 2012), if the step is small; those that
  // should are found below.
  const bool is_small = last_l1_ < 1.5 * penalties.l1;
  static_cast<void>(take_in_above(is_small ? 2.0 * penalties.l1 - last_l1_ : penalties.l1));
  last_l1_ = penalties.l1;
  Solved solved = Solved::exactly;
  do {
    const Solved now = descend(stop);
    if (now == Solved::stopped) {
      return now;
    }
    solved = now == Solved::roughly ? now : solved;
    refresh();
  } while (take_in_above(penalties.l1 * (1.0 + 1e-9)));
  return solved;
}

}  // namespace steelyard::baselines
