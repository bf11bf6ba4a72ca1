// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/methods/baselines/chance_margins.h"
#include "core/methods/baselines/forest_options.h"
#include "core/methods/baselines/forest_problem.h"
#include "core/methods/baselines/shadow_tally.h"
#include "core/run/stepper.h"

namespace steelyard::baselines {

/// What confirms a column.
enum class ShadowRule {
  permuted_targets,  ///< the published rule, and a margin that no target in random order reaches:
                     ///< of tables without anything, at most the level have a confirmed column
  published          ///< binomial tests of hits at the level, as published
};

struct ShadowOptions {
  ForestOptions forest;
  std::uint64_t rounds = 100;  ///< at most
  double level = 0.05;
  ShadowRule rule = ShadowRule::permuted_targets;
};

/// Compares columns with permuted copies, round after round; an iteration is a round. What the
/// published rule confirms is then compared with what targets in random order reach, until nothing
/// is left to confirm or enough orders were seen.
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
  [[nodiscard]] bool compare_with_chance(Budget budget, const std::stop_token& stop);
  [[nodiscard]] bool rounds_are_over() const;
  [[nodiscard]] bool is_over() const;
  [[nodiscard]] double fraction() const;
  [[nodiscard]] std::vector<double> leading_values() const;
  [[nodiscard]] FeatureColumn leading() const;
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  /// What the published rule confirms, best first.
  [[nodiscard]] std::vector<Index> candidates() const;
  /// Confirmed by the published rule, and beyond what any order of the target seen so far reaches.
  [[nodiscard]] bool stands_out(Index column) const;
  /// What stands out, best first.
  [[nodiscard]] std::vector<Index> beyond_chance() const;
  [[nodiscard]] double p_value(Index column) const;
  [[nodiscard]] double flag(Index column) const;
  [[nodiscard]] FeatureSelection selection() const;
  [[nodiscard]] Figure importances() const;
  [[nodiscard]] std::vector<std::string> warnings() const;

  ProblemPtr problem_;
  ShadowOptions options_;
  std::optional<ForestProblem> forest_;
  std::optional<ShadowTally> tally_;
  std::uint64_t compared_rounds_ = 0;    ///< the first ones, in which all columns took part
  std::optional<ChanceMargins> chance_;  ///< by its rule
  std::vector<Iterate> iterates_;
  Outcome outcome_{Ending::stopped, ""};
};

}  // namespace steelyard::baselines
