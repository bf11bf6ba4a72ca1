// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/methods/baselines/forest_options.h"
#include "core/methods/baselines/forest_problem.h"
#include "core/run/stepper.h"
#include "core/trees/forest_trees.h"

namespace steelyard::baselines {

/// Grows a random forest, one tree per iteration.
class ForestStepper final : public Stepper {
 public:
  ForestStepper(ProblemPtr problem, const ForestOptions& options)
      : problem_(std::move(problem)), options_(options) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  /// \return false when stopped
  [[nodiscard]] bool begin(const std::stop_token& stop);
  [[nodiscard]] bool grow(Budget budget, const std::stop_token& stop, Snapshot& snapshot);
  void take(ForestTree tree);
  /// Whether each tree sees only some of the samples.
  [[nodiscard]] bool is_large() const { return forest_->table.columns.empty(); }
  [[nodiscard]] std::optional<std::vector<ForestTree>> further_trees(
      Index count, const std::stop_token& stop) const;
  [[nodiscard]] Index grown() const { return std::ssize(trees_); }
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] std::vector<Figure> figures() const;
  [[nodiscard]] std::vector<Message> warnings() const;

  ProblemPtr problem_;
  ForestOptions options_;
  std::optional<ForestProblem> forest_;
  TreePlan plan_;
  std::optional<OutOfBagError> out_of_bag_;
  std::optional<MeanOfTrees> permutation_, impurity_;
  std::vector<std::shared_ptr<const Tree>> trees_;
  std::deque<ForestTree> ready_;  ///< grown ahead in parallel, not yet part of the forest
  std::vector<Iterate> iterates_;
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::baselines
