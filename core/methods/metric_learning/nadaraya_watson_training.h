// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/metric_learning/metric_training.h"
#include "core/methods/metric_learning/nadaraya_watson_loss.h"
#include "core/optimise/lbfgs.h"

namespace steelyard::metric_learning {

/// The training of MLKR: L-BFGS on the loss of all training samples, each predicted from the
/// others. If there are validation samples, the map that predicts them best from the training
/// samples is kept.
class NadarayaWatsonTraining final : public MetricTraining {
 public:
  /// \param validation  may be empty: then the map of lowest loss is kept
  NadarayaWatsonTraining(Samples training, Samples validation, MetricMap start, TrainingPlan plan);

  [[nodiscard]] Step step(const std::stop_token& stop) override;
  [[nodiscard]] const TrainingState& state() const override { return state_; }
  [[nodiscard]] TrainedMap current() const override;
  [[nodiscard]] const TrainedMap& best() const override { return best_; }
  [[nodiscard]] const Message& reason() const override { return reason_; }
  [[nodiscard]] bool converged() const override { return converged_; }
  [[nodiscard]] double fraction() const override;

 private:
  [[nodiscard]] bool look(const std::stop_token& stop);
  [[nodiscard]] SmoothFunction of_map();

  NadarayaWatsonLoss loss_;
  Samples validation_;
  MetricMap start_;
  TrainingPlan plan_;
  Lbfgs descent_;
  TrainingState state_;
  TrainedMap best_;
  bool begun_ = false;
  bool converged_ = false;
  Message reason_;
};

}  // namespace steelyard::metric_learning
