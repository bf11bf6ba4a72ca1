// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/halves_training.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/message.h"
#include "core/random.h"

namespace steelyard::metric_learning {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

Index part_of(Index count, double share) {
  return std::max<Index>(1, static_cast<Index>(std::lround(share * static_cast<double>(count))));
}

double numbers_in(const Matrix& targets) { return static_cast<double>(targets.size()); }

}  // namespace

HalvesTraining::HalvesTraining(Samples training, Samples validation, MetricMap start,
                               KernelWidth width, TrainingPlan plan,
                               std::optional<RidgeKernel> refit, const KernelWish& wish)
    : training_(std::move(training)),
      validation_(std::move(validation)),
      start_(std::move(start)),
      map_(start_),
      mean_(start_),
      width_(width),
      refit_(refit),
      wish_(wish),
      plan_(std::move(plan)) {}

HalvesTraining::Parts HalvesTraining::parts(std::uint64_t shuffle) const {
  if (shuffle < given_.size()) {
    return given_[shuffle];
  }
  const Index count = training_.count();
  Random random(plan_.seed, Purpose::halves, shuffle);
  Split split = two_parts_of(count, plan_.order, part_of(count, plan_.share_fitted),
                             part_of(count, plan_.share_judged), random);
  return {std::move(split.train), std::move(split.test)};
}

MetricMap HalvesTraining::map() const { return descent_ ? map_.with(descent_->point()) : map_; }

TrainedMap HalvesTraining::current() const {
  return {map(), width_.sigma, state_.validation, state_.iteration};
}

double HalvesTraining::fraction() const {
  const auto all = static_cast<double>(plan_.iterations * plan_.shuffles);
  return std::min(1.0, static_cast<double>(state_.shuffle * plan_.iterations +
                                           (descent_ ? descent_->iterations() : 0)) /
                           all);
}

/// The loss as L-BFGS sees it: with the pull to the start.
SmoothFunction HalvesTraining::of_map() {
  const double pull = plan_.pull * numbers_in(loss_->judged().targets) /
                      std::max(start_.values.squaredNorm(), 1e-300);
  return [this, pull](const Vector& point, double& value, Vector& gradient,
                      const std::stop_token& stop) {
    const MetricMap at = map_.with(point);
    evaluated_ = point;
    if (!loss_->evaluate(at, width_, newest_, stop)) {
      return false;
    }
    const Matrix away = at.values - start_.values;
    value = newest_.value + pull * away.squaredNorm();
    gradient = (newest_.by_map + 2.0 * pull * away).reshaped();
    return true;
  };
}

/// The peer's stage before each shuffle: sigma alone, on the same parts.
bool HalvesTraining::learn_sigma(const std::stop_token& stop) {
  LbfgsOptions options;
  options.lower = Vector::Constant(1, std::min(1.0, width_.sigma));
  Lbfgs descent(Vector::Constant(1, width_.sigma), options);
  const SmoothFunction of_sigma = [this](const Vector& point, double& value, Vector& gradient,
                                         const std::stop_token& token) {
    MetricLoss loss;
    if (!loss_->evaluate(map_, {point[0], width_.ridge}, loss, token)) {
      return false;
    }
    value = loss.value;
    gradient = Vector::Constant(1, loss.by_sigma);
    return true;
  };
  Lbfgs::Step end = Lbfgs::Step::moved;
  while (end == Lbfgs::Step::moved && descent.iterations() < plan_.iterations) {
    end = descent.step(of_sigma, stop);
  }
  if (end == Lbfgs::Step::stopped) {
    return false;
  }
  width_.sigma = std::isfinite(descent.value()) ? descent.point()[0] : width_.sigma;
  return true;
}

bool HalvesTraining::begin_shuffle(const std::stop_token& stop) {
  const Parts now = parts(state_.shuffle);
  loss_.emplace(training_.at(now.fitted), training_.at(now.judged));
  if (plan_.learn_sigma && !learn_sigma(stop)) {
    loss_.reset();
    return false;
  }
  descent_.emplace(map_.flat());
  shuffle_is_over_ = false;
  return true;
}

/// The errors of the validation samples after a regression on the training samples. NaN where no
/// kernel predicts anything.
/// \return false when stopped
bool HalvesTraining::refit(const MetricMap& map, const std::stop_token& stop) {
  const RidgeKernel before =
      refit_.value_or(RidgeKernel{width_.sigma, width_.ridge_at_height_one()});
  const KernelWish wish = refit_ ? wish_ : KernelWish{before.sigma, before.ridge};
  const auto found = follow_kernel(before, training_, validation_, map, wish, stop);
  if (stop.stop_requested()) {
    return false;
  }
  if (refit_ && found) {
    refit_ = found->kernel;
  }
  state_.refitted = found ? found->squared : unknown;
  errors_ = found ? found->absolute : Vector::Constant(validation_.count(), unknown);
  return true;
}

/// The errors at the newest point. Where the newest evaluation was of a trial that was given up, it
/// is made again.
bool HalvesTraining::look(const std::stop_token& stop) {
  if (evaluated_ != descent_->point()) {
    double value = 0.0;
    Vector gradient;
    if (!of_map()(descent_->point(), value, gradient, stop)) {
      return false;
    }
  }
  state_.loss = newest_.value / numbers_in(loss_->judged().targets);
  state_.fitted = loss_->left_by_fit() / numbers_in(loss_->fitted().targets);
  state_.validation = state_.refitted = unknown;
  if (validation_.count() == 0 || !std::isfinite(newest_.value)) {
    return true;
  }
  const KernelRidgeModel inside{
      map(), {width_.sigma, 0.0}, map().apply(loss_->fitted().inputs, stop), loss_->coefficients()};
  if (inside.centres.count() != loss_->fitted().count()) {
    return false;
  }
  const Matrix predicted = inside.predict(validation_.inputs, stop);
  if (predicted.rows() != validation_.count()) {
    return false;
  }
  state_.validation = mean_squared_error(predicted, validation_.targets);
  return true;
}

/// Of many maps one predicts few validation samples better by chance: a map must be clearly better
/// than the start.
bool HalvesTraining::is_better() const {
  if (validation_.count() == 0 || best_.map.values.size() == 0) {
    return true;  // losses of different shuffles are of different samples: the last map counts
  }
  if (!std::isfinite(best_errors_.mean())) {
    return std::isfinite(errors_.mean());
  }
  const bool start_has_none = !std::isfinite(start_errors_.mean());
  return errors_.mean() < best_errors_.mean() &&
         (start_has_none || is_clearly_lower(errors_, start_errors_));
}

void HalvesTraining::keep_if_better(const MetricMap& map) {
  if (best_.map.values.size() == 0) {
    start_errors_ = errors_;
  }
  if (is_better()) {
    best_ = {map, width_.sigma, validation_.count() > 0 ? state_.refitted : state_.loss,
             state_.iteration};
    best_errors_ = errors_;
    best_shuffle_ = state_.shuffle;
  }
}

MetricTraining::Step HalvesTraining::end_shuffle(const std::stop_token& stop) {
  const double weight = 2.0 / static_cast<double>(state_.shuffle + 2);
  MetricMap mean = mean_;
  mean.values += weight * (map().values - mean_.values);
  if (validation_.count() > 0 && !refit(mean, stop)) {
    return Step::stopped;
  }
  ++state_.shuffle;
  mean_ = std::move(mean);
  keep_if_better(mean_);
  map_ = map();
  descent_.reset();
  if (state_.shuffle >= plan_.shuffles) {
    reason_ = message("halves_training.all_shuffles", "all shuffles are done");
    return Step::finished;
  }
  if (plan_.patience > 0 && validation_.count() > 0 &&
      state_.shuffle >= best_shuffle_ + plan_.patience) {
    converged_ = true;
    reason_ =
        message("halves_training.no_gain",
                "the validation error has not fallen for {1} {1:shuffle|shuffles}", plan_.patience);
    return Step::finished;
  }
  return Step::moved;
}

MetricTraining::Step HalvesTraining::step(const std::stop_token& stop) {
  if (shuffle_is_over_ && descent_) {
    return end_shuffle(stop);
  }
  if (!descent_ && !begin_shuffle(stop)) {
    return Step::stopped;
  }
  const bool starts = descent_->evaluations() == 0;
  Lbfgs::Step end = descent_->step(of_map(), stop);
  if (starts && end == Lbfgs::Step::moved && begun_) {
    end = descent_->step(of_map(), stop);  // the numbers at the start of a shuffle are no news
  }
  if (end == Lbfgs::Step::stopped || !look(stop)) {
    return Step::stopped;
  }
  if (!begun_) {
    if (end == Lbfgs::Step::not_finite || !std::isfinite(newest_.value)) {
      reason_ = message("halves_training.singular_start",
                        "the kernel of the start is singular: samples repeat with different "
                        "targets, or sigma is too large; a larger ridge helps");
      return Step::failed;
    }
    if (validation_.count() > 0 && !refit(map_, stop)) {
      descent_.reset();
      return Step::stopped;
    }
    begun_ = true;
    keep_if_better(map_);
    return Step::moved;
  }
  ++state_.iteration;
  shuffle_is_over_ = end != Lbfgs::Step::moved || descent_->iterations() >= plan_.iterations;
  return shuffle_is_over_ ? end_shuffle(stop) : Step::moved;
}

}  // namespace steelyard::metric_learning
