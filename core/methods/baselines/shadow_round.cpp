// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/shadow_round.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "core/parallel.h"
#include "core/random.h"
#include "core/trees/forest_trees.h"

namespace steelyard::baselines {
namespace {

constexpr std::size_t fewest_shadows = 5;

/// The active columns, then their shadows.
/// \return nothing when stopped
std::optional<TreeTable> with_shadows(const ForestProblem& forest, const std::vector<Index>& active,
                                      Random random, const std::stop_token& stop) {
  const TreeTable& table = forest.table;
  TreeTable extended;
  extended.samples = table.samples;
  extended.together = table.together;
  extended.target = table.target;
  for (const Index column : active) {
    extended.columns.push_back(table.columns[static_cast<std::size_t>(column)]);
  }
  const std::size_t shadows = std::max(active.size(), fewest_shadows);
  // One stream of random numbers gives all orders; what follows from them is shared.
  std::vector<std::vector<Index>> orders;
  orders.reserve(shadows);
  for (std::size_t k = 0; k < shadows && !stop.stop_requested(); ++k) {
    orders.push_back(by_chance(forest, random));
  }
  extended.columns.resize(active.size() + orders.size());
  const bool whole =
      parallel_for(std::ssize(orders), stop, Sharing{.together = 16}, [&](Index number) {
        const auto k = static_cast<std::size_t>(number);
        extended.columns[active.size() + k] = std::make_shared<const TreeColumn>(
            permuted_column(*extended.columns[k % active.size()], orders[k]));
      });
  return whole && orders.size() == shadows ? std::optional(std::move(extended)) : std::nullopt;
}

/// A mean in its standard errors; a mean without an error is 0 or of a single tree.
Vector in_errors(const MeanOfTrees& importance) {
  const Vector errors = importance.standard_error();
  return (errors.array() > 0.0)
      .select(importance.mean().array() / errors.array(), importance.mean().array());
}

}  // namespace

std::optional<ShadowRound> shadow_round(const ForestProblem& forest,
                                        const std::vector<Index>& active,
                                        const ForestOptions& options, std::uint64_t round,
                                        const std::stop_token& stop) {
  const auto table =
      with_shadows(forest, active, Random(options.seed, Purpose::shadow_columns, round), stop);
  if (!table) {
    return std::nullopt;
  }
  const Index columns = std::ssize(table->columns);
  const TreePlan plan = tree_plan(options, columns, table->target.has_classes());
  const auto trees =
      forest_trees(*table, plan, options.seed, round * static_cast<std::uint64_t>(options.trees),
                   options.trees, stop);
  if (!trees) {
    return std::nullopt;
  }
  const bool permuted = options.importance == Importance::permutation;
  OutOfBagError out_of_bag(table->target);
  MeanOfTrees importance(columns);
  for (const ForestTree& tree : *trees) {
    out_of_bag.add(tree);
    importance.add(permuted ? tree.look.importance : tree.impurity);
  }
  const Vector values = permuted ? in_errors(importance) : importance.mean();
  const Index real = std::ssize(active);
  return ShadowRound{values.head(real), values.tail(columns - real).maxCoeff(), out_of_bag.error()};
}

bool ChanceMargins::add_round(const std::stop_token& stop) {
  if (!shuffled_) {
    shuffled_ = *forest_;
    Random random(options_.seed, Purpose::chance_margins, largest_.size());
    shuffled_->table.target = permuted_target(forest_->table.target, by_chance(*forest_, random));
    sum_ = Vector::Zero(std::ssize(forest_->varying));
  }
  const auto round = shadow_round(*shuffled_, forest_->varying, options_, round_, stop);
  if (!round) {
    return false;
  }
  sum_.array() += round->importance.array() - round->highest;
  if (++round_ == rounds_) {
    largest_.push_back(sum_.maxCoeff() / static_cast<double>(rounds_));
    shuffled_.reset();
    round_ = 0;
  }
  return true;
}

std::uint64_t orders_for_level(double level) {
  return static_cast<std::uint64_t>(std::ceil(1.0 / level - 1e-9)) - 1;
}

}  // namespace steelyard::baselines
