// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/methods/gated_laplacian/score_options.h"
#include "core/problem/problem.h"
#include "core/run/stepper.h"

namespace steelyard::gated {

/// Scores every feature on the graph of neighbours: first builds the graph, then computes the
/// scores. Periodic inputs take part as points on a circle, whose two coordinates share one score.
class ScoreStepper : public Stepper {
 public:
  ScoreStepper(ProblemPtr problem, ScoreOptions options)
      : problem_(std::move(problem)), options_(options) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  /// \return false when stopped
  [[nodiscard]] bool make_graph(const std::stop_token& stop);
  [[nodiscard]] bool make_scores(const std::stop_token& stop);
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] std::vector<std::string> warnings() const;
  [[nodiscard]] double mean_score() const;

  ProblemPtr problem_;
  ScoreOptions options_;
  bool started_ = false;
  std::optional<AffinityGraph> graph_;
  std::optional<Vector> scores_;  ///< D values, not finite for constant features
  Outcome outcome_{Ending::stopped, ""};
};

}  // namespace steelyard::gated
