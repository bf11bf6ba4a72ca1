// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/fitted_judge.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/problem/targets.h"
#include "core/random.h"
#include "core/trees/forest_prediction.h"
#include "core/trees/tree_growth.h"
#include "core/trees/tree_table.h"

namespace steelyard {
namespace {

constexpr Index rows_together = 64;

/// What a judge has learned: slopes, samples or trees, whichever it is.
struct Learned {
  Judge judge = Judge::ridge;
  Matrix slopes;
  Matrix train, wanted;
  std::vector<Tree> trees;
};

/// M x T, from the trees of a forest.
Matrix mean_of_trees(const std::vector<Tree>& trees, const Matrix& asked, Index targets) {
  const Matrix by_row = asked.transpose();
  Matrix sums = Matrix::Zero(targets, asked.rows());
  for (const Tree& tree : trees) {
    for (Index row = 0; row < asked.rows(); ++row) {
      sums.col(row) +=
          Eigen::Map<const Vector>(tree.prediction_for(by_row.col(row).data()), targets);
    }
  }
  return sums.transpose() / static_cast<double>(trees.size());
}

Matrix predicted_by(const Learned& learned, const Matrix& asked, Index targets) {
  switch (learned.judge) {
    case Judge::ridge:
      return asked * learned.slopes;
    case Judge::neighbours:
      return means_of_neighbours(learned.train, learned.wanted, asked);
    case Judge::trees:
      break;
  }
  return mean_of_trees(learned.trees, asked, targets);
}

/// It sees targets in one unit, as the judges of held-out samples do, and predicts each in its own.
class JudgePredictor final : public Predictor {
 public:
  /// \param factors  T: standard deviations of each target in one of the common unit
  JudgePredictor(std::vector<Index> inputs, ColumnSpread spread, Learned learned, Vector factors,
                 Targets targets)
      : inputs_(std::move(inputs)),
        spread_(std::move(spread)),
        learned_(std::move(learned)),
        factors_(std::move(factors)),
        targets_(std::move(targets)) {
    targets_.values.resize(0, 0);
  }

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override {
    return targets_.in_units(standardised(inputs));
  }
  [[nodiscard]] double risk(const Problem& problem) const override {
    constexpr double no_target = std::numeric_limits<double>::quiet_NaN();
    if (!targets_.classes.empty()) {
      return problem.labels ? share_of_wrong_classes(predict(problem.inputs), *problem.labels)
                            : no_target;
    }
    const Matrix wanted = targets_of(problem, targets_);
    return wanted.rows() == problem.samples()
               ? (standardised(problem.inputs) - wanted).array().square().mean()
               : no_target;
  }
  [[nodiscard]] std::string loss() const override {
    return targets_.classes.empty() ? "mean squared error in variances of the target"
                                    : "share of wrong classes";
  }
  [[nodiscard]] std::optional<std::vector<Index>> needed_inputs() const override { return inputs_; }

 private:
  [[nodiscard]] Matrix standardised(const MatrixView& inputs) const {
    Matrix predicted(inputs.rows(), factors_.size());
    const Index blocks = (inputs.rows() + rows_together - 1) / rows_together;
    parallel_for(blocks, Sharing{}, [&](Index block) {
      const Index first = block * rows_together;
      const Index count = std::min(rows_together, inputs.rows() - first);
      const Matrix rows = inputs.middleRows(first, count)(Eigen::all, inputs_);
      predicted.middleRows(first, count) =
          predicted_by(learned_, at_equal_spread(rows, spread_), factors_.size());
    });
    return predicted * factors_.asDiagonal();
  }

  std::vector<Index> inputs_;
  ColumnSpread spread_;
  Learned learned_;
  Vector factors_;
  Targets targets_;
};

/// Those that the judge learns from.
std::vector<Index> samples_to_learn(const FittedJudge& wish, const Problem& problem) {
  std::vector<Index> all = samples_with_target(problem);
  if (wish.judge == Judge::ridge || std::ssize(all) <= wish.most_samples) {
    return all;
  }
  constexpr std::uint64_t seed = 1;
  Random random(seed, Purpose::tried_samples);
  std::vector<Index> used;
  for (const Index place :
       thinned(std::ssize(all), order_of(problem.order, all), wish.most_samples, random)) {
    used.push_back(all[static_cast<std::size_t>(place)]);
  }
  return used;
}

/// The same trees as those of forest_prediction().
bool grow_forest(const Matrix& train, const Matrix& wanted, const SampleOrder& order, Index trees,
                 const std::stop_token& stop, Learned& learned) {
  const TreeTable table = tree_table(train, wanted, order);
  const ForestShape shape{.trees = trees};
  const std::vector<Index> varying = table.varying();
  const TreePlan plan{.tried = std::ssize(varying), .least = shape.least, .depth = std::nullopt};
  learned.trees.resize(static_cast<std::size_t>(trees));
  const bool finished = parallel_for(trees, stop, [&](Index number) {
    Random random(shape.seed, Purpose::trees, static_cast<std::uint64_t>(number));
    if (auto grown = grow_tree(table, varying, plan, random, stop)) {
      learned.trees[static_cast<std::size_t>(number)] = std::move(grown->tree);
    }
  });
  return finished && !stop.stop_requested();
}

/// \return nothing when stopped
std::optional<Learned> learned_by(const FittedJudge& wish, Matrix train, Matrix wanted,
                                  const SampleOrder& order, const std::stop_token& stop) {
  Learned learned;
  learned.judge = wish.judge;
  switch (wish.judge) {
    case Judge::ridge:
      if (auto slopes = slopes_of_judge(train, wanted, order, stop)) {
        learned.slopes = *std::move(slopes);
        return learned;
      }
      return std::nullopt;
    case Judge::neighbours:
      learned.train = std::move(train);
      learned.wanted = std::move(wanted);
      return stop.stop_requested() ? std::nullopt : std::optional(std::move(learned));
    case Judge::trees:
      break;
  }
  return grow_forest(train, wanted, order, wish.trees, stop, learned)
             ? std::optional(std::move(learned))
             : std::nullopt;
}

/// The root of the mean variance of all targets, of those that do not vary, too; classes are shares
/// as they are.
double common_unit(const Targets& targets) {
  if (!targets.classes.empty()) {
    return 1.0;
  }
  const Matrix centred = targets.values * targets.deviations.asDiagonal();
  const double unit = std::sqrt(centred.cwiseAbs2().mean());
  return unit > 0.0 ? unit : 1.0;
}

}  // namespace

std::shared_ptr<const Predictor> fitted_judge(const FittedJudge& wish, const Problem& problem,
                                              const std::stop_token& stop) {
  const std::vector<Index> samples = samples_to_learn(wish, problem);
  const Matrix points = problem.inputs(samples, wish.inputs);
  if (wish.inputs.empty() || !any_varies(points)) {
    return nullptr;
  }
  Targets targets = targets_of_samples(problem, samples);
  const Vector factors = common_unit(targets) * targets.deviations.cwiseInverse();
  const Matrix wanted = targets.values * factors.cwiseInverse().asDiagonal();
  ColumnSpread spread = column_spread(points);
  auto learned = learned_by(wish, at_equal_spread(points, spread), wanted,
                            order_of(problem.order, samples), stop);
  if (!learned) {
    return nullptr;
  }
  return std::make_shared<const JudgePredictor>(wish.inputs, std::move(spread), *std::move(learned),
                                                factors, std::move(targets));
}

}  // namespace steelyard
