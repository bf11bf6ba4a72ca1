// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/score_stepper.h"

#include <array>
#include <cmath>
#include <limits>

#include "core/methods/gated_laplacian/feature_scores.h"
#include "core/run/histories.h"

namespace steelyard::gated {
namespace {

/// Of a constant feature, which has no score: no other feature ranks below it.
constexpr double lowest = -1.0;

}  // namespace

std::span<const ScalarInfo> ScoreStepper::scalars() const {
  static const std::array<ScalarInfo, 1> laplacian{
      {{"mean_score", "Mean Laplacian score of the features", false}}};
  static const std::array<ScalarInfo, 1> diffusion{
      {{"mean_score", "Mean diffusion score of the features", false}}};
  return options_.score == Score::laplacian ? laplacian : diffusion;
}

bool ScoreStepper::make_graph(const std::stop_token& stop) {
  graph_ = graph_of(*problem_, options_, stop);
  return graph_.has_value();
}

bool ScoreStepper::make_scores(const std::stop_token& stop) {
  scores_ = feature_scores(*graph_, *problem_, options_, stop);
  return scores_.has_value();
}

double ScoreStepper::mean_score() const {
  double sum = 0.0;
  double count = 0.0;
  for (const double score : *scores_) {
    if (!std::isinf(score)) {
      sum += score;
      count += 1.0;
    }
  }
  return sum / count;
}

Snapshot ScoreStepper::work(Budget /*budget*/, std::stop_token stop) {
  Snapshot snapshot;
  if (!started_) {
    started_ = true;
    snapshot.stage = "finding the neighbours of each sample";
    return snapshot;
  }
  const bool done = graph_ ? make_scores(stop) : make_graph(stop);
  if (!done) {
    snapshot.outcome = outcome_;
  } else if (!scores_) {
    snapshot.stage = "scoring the features";
    snapshot.fraction = 0.5;
  } else {
    outcome_ = {Ending::converged, ""};
    snapshot.outcome = outcome_;
    snapshot.fraction = 1.0;
    snapshot.leading = columns().front();
    snapshot.appended.iterates.push_back({0, {mean_score()}, {}});
  }
  return snapshot;
}

std::vector<FeatureColumn> ScoreStepper::columns() const {
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  const bool laplacian = options_.score == Score::laplacian;
  FeatureColumn leading{
      "smoothness", "1 - Laplacian score",
      "1: the same for all neighbours; 0: unrelated to them; constant columns have -1",
      ValueKind::signed_score};
  if (!laplacian) {
    leading = {"diffusion_score", "Diffusion score",
               "What a random walk on the graph of neighbours leaves of the column, at most 1; "
               "constant columns have -1",
               ValueKind::signed_score};
  }
  FeatureColumn classic{"laplacian_score", "Laplacian score",
                        "He, Cai and Niyogi's: 0 to 2, smaller is better", ValueKind::score};
  for (const double score : *scores_) {
    const bool known = !std::isinf(score);  // NaN is no score: such a run has failed
    leading.values.push_back(known ? (laplacian ? 1.0 - score : score) : lowest);
    classic.values.push_back(known ? score : unknown);
  }
  return laplacian ? std::vector{leading, classic} : std::vector{leading};
}

std::vector<std::string> ScoreStepper::warnings() const {
  std::vector<std::string> all;
  std::vector<Index> constant;
  for (Index input = 0; input < scores_->size(); ++input) {
    if (std::isinf((*scores_)[input])) {
      constant.push_back(input);
    }
  }
  if (!constant.empty()) {
    all.push_back("constant, so without a score and ranked last: " +
                  names_in_words(*problem_, constant));
  }
  if (const Index parts = components(*graph_); parts > 1) {
    all.push_back("the graph of neighbours falls into " + std::to_string(parts) +
                  " parts: a column that is constant in each of them has the best score; more "
                  "neighbours join them");
  }
  return all;
}

Result ScoreStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  if (!scores_) {
    return result;
  }
  result.objective = mean_score();
  result.columns = columns();
  result.warnings = warnings();
  const std::vector<Iterate> only{{0, {result.objective}, {}}};
  result.histories = histories_of(scalars(), only);
  return result;
}

}  // namespace steelyard::gated
