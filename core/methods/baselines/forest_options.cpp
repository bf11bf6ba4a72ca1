// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/forest_options.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard::baselines {
namespace {

const ParameterList<ForestOptions>& parameters_of_forest() {
  static const ParameterList<ForestOptions> list =
      forest_parameters("Trees", ForestOptions().trees);
  return list;
}

}  // namespace

ParameterList<ForestOptions> forest_parameters(std::string trees_label, Index trees) {
  return {
      parameter({"trees", std::move(trees_label),
                 "More trees make the importance steadier; none can be too many."},
                field(&ForestOptions::trees), {1.0, 100000.0})
          .initially(std::int64_t{trees}),
      choice({"columns", "Columns per split",
              "How many columns, drawn anew, are tried for each split."},
             field(&ForestOptions::columns),
             {{ColumnsTried::usual, "usual", "Usual",
               "all for numbers, the square root of their number for classes"},
              {ColumnsTried::all, "all", "All", "the strongest column takes most splits"},
              {ColumnsTried::third, "third", "A third",
               "of the columns: correlated columns share the importance"},
              {ColumnsTried::root, "sqrt", "Square root",
               "of their number: fast, and weak columns have their turn"}}),
      choice({"importance", "Importance", "What ranks the columns."},
             field(&ForestOptions::importance),
             {{Importance::permutation, "permutation", "Permutation",
               "by how much the error of samples that a tree has not seen grows where the column "
               "is permuted; around 0 for noise"},
              {Importance::impurity, "impurity", "Impurity",
               "the share in what all splits reduced: steadier, but favours columns with many "
               "values, even of noise"}}),
      parameter({"min_leaf", "Samples of a leaf",
                 "At least so many: more make smaller trees, which is faster and takes less "
                 "memory."},
                field(&ForestOptions::least), {1.0, 1e6})
          .advanced(),
      parameter({"depth", "Depth", "Splits from the root to a leaf, at most; auto: no limit."},
                field(&ForestOptions::depth), {1.0, 1000.0})
          .automatic("no limit")
          .advanced(),
      seed_parameter(field(&ForestOptions::seed),
                     "Of the samples and columns that trees see, and of permutations.")};
}

const ParameterSchema& forest_schema() {
  static const ParameterSchema schema(specs_of(parameters_of_forest()));
  return schema;
}

ForestOptions forest_options(const ParameterValues& values) {
  return options_of(parameters_of_forest(), values);
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
