// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/methods/gated_laplacian/score_options.h"
#include "core/problem/problem.h"
#include "core/run/stepper.h"

namespace steelyard::gated {

/// The graph of the samples in the space of all inputs, each scaled to the same spread.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<AffinityGraph> graph_of(const Problem& problem,
                                                    const ScoreOptions& options,
                                                    const std::stop_token& stop);

/// The score of every input, D values. A periodic input has one score for the two coordinates of
/// its point on the circle: the quotient of their summed numerators and denominators. Scores of
/// constant inputs are not finite: see laplacian_score.h.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> feature_scores(const AffinityGraph& graph,
                                                   const Problem& problem,
                                                   const ScoreOptions& options,
                                                   const std::stop_token& stop);

/// Scores every feature on the graph of neighbours: first draws the samples that it joins, if they
/// are not all, and builds the graph, then computes the scores. Periodic inputs take part as points
/// on a circle, whose two coordinates share one score.
class ScoreStepper : public Stepper {
 public:
  ScoreStepper(ProblemPtr problem, ScoreOptions options)
      : problem_(std::move(problem)), options_(options), all_samples_(problem_->samples()) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  void draw_samples();
  /// \return false when stopped
  [[nodiscard]] bool make_graph(const std::stop_token& stop);
  [[nodiscard]] bool make_scores(const std::stop_token& stop);
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] std::vector<Message> warnings() const;
  [[nodiscard]] double mean_score() const;

  ProblemPtr problem_;  ///< once started, with the samples that the graph joins
  ScoreOptions options_;
  Index all_samples_ = 0;
  bool started_ = false;
  std::optional<AffinityGraph> graph_;
  std::optional<Vector> scores_;  ///< D values, not finite for constant features
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::gated
