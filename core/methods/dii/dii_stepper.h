// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/methods/dii/descent.h"
#include "core/methods/dii/learning_rate_screen.h"
#include "core/methods/dii/penalty_limit.h"
#include "core/methods/dii/shared_work.h"
#include "core/run/stepper.h"

namespace steelyard::dii {

/// What a DII run reports for each epoch.
[[nodiscard]] std::span<const ScalarInfo> dii_scalars();

/// One DII run: ranks and initial value, then the screening of learning rates if requested, then
/// the epochs. Iteration k is the state after k steps.
///
/// The result is the epoch with the lowest DII, or the last one if epochs are not comparable: a
/// penalty trades DII for fewer features, so the lowest DII would undo it, and a narrowing width
/// changes what the DII measures.
class DiiStepper : public Stepper {
 public:
  DiiStepper(ProblemPtr problem, Options options);
  /// One of several runs on the same problem.
  /// \param options  may differ from those of the shared work in the settings of the descent
  /// \param start    u, D, >= 0, at least one not 0
  DiiStepper(std::shared_ptr<SharedWork> shared, Options options, Vector start);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] Snapshot start(const std::stop_token& stop);
  [[nodiscard]] Snapshot screen_rates(const std::stop_token& stop);
  [[nodiscard]] Snapshot descend(Budget budget, const std::stop_token& stop);
  [[nodiscard]] std::string blame_of_rate() const;
  [[nodiscard]] Snapshot find_limit(const std::stop_token& stop);
  void take_note(Snapshot& snapshot);
  [[nodiscard]] Snapshot snapshot(std::string stage = {}) const;
  void end(Snapshot& snapshot, Outcome outcome);
  [[nodiscard]] std::vector<std::string> warnings() const;

  struct Best {
    std::uint64_t epoch = 0;
    Evaluation evaluation;
    Vector weights;  // u
  };

  std::shared_ptr<SharedWork> shared_;
  Options options_;
  Vector start_;  // u
  std::optional<Descent> descent_;
  std::optional<LearningRateScreen> screen_;
  std::optional<PenaltyLimit> limit_;
  std::optional<double> rate_;
  std::vector<Iterate> iterates_;
  Best best_;
  Outcome outcome_{Ending::stopped, ""};
};

}  // namespace steelyard::dii
