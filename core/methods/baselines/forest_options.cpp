// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/forest_options.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/parameter/parameter_builders.h"

namespace steelyard::baselines {
namespace {

ParameterSpec columns_per_split() {
  return choice_parameter(
      "columns", "Columns per split", "usual",
      {{"usual", "Usual", "all for numbers, the square root of their number for classes"},
       {"all", "All", "the strongest column takes most splits"},
       {"third", "A third", "of the columns: correlated columns share the importance"},
       {"sqrt", "Square root", "of their number: fast, and weak columns have their turn"}},
      "How many columns, drawn anew, are tried for each split.");
}

ParameterSpec samples_of_a_leaf() {
  return number_parameter("min_leaf", "Samples of a leaf", ParameterType::integer, std::int64_t{1},
                          {1.0, 1e6},
                          "At least so many: more make smaller trees, which is faster and takes "
                          "less memory.");
}

ParameterSpec depth_of_trees() {
  ParameterSpec spec =
      number_parameter("depth", "Depth", ParameterType::integer, Automatic{}, {1.0, 1000.0},
                       "Splits from the root to a leaf, at most; auto: no limit.");
  spec.may_be_automatic = true;
  return spec;
}

ParameterSpec which_importance() {
  return choice_parameter(
      "importance", "Importance", "permutation",
      {{"permutation", "Permutation",
        "by how much the error of samples that a tree has not seen grows where the column is "
        "permuted; around 0 for noise"},
       {"impurity", "Impurity",
        "the share in what all splits reduced: steadier, but favours columns with many values, "
        "even of noise"}},
      "What ranks the columns.");
}

ParameterSpec seed_of_trees() {
  return number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1},
                          {0.0, 9007199254740992.0},
                          "Of the samples and columns that trees see, and of permutations.");
}

ColumnsTried columns_of(const std::string& id) {
  if (id == "all") {
    return ColumnsTried::all;
  }
  if (id == "third") {
    return ColumnsTried::third;
  }
  return id == "sqrt" ? ColumnsTried::root : ColumnsTried::usual;
}

}  // namespace

std::vector<ParameterSpec> forest_parameters(std::string trees_label, Index trees) {
  ParameterSpec count = number_parameter(
      "trees", std::move(trees_label), ParameterType::integer, static_cast<std::int64_t>(trees),
      {1.0, 100000.0}, "More trees make the importance steadier; none can be too many.");
  return {std::move(count),           columns_per_split(),
          which_importance(),         advanced(samples_of_a_leaf()),
          advanced(depth_of_trees()), seed_of_trees()};
}

const ParameterSchema& forest_schema() {
  static const ParameterSchema schema(forest_parameters("Trees", ForestOptions().trees));
  return schema;
}

ForestOptions forest_options(const ParameterValues& values) {
  ForestOptions options;
  options.trees = static_cast<Index>(values.integer("trees"));
  options.columns = columns_of(values.choice("columns"));
  options.least = static_cast<Index>(values.integer("min_leaf"));
  if (!values.is_automatic("depth")) {
    options.depth = static_cast<Index>(values.integer("depth"));
  }
  if (values.choice("importance") == "impurity") {
    options.importance = Importance::impurity;
  }
  options.seed = static_cast<std::uint64_t>(values.integer("seed"));
  return options;
}

TreePlan tree_plan(const ForestOptions& options, Index varying, bool classes) {
  const auto root = static_cast<Index>(std::sqrt(static_cast<double>(varying)));
  TreePlan plan;
  plan.least = options.least;
  plan.depth = options.depth;
  switch (options.columns) {
    case ColumnsTried::usual:
      plan.tried = classes ? root : varying;
      break;
    case ColumnsTried::all:
      plan.tried = varying;
      break;
    case ColumnsTried::third:
      plan.tried = varying / 3;
      break;
    case ColumnsTried::root:
      plan.tried = root;
      break;
  }
  plan.tried = std::max<Index>(plan.tried, 1);
  return plan;
}

}  // namespace steelyard::baselines
