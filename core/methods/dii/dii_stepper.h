// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/message.h"
#include "core/methods/dii/descent.h"
#include "core/methods/dii/options.h"
#include "core/methods/dii/shared_work.h"
#include "core/methods/dii/starts.h"
#include "core/methods/dii/trial_descents.h"
#include "core/run/stepper.h"

namespace steelyard::dii {

/// The scalars that a DII run reports for each epoch.
[[nodiscard]] std::span<const ScalarInfo> dii_scalars();

/// One DII run: first the ranks and the initial value, then the screening of learning rates if
/// requested, then the epochs of one start after the other. Iteration k of the first start is the
/// state after k steps. Each further start continues the count with the state at its own beginning.
///
/// The result is the epoch with the lowest DII, or the last epoch if epochs are not comparable (see
/// are_epochs_comparable()). The outcome says where each start ended.
class DiiStepper : public Stepper {
 public:
  DiiStepper(ProblemPtr problem, Options options);
  /// One of several runs on the same problem.
  /// \param options  may differ from those of the shared work in the settings of the descent
  /// \param start    u, D values, >= 0, at least one not 0
  DiiStepper(std::shared_ptr<SharedWork> shared, Options options, Vector start);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] Snapshot start(const std::stop_token& stop);
  [[nodiscard]] Snapshot screen_rates(const std::stop_token& stop);
  [[nodiscard]] Snapshot descend(Budget budget, const std::stop_token& stop);
  /// \return false when the descent goes on
  [[nodiscard]] bool end_descent(Snapshot& snapshot);
  void end_start(Snapshot& snapshot, Ending ending);
  [[nodiscard]] Snapshot start_again(const std::stop_token& stop);
  [[nodiscard]] std::uint64_t iteration() const { return first_iteration_ + descent_->epoch(); }
  [[nodiscard]] Message blame_of_rate() const;
  [[nodiscard]] Snapshot find_limit(const std::stop_token& stop);
  void take_note(Snapshot& snapshot);
  [[nodiscard]] Snapshot snapshot(Message stage = {}) const;
  /// The first descent has 0; each further one has a number of its own.
  [[nodiscard]] std::size_t stage_number() const;
  void end(Snapshot& snapshot, Outcome outcome);
  [[nodiscard]] std::vector<Message> warnings() const;

  struct Best {
    Evaluation evaluation;
    Vector weights;  // u
    Index of_start = 0;
  };

  std::shared_ptr<SharedWork> shared_;
  Options options_;
  Vector start_;  // u
  std::optional<Descent> descent_;
  std::optional<LearningRateScreen> screen_;
  std::optional<PenaltyLimit> limit_;
  std::optional<double> rate_;
  double planned_iterations_;
  std::vector<Iterate> iterates_;      // without weights
  std::uint64_t first_iteration_ = 0;  // iteration at which the current start began
  bool starts_again_ = false;          // whether the next start still needs its first value
  std::vector<StartEnd> ends_;         // one for each start that has ended
  std::vector<double> lowest_;         // of the current start, up to each of its epochs
  double first_dii_ = 0.0;             // at the beginning of the run
  Best best_;
  Outcome outcome_{Ending::stopped, {}};
};

/// The stepper of begin(options). If `options.best_decay` is set, a study that runs begin() once
/// with each decay and keeps the lower DII.
[[nodiscard]] std::unique_ptr<Stepper> with_decays(
    const Options& options, std::function<std::unique_ptr<Stepper>(const Options&)> begin);

}  // namespace steelyard::dii
