// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/forest_predictor.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard::baselines {
namespace {

constexpr double not_known = std::numeric_limits<double>::quiet_NaN();
constexpr Index rows_together = 64;

double mean_of_known_losses(const Vector& losses) {
  double sum = 0.0;
  double known = 0.0;
  for (const double loss : losses) {
    if (!std::isnan(loss)) {
      sum += loss;
      known += 1.0;
    }
  }
  return known > 0.0 ? sum / known : not_known;
}

}  // namespace

/// Above the threshold, one tree predicts something else.
struct ForestPredictor::Step {
  double threshold = 0.0;
  const double* below = nullptr;
  const double* above = nullptr;
};

ForestPredictor::ForestPredictor(std::vector<std::shared_ptr<const Tree>> trees, Targets targets)
    : trees_(std::move(trees)), targets_(std::move(targets)) {
  targets_.values.resize(0, 0);
}

void ForestPredictor::add(const double* prediction, double factor, Vector& sums) const {
  if (has_classes()) {
    sums[static_cast<Index>(*prediction)] += factor;
  } else {
    sums += factor * Eigen::Map<const Vector>(prediction, sums.size());
  }
}

Matrix ForestPredictor::sums(const MatrixView& inputs) const {
  Matrix all(targets_.means.size(), inputs.rows());
  const Index blocks = (inputs.rows() + rows_together - 1) / rows_together;
  parallel_for(blocks, Sharing{}, [&](Index block) {
    const Index first = block * rows_together;
    const Index count = std::min(rows_together, inputs.rows() - first);
    const Matrix samples = inputs.middleRows(first, count).transpose();
    Matrix of_block = Matrix::Zero(all.rows(), count);
    for (const auto& tree : trees_) {
      for (Index row = 0; row < count; ++row) {
        const double* prediction = tree->prediction_for(samples.col(row).data());
        if (has_classes()) {
          of_block(static_cast<Index>(*prediction), row) += 1.0;
        } else {
          of_block.col(row) += Eigen::Map<const Vector>(prediction, all.rows());
        }
      }
    }
    all.middleCols(first, count) = of_block;
  });
  return all.transpose();
}

Matrix ForestPredictor::predict(const MatrixView& inputs) const {
  Matrix predicted = sums(inputs);
  if (!has_classes()) {
    return targets_.in_units(predicted / static_cast<double>(trees_.size()));
  }
  Matrix chosen(predicted.rows(), 1);
  for (Index row = 0; row < predicted.rows(); ++row) {
    Index most = 0;
    predicted.row(row).maxCoeff(&most);
    chosen(row, 0) = static_cast<double>(targets_.classes[static_cast<std::size_t>(most)]);
  }
  return chosen;
}

Matrix ForestPredictor::wanted(const Problem& problem) const {
  if (!has_classes()) {
    return targets_of(problem, targets_);
  }
  if (!problem.labels) {
    return {};
  }
  Matrix positions(problem.samples(), 1);
  for (Index sample = 0; sample < positions.rows(); ++sample) {
    const int of = problem.labels->class_of[static_cast<std::size_t>(sample)];
    const auto found = std::find(targets_.classes.begin(), targets_.classes.end(), of);
    positions(sample, 0) = of < 0 ? not_known
                                  : (found == targets_.classes.end()
                                         ? -1.0
                                         : static_cast<double>(found - targets_.classes.begin()));
  }
  return positions;
}

double ForestPredictor::loss_of(const Vector& sums, const Eigen::RowVectorXd& wanted) const {
  if (has_classes()) {
    Index most = 0;
    sums.maxCoeff(&most);
    return std::isnan(wanted[0]) ? not_known : (static_cast<double>(most) == wanted[0] ? 0.0 : 1.0);
  }
  return (sums.transpose() / static_cast<double>(trees_.size()) - wanted).squaredNorm() /
         static_cast<double>(wanted.size());
}

double ForestPredictor::risk(const Problem& problem) const {
  const Matrix target = wanted(problem);
  if (target.rows() != problem.samples()) {
    return not_known;
  }
  const Matrix predicted = sums(problem.inputs);
  Vector losses(target.rows());
  for (Index sample = 0; sample < losses.size(); ++sample) {
    losses[sample] = loss_of(predicted.row(sample).transpose(), target.row(sample));
  }
  return mean_of_known_losses(losses);
}

std::string ForestPredictor::loss() const {
  return has_classes() ? "share of wrong classes" : "mean squared error in variances of the target";
}

/// Adds what the tree predicts for the lowest values of the input, and notes where that changes as
/// they rise.
void ForestPredictor::steps_of(const Tree& tree, const Eigen::RowVectorXd& sample, Index input,
                               Vector& sums, std::vector<Step>& steps) const {
  std::vector<std::pair<std::size_t, double>> waiting{
      {0, -std::numeric_limits<double>::infinity()}};  // node, from which value on
  const double* last = nullptr;
  double ceiling = std::numeric_limits<double>::infinity();
  while (!waiting.empty()) {
    auto [node, low] = waiting.back();
    waiting.pop_back();
    ceiling = waiting.empty() ? std::numeric_limits<double>::infinity() : waiting.back().second;
    while (!tree.nodes[node].is_leaf()) {
      const TreeNode& split = tree.nodes[node];
      const auto next = static_cast<std::size_t>(split.next);
      if (split.column != input) {
        node = next + (sample[split.column] <= split.value ? 0U : 1U);
      } else if (split.value <= low) {
        node = next + 1;
      } else {
        if (split.value < ceiling) {
          waiting.emplace_back(next + 1, split.value);
          ceiling = split.value;
        }
        node = next;
      }
    }
    const double* prediction = tree.prediction(tree.nodes[node]);
    if (last == nullptr) {
      add(prediction, 1.0, sums);
    } else {
      steps.push_back({low, last, prediction});
    }
    last = prediction;
  }
}

Vector ForestPredictor::statistics_with(const Problem& problem, Index input,
                                        const Matrix& draws) const {
  const Matrix target = wanted(problem);
  if (target.rows() != problem.samples()) {
    return Vector::Constant(draws.cols(), not_known);
  }
  Matrix losses(draws.rows(), draws.cols());
  parallel_for(draws.rows(), Sharing{}, [&](Index row) {
    const Eigen::RowVectorXd sample = problem.inputs.row(row);
    Vector predicted = Vector::Zero(targets_.means.size());
    std::vector<Step> steps;
    for (const auto& tree : trees_) {
      steps_of(*tree, sample, input, predicted, steps);
    }
    std::stable_sort(steps.begin(), steps.end(),
                     [](const Step& a, const Step& b) { return a.threshold < b.threshold; });
    std::vector<Index> order = all_positions(draws.cols());
    const auto drawn = draws.row(row);
    std::stable_sort(order.begin(), order.end(),
                     [&](Index a, Index b) { return drawn[a] < drawn[b]; });
    std::size_t passed = 0;
    double loss = loss_of(predicted, target.row(row));
    for (const Index draw : order) {
      const std::size_t before = passed;
      for (; passed < steps.size() && drawn[draw] > steps[passed].threshold; ++passed) {
        add(steps[passed].below, -1.0, predicted);
        add(steps[passed].above, 1.0, predicted);
      }
      if (passed > before) {
        loss = loss_of(predicted, target.row(row));
      }
      losses(row, draw) = loss;
    }
  });
  Vector statistics(draws.cols());
  for (Index draw = 0; draw < statistics.size(); ++draw) {
    statistics[draw] = mean_of_known_losses(losses.col(draw));
  }
  return statistics;
}

}  // namespace steelyard::baselines
