// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/methods/metric_learning/kernel_ridge_model.h"
#include "core/methods/metric_learning/metric_options.h"
#include "core/methods/metric_learning/nadaraya_watson_loss.h"
#include "core/run/stepper.h"
#include "core/run/streamed_figures.h"

namespace steelyard::metric_learning {

/// A run of metric learning: chooses scaling and kernel, trains the map, and fits the regression
/// that predicts with it. An iteration is one of L-BFGS.
class MetricStepper final : public Stepper {
 public:
  /// \param options  without complaints
  MetricStepper(ProblemPtr problem, Regression regression, MetricOptions options);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  enum class Stage { start, training, fitting, done };

  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] bool begin(const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool choose_scaling(const std::stop_token& stop);
  [[nodiscard]] bool make_training(const std::stop_token& stop);
  [[nodiscard]] bool train(Budget budget, const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool fit(const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool compare_with_inputs(const Samples& training, const Samples& held,
                                         const std::stop_token& stop);
  void note(Snapshot& snapshot);
  void show(Snapshot& snapshot) const;
  [[nodiscard]] TrainingSplit parts() const;
  [[nodiscard]] Samples held() const;
  [[nodiscard]] Matrix map_in_units(const TrainedMap& trained) const;
  [[nodiscard]] LearnedSpace space_of(const TrainedMap& trained) const;
  [[nodiscard]] std::vector<Figure> figures_of_map() const;
  [[nodiscard]] std::vector<Message> warnings() const;
  [[nodiscard]] std::vector<Finding> findings() const;

  ProblemPtr problem_;
  Regression regression_;
  MetricOptions options_;
  Stage stage_ = Stage::start;
  RegressionTable table_;
  SampleOrder order_;  ///< order of the samples that have a target
  TrainingSplit split_;
  MetricMap start_;
  RidgeKernel kernel_;  ///< at the start
  std::unique_ptr<MetricTraining> training_;
  std::optional<TrainedMap> fitted_;  ///< the map with the width that the predictor was given
  std::shared_ptr<const MetricPredictor> predictor_;
  std::optional<Figure> predicted_;
  std::optional<double> error_of_inputs_, error_of_map_;  ///< on validation samples
  Figure training_curve_;
  std::vector<Iterate> iterates_;
  double last_refitted_ = 0.0;
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::metric_learning
