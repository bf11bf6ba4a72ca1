// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/study/replicate_plan.h"

namespace steelyard {

/// A study: the main run first, exactly as without the study, then the replicates of a plan.
/// Iterations are the main run's; replicates stream points of curves as they finish. Stopped at any
/// moment, it keeps the main run and every finished replicate. A replicate that fails does not
/// spoil the others: it is warned of.
class ReplicateStudy : public Stepper {
 public:
  ReplicateStudy(std::unique_ptr<Stepper> main, std::unique_ptr<ReplicatePlan> plan);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return scalars_; }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] Snapshot advance_main(Budget budget, const std::stop_token& stop);
  /// The pieces of the running replicate. \return false when stopped
  [[nodiscard]] bool advance_replicate(Budget budget, const std::stop_token& stop,
                                       Snapshot& snapshot);
  [[nodiscard]] bool judge(std::size_t most_pieces, const std::stop_token& stop,
                           Snapshot& snapshot);
  void next_replicate();
  void end(Snapshot& snapshot, Outcome outcome);
  [[nodiscard]] double fraction() const;

  std::unique_ptr<Stepper> main_;  ///< nullptr: over
  std::unique_ptr<ReplicatePlan> plan_;
  std::vector<ScalarInfo> scalars_;
  std::optional<Result> main_result_;
  bool replicating_ = false;  ///< the plan has begun
  std::size_t running_ = 0;   ///< replicate
  bool started_ = false;      ///< the running one is
  std::unique_ptr<Stepper> stepper_;
  std::optional<Result> replicate_result_;  ///< its stepper is over, it is being judged
  double replicate_fraction_ = 0.0;
  std::vector<std::string> failures_;
  std::optional<Outcome> outcome_;
};

}  // namespace steelyard
