// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/methods/dii/descent.h"
#include "core/methods/dii/learning_rate_screen.h"
#include "core/methods/dii/options.h"
#include "core/methods/dii/scaling.h"
#include "core/run/problem.h"
#include "core/run/stepper.h"

namespace steelyard::dii {

/// One DII run: ranks and the value at the start, then (where asked for) the screening of learning
/// rates, then the epochs. Iteration k is the state after k steps.
///
/// The result is the epoch of the lowest DII, or with a penalty the last epoch: a penalty trades
/// DII for fewer features, so the lowest DII would undo it.
class DiiStepper : public Stepper {
 public:
  DiiStepper(ProblemPtr problem, Options options);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;
  [[nodiscard]] Snapshot advance(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result result() const override;

 private:
  [[nodiscard]] bool prepare(const std::stop_token& stop);
  [[nodiscard]] Snapshot start(const std::stop_token& stop);
  [[nodiscard]] Snapshot screen_rates(const std::stop_token& stop);
  [[nodiscard]] Snapshot descend(Budget budget, const std::stop_token& stop);
  void take_note(Snapshot& snapshot);
  [[nodiscard]] Snapshot snapshot(std::string stage = {}) const;
  void end(Snapshot& snapshot, Outcome outcome);
  [[nodiscard]] std::vector<std::string> warnings() const;
  [[nodiscard]] std::string extinction() const;

  struct Best {
    std::uint64_t epoch = 0;
    Evaluation evaluation;
    Vector weights;  // u
  };

  ProblemPtr problem_;
  Options options_;
  Scaling scaling_;
  std::unique_ptr<Information> information_;
  std::optional<Descent> descent_;
  std::optional<LearningRateScreen> screen_;
  std::optional<double> rate_;
  std::vector<Iterate> iterates_;
  Best best_;
  Outcome outcome_{Ending::stopped, ""};
};

}  // namespace steelyard::dii
