// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/message.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

/// Runs the main run, exactly as without the study, then the replicates of a plan. Iterations are
/// those of the main run; replicates stream points of curves as they finish. When stopped, the
/// stepper keeps the main run and every finished replicate. A failed replicate does not affect the
/// others; it causes a warning.
class ReplicateStepper : public Stepper {
 public:
  /// \param main_share  estimated share of the main run in the whole work, 0 .. 1
  ReplicateStepper(std::unique_ptr<Stepper> main, std::unique_ptr<ReplicatePlan> plan,
                   double main_share);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return scalars_; }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] Snapshot advance_main(Budget budget, const std::stop_token& stop);
  /// Works on the running replicate.
  /// \return false when stopped
  [[nodiscard]] bool advance_replicate(Budget budget, const std::stop_token& stop,
                                       Snapshot& snapshot);
  /// Begins the next replicate, or takes what another process has found.
  void start(const std::stop_token& stop);
  /// Where other processes take part: has the next replicates run, as many as keep all busy.
  void run_ahead(const std::stop_token& stop);
  void have_result(Result result);
  [[nodiscard]] bool judge(std::size_t most_pieces, const std::stop_token& stop,
                           Snapshot& snapshot);
  /// Ends the running replicate without a value.
  void fail(Message why);
  void next_replicate();
  void end(Snapshot& snapshot, Outcome outcome);
  [[nodiscard]] double fraction() const;

  std::unique_ptr<Stepper> main_;  ///< nullptr once finished
  std::unique_ptr<ReplicatePlan> plan_;
  double main_share_;
  std::vector<ScalarInfo> scalars_;
  std::optional<Result> main_result_;
  bool replicating_ = false;      ///< whether the plan has begun
  std::size_t running_ = 0;       ///< number of the running replicate
  std::size_t stage_number_ = 0;  ///< of the next piece, after the main run
  bool started_ = false;          ///< whether the running replicate has started
  std::unique_ptr<Stepper> stepper_;
  std::optional<Result> replicate_result_;  ///< set while it is evaluated
  double replicate_fraction_ = 0.0;
  std::map<std::size_t, Result> ahead_;  ///< of replicates that wait to be judged
  std::size_t asked_ = 0;                ///< replicates before this one have been asked for
  std::vector<Message> failures_;
  std::optional<Outcome> outcome_;
};

}  // namespace steelyard
