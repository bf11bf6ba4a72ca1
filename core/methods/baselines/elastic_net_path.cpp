// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/elastic_net_path.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/parallel.h"

namespace steelyard::baselines {

ElasticNetPath::ElasticNetPath(ElasticNetTable table, const PenaltyPlan& plan)
    : table_(std::move(table)), plan_(plan) {}

bool ElasticNetPath::prepare(const std::stop_token& stop) {
  auto moments = all_moments(table_, stop);
  if (!moments) {
    return false;
  }
  moments_ = std::move(*moments);
  make_penalties();
  // The model of all rows takes longest: it goes first.
  for (Index fold = table_.folds(); fold >= 0; --fold) {
    for (Index target = 0; target < targets(); ++target) {
      Fit fit;
      if (fold < table_.folds()) {
        fit.left_out = fold;
      }
      fit.target = target;
      fit.solver = std::make_unique<ElasticNetSolver>(moments_of(fit), target);
      fits_.push_back(std::move(fit));
    }
  }
  return true;
}

const TrainingMoments& ElasticNetPath::moments_of(const Fit& fit) const {
  return moments_[static_cast<std::size_t>(fit.left_out.value_or(table_.folds()))];
}

/// From the smallest penalty at which no slope of any target is there.
void ElasticNetPath::make_penalties() {
  if (plan_.penalty) {
    penalties_ = {*plan_.penalty};
    return;
  }
  const double first = moments_.back().with_targets().cwiseAbs().maxCoeff() / plan_.l1_ratio;
  for (Index k = 0; k < plan_.count; ++k) {
    const double share = static_cast<double>(k) / static_cast<double>(plan_.count - 1);
    penalties_.push_back(first * std::pow(plan_.smallest, share));
  }
}

bool ElasticNetPath::advance(Index count, const std::stop_token& stop) {
  const Index more = std::min(count, std::ssize(penalties_) - done_);
  const bool whole = parallel_for(std::ssize(fits_), stop, [&](Index k) {
    static_cast<void>(advance(fits_[static_cast<std::size_t>(k)], more, stop));
  });
  if (!whole || stop.stop_requested()) {
    return false;
  }
  for (const Index end = done_ + more; done_ < end && !is_over_;) {
    errors_.push_back(errors_of_folds(done_).mean());
    if (error(done_) < error(lowest_)) {
      lowest_ = done_;
    }
    const bool has_passed = plan_.patience > 0 && done_ - lowest_ >= plan_.patience &&
                            error(done_) > error(lowest_) + standard_error(lowest_);
    ++done_;
    is_over_ = has_passed || done_ == std::ssize(penalties_);
  }
  return true;
}

bool ElasticNetPath::advance(Fit& fit, Index count, const std::stop_token& stop) const {
  for (Index k = done_; k < done_ + count; ++k) {
    const double penalty = penalties_[static_cast<std::size_t>(k)];
    const auto solved =
        fit.solver->solve({plan_.l1_ratio * penalty, (1.0 - plan_.l1_ratio) * penalty}, stop);
    if (solved == ElasticNetSolver::Solved::stopped) {
      return false;
    }
    fit.rough += solved == ElasticNetSolver::Solved::roughly ? 1 : 0;
    SparseSlopes slopes = fit.solver->slopes();
    if (fit.left_out) {
      fit.errors.push_back(error_of(fit, slopes));
    } else {
      fit.slopes.push_back(std::move(slopes));
    }
  }
  return true;
}

double ElasticNetPath::error_of(const Fit& fit, const SparseSlopes& slopes) const {
  const Index first = table_.first_of(*fit.left_out);
  const Index size = table_.size_of(*fit.left_out);
  const TrainingMoments& moments = moments_of(fit);
  Vector residual = table_.targets.col(fit.target).segment(first, size);
  double shift = moments.target_means()[fit.target];
  for (std::size_t k = 0; k < slopes.inputs.size(); ++k) {
    const Index input = slopes.inputs[k];
    residual.noalias() -= slopes.values[k] * table_.inputs.col(input).segment(first, size);
    shift -= slopes.values[k] * moments.means()[input];
  }
  return (residual.array() - shift).square().mean();
}

Vector ElasticNetPath::errors_of_folds(Index penalty) const {
  Vector errors = Vector::Zero(table_.folds());
  for (const Fit& fit : fits_) {
    if (fit.left_out) {
      errors[*fit.left_out] += fit.errors[static_cast<std::size_t>(penalty)];
    }
  }
  return errors / static_cast<double>(targets());
}

double ElasticNetPath::standard_error(Index penalty) const {
  const Vector errors = errors_of_folds(penalty);
  const auto folds = static_cast<double>(errors.size());
  return std::sqrt((errors.array() - errors.mean()).square().sum() / (folds * (folds - 1.0)));
}

Index ElasticNetPath::chosen() const {
  if (!plan_.one_standard_error) {
    return lowest_;
  }
  const double most = error(lowest_) + standard_error(lowest_);
  return std::find_if(errors_.begin(), errors_.end(), [most](double one) { return one <= most; }) -
         errors_.begin();
}

const SparseSlopes& ElasticNetPath::slopes(Index penalty, Index target) const {
  return fits_[static_cast<std::size_t>(target)].slopes[static_cast<std::size_t>(penalty)];
}

Matrix ElasticNetPath::slopes(Index penalty) const {
  Matrix all = Matrix::Zero(dimension(), targets());
  for (Index target = 0; target < targets(); ++target) {
    const SparseSlopes& some = slopes(penalty, target);
    for (std::size_t k = 0; k < some.inputs.size(); ++k) {
      all(some.inputs[k], target) = some.values[k];
    }
  }
  return all;
}

Index ElasticNetPath::rough() const {
  Index count = 0;
  for (const Fit& fit : fits_) {
    count += fit.rough;
  }
  return count;
}

}  // namespace steelyard::baselines
