// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/methods/baselines/forest_options.h"
#include "core/methods/baselines/forest_problem.h"
#include "core/methods/baselines/shadow_round.h"
#include "core/methods/baselines/shadow_tally.h"
#include "core/run/stepper.h"

namespace steelyard::baselines {

/// The rule that confirms a column.
enum class ShadowRule {
  permuted_targets,  ///< the published rule, and a mean margin that no target in random order
                     ///< reaches: of tables without any relation, at most a share `level` have a
                     ///< confirmed column
  published          ///< binomial tests of the hits at the given level, as published
};

struct ShadowOptions {
  ForestOptions forest;
  std::uint64_t rounds = 100;  ///< the maximum number
  double level = 0.05;
  ShadowRule rule = ShadowRule::permuted_targets;
};

/// Compares columns with permuted copies in rounds; an iteration is a round. The columns that the
/// published rule confirms are then compared with the margins that targets in random order reach,
/// until no column is left to confirm or enough orders have been tried.
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
  /// The columns that the published rule confirms, best first.
  [[nodiscard]] std::vector<Index> candidates() const;
  /// Whether the published rule confirms the column and its margin beats all random orders so far.
  [[nodiscard]] bool stands_out(Index column) const;
  /// The columns that stand out, best first.
  [[nodiscard]] std::vector<Index> beyond_chance() const;
  [[nodiscard]] double p_value(Index column) const;
  [[nodiscard]] double flag(Index column) const;
  [[nodiscard]] FeatureSelection selection() const;
  [[nodiscard]] Figure importances() const;
  [[nodiscard]] std::vector<Message> warnings() const;

  ProblemPtr problem_;
  ShadowOptions options_;
  std::optional<ForestProblem> forest_;
  std::optional<ShadowTally> tally_;
  std::uint64_t compared_rounds_ = 0;    ///< the first rounds, in which all columns take part
  std::optional<ChanceMargins> chance_;  ///< for ShadowRule::permuted_targets only
  std::vector<Iterate> iterates_;
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::baselines
