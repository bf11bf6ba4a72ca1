// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/optimise/lbfgs.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace steelyard {

Lbfgs::Lbfgs(Vector start, LbfgsOptions options) : options_(std::move(options)) {
  now_.point = options_.lower.size() == 0 ? std::move(start) : start.cwiseMax(options_.lower);
}

bool Lbfgs::is_held(Index parameter) const {
  return options_.lower.size() > 0 && now_.point[parameter] <= options_.lower[parameter] &&
         now_.gradient[parameter] > 0.0;
}

Vector Lbfgs::projected_gradient() const {
  Vector gradient = now_.gradient;
  for (Index parameter = 0; parameter < gradient.size(); ++parameter) {
    if (is_held(parameter)) {
      gradient[parameter] = 0.0;
    }
  }
  return gradient;
}

/// The two loops over the remembered steps. What is held does not move.
Vector Lbfgs::direction(const Vector& gradient) const {
  Vector towards = gradient;
  std::vector<double> shares(pairs_.size());
  for (std::size_t k = pairs_.size(); k-- > 0;) {
    shares[k] = pairs_[k].moved.dot(towards) / pairs_[k].curvature;
    towards -= shares[k] * pairs_[k].turned;
  }
  if (!pairs_.empty()) {
    towards *= pairs_.back().curvature / pairs_.back().turned.squaredNorm();
  }
  for (std::size_t k = 0; k < pairs_.size(); ++k) {
    towards += (shares[k] - pairs_[k].turned.dot(towards) / pairs_[k].curvature) * pairs_[k].moved;
  }
  for (Index parameter = 0; parameter < towards.size(); ++parameter) {
    if (is_held(parameter)) {
      towards[parameter] = 0.0;
    }
  }
  return -towards;
}

double Lbfgs::longest_step(const Vector& direction) const {
  double longest = std::numeric_limits<double>::infinity();
  for (Index parameter = 0; parameter < options_.lower.size(); ++parameter) {
    if (direction[parameter] < 0.0) {
      longest = std::min(
          longest, (options_.lower[parameter] - now_.point[parameter]) / direction[parameter]);
    }
  }
  return longest;
}

LineSearchEnd Lbfgs::search(const SmoothFunction& function, const Vector& direction,
                            EvaluatedPoint& next, const std::stop_token& stop) {
  const double longest = longest_step(direction);
  if (!(direction.dot(now_.gradient) < 0.0) || !(longest > 0.0) || !direction.allFinite()) {
    return LineSearchEnd::none;
  }
  LineSearch line(function, now_, direction, longest, options_.search);
  const double first = pairs_.empty() ? std::min(1.0, 1.0 / direction.norm()) : 1.0;
  const LineSearchEnd end = line.search(first, stop);
  evaluations_ += static_cast<std::uint64_t>(line.trials());
  if (end == LineSearchEnd::found) {
    next = std::move(line.found());
    if (options_.lower.size() > 0) {
      next.point = next.point.cwiseMax(options_.lower);
    }
  }
  return end;
}

void Lbfgs::move_to(EvaluatedPoint next) {
  Pair pair{next.point - now_.point, next.gradient - now_.gradient, 0.0};
  pair.curvature = pair.moved.dot(pair.turned);
  now_ = std::move(next);
  ++iterations_;
  if (pair.curvature > std::numeric_limits<double>::epsilon() * pair.turned.squaredNorm()) {
    pairs_.push_back(std::move(pair));
    if (std::ssize(pairs_) > options_.memory) {
      pairs_.pop_front();
    }
  }
}

Lbfgs::Step Lbfgs::begin(const SmoothFunction& function, const std::stop_token& stop) {
  if (!function(now_.point, now_.value, now_.gradient, stop)) {
    return Step::stopped;
  }
  begun_ = true;
  ++evaluations_;
  return std::isfinite(now_.value) && now_.gradient.allFinite() ? Step::moved : Step::not_finite;
}

Lbfgs::Step Lbfgs::step(const SmoothFunction& function, const std::stop_token& stop) {
  if (!begun_) {
    return begin(function, stop);
  }
  const Vector gradient = projected_gradient();
  if (gradient.cwiseAbs().maxCoeff() <= options_.gradient) {
    return Step::converged;
  }
  EvaluatedPoint next;
  LineSearchEnd end = search(function, direction(gradient), next, stop);
  if (end == LineSearchEnd::none && !pairs_.empty()) {
    std::deque<Pair> remembered;
    std::swap(remembered, pairs_);
    end = search(function, direction(gradient), next, stop);
    if (end == LineSearchEnd::stopped) {
      std::swap(remembered, pairs_);
    }
  }
  if (end != LineSearchEnd::found) {
    return end == LineSearchEnd::stopped ? Step::stopped : Step::stuck;
  }
  const double before = now_.value;
  move_to(std::move(next));
  const double scale = std::max({std::abs(before), std::abs(now_.value), 1.0});
  return before - now_.value <= options_.decrease * scale ? Step::converged : Step::moved;
}

}  // namespace steelyard
