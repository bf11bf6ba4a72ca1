// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/nadaraya_watson_training.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/message.h"

namespace steelyard::metric_learning {

NadarayaWatsonTraining::NadarayaWatsonTraining(Samples training, Samples validation,
                                               MetricMap start, TrainingPlan plan)
    : loss_(std::move(training)),
      validation_(std::move(validation)),
      start_(std::move(start)),
      plan_(std::move(plan)),
      descent_(start_.flat()) {}

TrainedMap NadarayaWatsonTraining::current() const {
  return {start_.with(descent_.point()), 1.0,
          validation_.count() > 0 ? state_.validation : state_.loss, state_.iteration};
}

double NadarayaWatsonTraining::fraction() const {
  return std::min(1.0,
                  static_cast<double>(state_.iteration) / static_cast<double>(plan_.iterations));
}

/// The loss as L-BFGS sees it: with the pull to the start.
SmoothFunction NadarayaWatsonTraining::of_map() {
  const double pull = plan_.pull * static_cast<double>(loss_.samples().targets.size()) /
                      std::max(start_.values.squaredNorm(), 1e-300);
  return [this, pull](const Vector& point, double& value, Vector& gradient,
                      const std::stop_token& stop) {
    const MetricMap at = start_.with(point);
    MetricLoss found;
    if (!loss_.evaluate(at, found, stop)) {
      return false;
    }
    const Matrix away = at.values - start_.values;
    value = found.value + pull * away.squaredNorm();
    gradient = (found.by_map + 2.0 * pull * away).reshaped();
    return true;
  };
}

bool NadarayaWatsonTraining::look(const std::stop_token& stop) {
  const MetricMap at = start_.with(descent_.point());
  const double pulled = plan_.pull * static_cast<double>(loss_.samples().targets.size()) *
                        (at.values - start_.values).squaredNorm() /
                        std::max(start_.values.squaredNorm(), 1e-300);
  state_.loss = (descent_.value() - pulled) / static_cast<double>(loss_.samples().targets.size());
  state_.fitted = state_.loss;
  state_.validation = state_.refitted = std::numeric_limits<double>::quiet_NaN();
  if (validation_.count() == 0) {
    return true;
  }
  const KernelPoints known = at.apply(loss_.samples().inputs, stop);
  const KernelPoints asked = at.apply(validation_.inputs, stop);
  if (known.count() == 0 || asked.count() == 0) {
    return false;
  }
  const Matrix predicted = nadaraya_watson(known, loss_.samples().targets, asked, stop);
  if (predicted.rows() != validation_.count()) {
    return false;
  }
  state_.validation = mean_squared_error(predicted, validation_.targets);
  return true;
}

MetricTraining::Step NadarayaWatsonTraining::step(const std::stop_token& stop) {
  const Lbfgs::Step end = descent_.step(of_map(), stop);
  if (end == Lbfgs::Step::stopped) {
    return Step::stopped;
  }
  if (end == Lbfgs::Step::not_finite) {
    reason_ = message("nadaraya_watson.no_finite_loss", "the start has no finite loss");
    return Step::failed;
  }
  if (!look(stop)) {
    return Step::stopped;
  }
  state_.iteration = descent_.iterations();
  const TrainedMap now = current();
  if (!begun_ || now.error < best_.error) {
    best_ = now;
  }
  begun_ = true;
  if (end != Lbfgs::Step::moved) {
    converged_ = true;
    reason_ = message("nadaraya_watson.settled", "the loss does not fall any more");
    return Step::finished;
  }
  if (validation_.count() > 0 && plan_.patience > 0 &&
      state_.iteration >= best_.iteration + plan_.patience) {
    converged_ = true;
    reason_ = message("nadaraya_watson.no_gain",
                      "the validation error has not fallen for {1} {1:iteration|iterations}",
                      plan_.patience);
    return Step::finished;
  }
  return state_.iteration >= plan_.iterations ? Step::finished : Step::moved;
}

}  // namespace steelyard::metric_learning
