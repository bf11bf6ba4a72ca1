// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/metric_learning/kernel_choice.h"
#include "core/methods/metric_learning/kernel_ridge_loss.h"
#include "core/methods/metric_learning/metric_training.h"
#include "core/optimise/lbfgs.h"

namespace steelyard::metric_learning {

/// The training of MLKRR: in each shuffle the training samples are parted anew at random, and
/// L-BFGS, its memory cleared, does a few iterations on the loss of the two parts. Each map fits
/// noise of its own parts, which the mean of the maps at the ends of the shuffles has less of;
/// later ones weigh more (Shamir & Zhang 2013: shuffle s of S by s). The peer keeps the last map;
/// here that mean is kept which predicts the validation samples best after a regression on the
/// training samples, parted no more: by absolute errors, as few samples far from all others would
/// decide by squares. A map that is not clearly better than the start is not kept.
class HalvesTraining final : public MetricTraining {
 public:
  /// \param validation  may be empty: then the last map is kept
  /// \param width   whose ridge is as published: see KernelWidth
  /// \param refit   of the regressions on all training samples, which follows the map as far as the
  ///                wish lets it; nothing: the width, as it is
  HalvesTraining(Samples training, Samples validation, MetricMap start, KernelWidth width,
                 TrainingPlan plan, std::optional<RidgeKernel> refit = std::nullopt,
                 const KernelWish& wish = {});

  [[nodiscard]] Step step(const std::stop_token& stop) override;
  [[nodiscard]] const TrainingState& state() const override { return state_; }
  [[nodiscard]] TrainedMap current() const override;
  [[nodiscard]] const TrainedMap& best() const override { return best_; }
  [[nodiscard]] const std::string& reason() const override { return reason_; }
  [[nodiscard]] bool converged() const override { return converged_; }
  [[nodiscard]] double fraction() const override;

  /// The parts of a shuffle, positions of the training samples.
  struct Parts {
    std::vector<Index> fitted, judged;
  };
  [[nodiscard]] Parts parts(std::uint64_t shuffle) const;
  /// As the peer's reference runs: these parts instead of random ones.
  void set_parts(std::vector<Parts> given) { given_ = std::move(given); }

 private:
  [[nodiscard]] bool begin_shuffle(const std::stop_token& stop);
  [[nodiscard]] bool learn_sigma(const std::stop_token& stop);
  [[nodiscard]] Step end_shuffle(const std::stop_token& stop);
  [[nodiscard]] Parts parts_apart(Random& random) const;
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
  Vector evaluated_;  ///< the point of the newest evaluation
  std::optional<Lbfgs> descent_;
  bool shuffle_is_over_ = false;
  TrainingState state_;
  TrainedMap best_;
  Vector errors_;  ///< of the validation samples, absolute, as state_.refitted
  Vector start_errors_, best_errors_;
  std::uint64_t best_shuffle_ = 0;
  bool begun_ = false;
  bool converged_ = false;
  std::string reason_;
};

}  // namespace steelyard::metric_learning
