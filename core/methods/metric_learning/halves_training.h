// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/metric_learning/kernel_choice.h"
#include "core/methods/metric_learning/kernel_ridge_loss.h"
#include "core/methods/metric_learning/metric_training.h"
#include "core/optimise/lbfgs.h"

namespace steelyard::metric_learning {

/// The training of MLKRR. In each shuffle the training samples are split anew at random, and
/// L-BFGS, its memory cleared, performs a few iterations on the loss of the two parts. Each map
/// fits noise of its own parts. The mean of the maps at the ends of the shuffles contains less
/// noise; later maps weigh more (Shamir & Zhang 2013: shuffle s of S by s).
///
/// The reference implementation keeps the last map. Here the mean is kept that predicts the
/// validation samples best after a regression on all training samples. Maps are compared by
/// absolute errors, because a few samples far from all others would decide by squared ones. A map
/// that is not clearly better than the start is not kept.
class HalvesTraining final : public MetricTraining {
 public:
  /// \param validation  may be empty: then the mean after the last shuffle is kept
  /// \param width       its ridge is as published: see KernelWidth
  /// \param refit       the kernel of the regressions on all training samples, which is adapted to
  ///                    each map where `wish` leaves it free; if it is `std::nullopt`, `width` is
  ///                    used unchanged
  HalvesTraining(Samples training, Samples validation, MetricMap start, KernelWidth width,
                 TrainingPlan plan, std::optional<RidgeKernel> refit = std::nullopt,
                 const KernelWish& wish = {});

  [[nodiscard]] Step step(const std::stop_token& stop) override;
  [[nodiscard]] const TrainingState& state() const override { return state_; }
  [[nodiscard]] TrainedMap current() const override;
  [[nodiscard]] const TrainedMap& best() const override { return best_; }
  [[nodiscard]] const Message& reason() const override { return reason_; }
  [[nodiscard]] bool converged() const override { return converged_; }
  [[nodiscard]] double fraction() const override;

  /// The parts of a shuffle: positions in the training samples.
  struct Parts {
    std::vector<Index> fitted, judged;
  };
  [[nodiscard]] Parts parts(std::uint64_t shuffle) const;
  /// Uses these parts in the first shuffles instead of random ones, to repeat runs of the reference
  /// implementation.
  void set_parts(std::vector<Parts> given) { given_ = std::move(given); }

 private:
  [[nodiscard]] bool begin_shuffle(const std::stop_token& stop);
  [[nodiscard]] bool learn_sigma(const std::stop_token& stop);
  [[nodiscard]] Step end_shuffle(const std::stop_token& stop);
  [[nodiscard]] bool look(const std::stop_token& stop);
  [[nodiscard]] bool refit(const MetricMap& map, const std::stop_token& stop);
  [[nodiscard]] SmoothFunction of_map();
  [[nodiscard]] MetricMap map() const;
  [[nodiscard]] bool is_better() const;
  void keep_if_better(const MetricMap& map);

  Samples training_, validation_;
  MetricMap start_, map_, mean_;
  KernelWidth width_;
  std::optional<RidgeKernel> refit_;
  KernelWish wish_;
  TrainingPlan plan_;
  std::vector<Parts> given_;
  std::optional<KernelRidgeLoss> loss_;
  MetricLoss newest_;
  Vector evaluated_;  ///< point of the newest evaluation
  std::optional<Lbfgs> descent_;
  bool shuffle_is_over_ = false;
  TrainingState state_;
  TrainedMap best_;
  Vector errors_;  ///< absolute errors of the validation samples, as in state_.refitted
  Vector start_errors_, best_errors_;
  std::uint64_t best_shuffle_ = 0;
  bool begun_ = false;
  bool converged_ = false;
  Message reason_;
};

}  // namespace steelyard::metric_learning
