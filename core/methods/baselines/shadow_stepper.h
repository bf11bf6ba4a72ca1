// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/methods/baselines/forest_options.h"
#include "core/methods/baselines/forest_problem.h"
#include "core/methods/baselines/shadow_tally.h"
#include "core/run/stepper.h"

namespace steelyard::baselines {

struct ShadowOptions {
  ForestOptions forest;
  std::uint64_t rounds = 100;  ///< at most
  double level = 0.05;         ///< of the tests
};

/// Compares columns with permuted copies, round after round; an iteration is a round.
class ShadowStepper final : public Stepper {
 public:
  ShadowStepper(ProblemPtr problem, const ShadowOptions& options)
      : problem_(std::move(problem)), options_(options) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  /// \return false when stopped
  [[nodiscard]] bool begin(const std::stop_token& stop);
  [[nodiscard]] bool compare(Budget budget, const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool is_over() const;
  [[nodiscard]] std::vector<double> leading_values() const;
  [[nodiscard]] FeatureColumn leading() const;
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] std::vector<Index> confirmed() const;
  [[nodiscard]] Figure importances() const;
  [[nodiscard]] std::vector<std::string> warnings() const;

  ProblemPtr problem_;
  ShadowOptions options_;
  std::optional<ForestProblem> forest_;
  std::optional<ShadowTally> tally_;
  std::vector<Iterate> iterates_;
  Outcome outcome_{Ending::stopped, ""};
};

}  // namespace steelyard::baselines
