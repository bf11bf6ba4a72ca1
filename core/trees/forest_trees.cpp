// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/forest_trees.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/parallel.h"

namespace steelyard {
namespace {

/// \param growing  of this tree
std::optional<ForestTree> forest_tree(const TreeTable& table, const std::vector<Index>& varying,
                                      const TreePlan& plan, Random& growing, std::uint64_t seed,
                                      std::uint64_t number, const std::stop_token& stop) {
  auto grown = grow_tree(table, varying, plan, growing, stop);
  if (!grown) {
    return std::nullopt;
  }
  Random permuting(seed, Purpose::permuted_importance, number);
  auto look = out_of_bag_look(table, *grown, permuting, stop);
  if (!look) {
    return std::nullopt;
  }
  return ForestTree{std::make_shared<const Tree>(std::move(grown->tree)),
                    std::move(grown->out_of_bag), std::move(grown->impurity), std::move(*look)};
}

std::optional<ForestTree> tree_of_part(const TreeSource& source, const TreePlan& plan,
                                       Random& growing, std::uint64_t seed, std::uint64_t number,
                                       const std::stop_token& stop) {
  const std::vector<Index> rows = growing.subset(source.whole.samples, source.most);
  const auto part = part_of_table(source, rows, stop);
  auto tree =
      part ? forest_tree(*part, part->varying(), plan, growing, seed, number, stop) : std::nullopt;
  if (tree) {
    for (std::uint32_t& sample : tree->out_of_bag) {
      sample = static_cast<std::uint32_t>(rows[sample]);
    }
  }
  return tree;
}

/// \param make  one tree of its random numbers and its number
template <typename Make>
std::optional<std::vector<ForestTree>> trees_of(std::uint64_t seed, std::uint64_t first,
                                                Index count, const std::stop_token& stop,
                                                const Make& make) {
  std::vector<std::optional<ForestTree>> trees(static_cast<std::size_t>(count));
  const bool whole = parallel_for(count, stop, [&](Index k) {
    const std::uint64_t number = first + static_cast<std::uint64_t>(k);
    Random growing(seed, Purpose::trees, number);
    trees[static_cast<std::size_t>(k)] = make(growing, number);
  });
  std::vector<ForestTree> grown;
  for (auto& tree : trees) {
    if (!whole || !tree) {
      return std::nullopt;
    }
    grown.push_back(std::move(*tree));
  }
  return grown;
}

}  // namespace

std::optional<std::vector<ForestTree>> forest_trees(const TreeTable& table, const TreePlan& plan,
                                                    std::uint64_t seed, std::uint64_t first,
                                                    Index count, const std::stop_token& stop) {
  const std::vector<Index> varying = table.varying();
  return trees_of(seed, first, count, stop, [&](Random& growing, std::uint64_t number) {
    return forest_tree(table, varying, plan, growing, seed, number, stop);
  });
}

std::optional<std::vector<ForestTree>> forest_trees(const TreeSource& source, const TreePlan& plan,
                                                    std::uint64_t seed, std::uint64_t first,
                                                    Index count, const std::stop_token& stop) {
  return trees_of(seed, first, count, stop, [&](Random& growing, std::uint64_t number) {
    return tree_of_part(source, plan, growing, seed, number, stop);
  });
}

OutOfBagError::OutOfBagError(const TreeTarget& target) : target_(target) {
  const std::size_t size = target.has_classes()
                               ? target.class_of.size()
                               : target.numbers.size() / static_cast<std::size_t>(target.count);
  sums_.assign(size * static_cast<std::size_t>(target.count), 0.0);
  counts_.assign(size, 0);
  losses_.assign(size, 0.0);
}

void OutOfBagError::add(const ForestTree& tree) {
  const auto count = static_cast<std::size_t>(target_.count);
  const auto width = static_cast<std::size_t>(target_.width());
  for (std::size_t k = 0; k < tree.out_of_bag.size(); ++k) {
    const std::uint32_t sample = tree.out_of_bag[k];
    const double* predicted = tree.look.predictions.data() + k * width;
    double* sums = sums_.data() + sample * count;
    ++counts_[sample];
    if (target_.has_classes()) {
      sums[static_cast<std::size_t>(*predicted)] += 1.0;
    } else {
      std::transform(predicted, predicted + width, sums, sums, std::plus<>());
    }
    losses_[sample] = tree_loss(target_, sample, prediction(sample).data());
  }
}

std::vector<double> OutOfBagError::prediction(Index sample) const {
  const auto at = static_cast<std::size_t>(sample);
  const auto count = static_cast<std::size_t>(target_.count);
  const double* sums = sums_.data() + at * count;
  if (target_.has_classes()) {
    return {static_cast<double>(std::max_element(sums, sums + count) - sums)};
  }
  std::vector<double> mean(sums, sums + count);
  for (double& value : mean) {
    value /= counts_[at];
  }
  return mean;
}

double OutOfBagError::error() const {
  double sum = 0.0;
  double known = 0.0;
  for (std::size_t sample = 0; sample < losses_.size(); ++sample) {
    sum += losses_[sample];
    known += counts_[sample] > 0 ? 1.0 : 0.0;
  }
  return known > 0.0 ? sum / known : error_without_trees();
}

double OutOfBagError::error_without_trees() const {
  const auto size = static_cast<double>(samples());
  if (target_.has_classes()) {
    std::vector<double> counts(static_cast<std::size_t>(target_.count), 0.0);
    for (const std::uint32_t of : target_.class_of) {
      counts[of] += 1.0;
    }
    return 1.0 - *std::max_element(counts.begin(), counts.end()) / size;
  }
  return std::inner_product(target_.numbers.begin(), target_.numbers.end(), target_.numbers.begin(),
                            0.0) /
         static_cast<double>(target_.numbers.size());
}

void MeanOfTrees::add(const Vector& values) {
  count_ += 1.0;
  const Vector change = values - mean_;
  mean_ += change / count_;
  squares_ += change.cwiseProduct(values - mean_);
}

Vector MeanOfTrees::standard_error() const {
  return (squares_ / (count_ * std::max(count_ - 1.0, 1.0))).cwiseMax(0.0).cwiseSqrt();
}

}  // namespace steelyard
