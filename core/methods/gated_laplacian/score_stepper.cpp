// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/score_stepper.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "core/geometry/recall_in_words.h"
#include "core/message.h"
#include "core/methods/gated_laplacian/laplacian_score.h"
#include "core/problem/samples_as_points.h"
#include "core/random.h"
#include "core/run/snapshot.h"

namespace steelyard::gated {
namespace {

/// Each sample at length 1; one at 0 stays there.
Matrix at_length_one(Matrix points) {
  for (Index row = 0; row < points.rows(); ++row) {
    const double length = points.row(row).norm();
    points.row(row) /= length > 0.0 ? length : 1.0;
  }
  return points;
}

std::optional<Vector> scores_of(const AffinityGraph& graph, const MatrixView& columns,
                                const ScoreOptions& options, const std::stop_token& stop) {
  return options.score == Score::laplacian ? laplacian_scores(graph, columns, stop)
                                           : diffusion_scores(graph, columns, options.steps, stop);
}

/// The denominator of a column's score.
double spread_of(const AffinityGraph& graph, const Vector& column, Score score) {
  return score == Score::laplacian ? degree_spread(graph, column)
                                   : (column.array() - column.mean()).square().sum();
}

/// Of one periodic input.
std::optional<double> score_on_circle(const AffinityGraph& graph, const Problem& problem,
                                      Index input, const ScoreOptions& options,
                                      const std::stop_token& stop) {
  Vector only = Vector::Zero(problem.dimension());
  only[input] = 1.0;
  const Matrix circle = points_in(only, problem);
  const auto scores = scores_of(graph, circle, options, stop);
  if (!scores) {
    return std::nullopt;
  }
  double numerator = 0.0;
  double denominator = 0.0;
  for (Index column = 0; column < circle.cols(); ++column) {
    const double spread = spread_of(graph, circle.col(column), options.score);
    if (spread > 0.0 && std::isfinite((*scores)[column])) {
      numerator += (*scores)[column] * spread;
      denominator += spread;
    }
  }
  return denominator > 0.0 ? numerator / denominator : (*scores)[0];
}

/// Of a constant feature, which has no score: no other feature ranks below it.
constexpr double lowest = -1.0;

}  // namespace

std::optional<AffinityGraph> graph_of(const Problem& problem, const ScoreOptions& options,
                                      const std::stop_token& stop) {
  Matrix points = points_in(inverse_deviations(problem), problem);
  if (options.affinity == Affinity::cosine) {
    points.rowwise() -= points.colwise().mean().eval();  // an origin of the unit means nothing
    points = at_length_one(std::move(points));
  }
  const Index dimension = points.cols();
  const auto near = nearest_neighbours(Space{std::move(points), Vector::Zero(dimension)},
                                       options.neighbours, stop);
  if (!near) {
    return std::nullopt;
  }
  return affinity_graph(*near, options.affinity, options.width.value_or(median_width(*near)), stop);
}

std::optional<Vector> feature_scores(const AffinityGraph& graph, const Problem& problem,
                                     const ScoreOptions& options, const std::stop_token& stop) {
  auto scores = scores_of(graph, problem.inputs, options, stop);
  for (Index input = 0; scores && input < problem.dimension(); ++input) {
    if (problem.features[static_cast<std::size_t>(input)].period > 0.0) {
      const auto score = score_on_circle(graph, problem, input, options, stop);
      if (!score) {
        return std::nullopt;
      }
      (*scores)[input] = *score;
    }
  }
  return scores;
}

std::span<const ScalarInfo> ScoreStepper::scalars() const {
  static const std::array<ScalarInfo, 1> laplacian{
      {{"mean_score", "Mean Laplacian score of the features", false}}};
  static const std::array<ScalarInfo, 1> diffusion{
      {{"mean_score", "Mean diffusion score of the features", false}}};
  return options_.score == Score::laplacian ? laplacian : diffusion;
}

void ScoreStepper::draw_samples() {
  const Index joined = joined_samples(options_, all_samples_, problem_->dimension());
  if (joined < all_samples_) {
    constexpr std::uint64_t seed = 0;  // a score of all samples has none
    problem_ = std::make_shared<const Problem>(
        problem_->with_samples(Random(seed, Purpose::rows_of_a_fit).subset(all_samples_, joined)));
  }
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
    draw_samples();
    snapshot.stage = message("stage.neighbours", "finding the neighbours of each sample");
    return snapshot;
  }
  const bool done = graph_ ? make_scores(stop) : make_graph(stop);
  if (!done) {
    snapshot.outcome = outcome_;
  } else if (!scores_) {
    snapshot.stage = message("stage.laplacian_scores", "scoring the features");
    snapshot.fraction = 0.5;
  } else {
    outcome_ = {Ending::converged, {}};
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

std::vector<Message> ScoreStepper::warnings() const {
  std::vector<Message> all;
  std::vector<Index> constant;
  for (Index input = 0; input < scores_->size(); ++input) {
    if (std::isinf((*scores_)[input])) {
      constant.push_back(input);
    }
  }
  if (!constant.empty()) {
    all.push_back(message("laplacian_score.constant",
                          "constant, so without a score and ranked last: {1}",
                          names_in_words(*problem_, constant)));
  }
  if (problem_->samples() < all_samples_) {
    all.push_back(message("laplacian_score.some_rows",
                          "the graph joins {1} of {2} samples, drawn at random (parameter rows)",
                          problem_->samples(), all_samples_));
  }
  if (const Index parts = components(*graph_); parts > 1) {
    all.push_back(message("laplacian_score.parts",
                          "the graph of neighbours falls into {1} parts: a column that is constant "
                          "in each of them has the best score; more neighbours join them",
                          parts));
  }
  if (graph_->judged > 0) {
    all.push_back(recall_in_words(graph_->recall, graph_->judged));
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
