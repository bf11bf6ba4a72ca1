// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shown/shown_ranking.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/error.h"
#include "core/problem/whole_groups.h"

namespace steelyard::ui {
namespace {

/// Components of a map are mixed from all inputs: all count until a person chooses. Where nothing
/// is ranked, nothing can be selected.
FeatureSelection preselectedOf(const ShownSolution& of, const std::vector<Index>& order) {
  if (of.columns.empty()) {
    return {};
  }
  FeatureSelection selection = of.selection;
  if (of.learned.is_map() && selection.rule.says_nothing() &&
      std::ssize(selection.features) == selection.kept) {
    selection.features = order;
    selection.kept = 0;
  }
  return selection;
}

/// Otherwise features would have the values of others, or a number to keep would count features
/// that are not there.
void requireOneRanking(std::size_t features, const std::vector<FeatureColumn>& columns,
                       const std::vector<Index>& selected) {
  const bool alike = std::all_of(columns.begin(), columns.end(), [&](const FeatureColumn& column) {
    return column.values.size() == features;
  });
  const bool ranked = std::all_of(selected.begin(), selected.end(), [&](Index feature) {
    return feature >= 0 && std::cmp_less(feature, features);
  });
  if (!alike || !ranked) {
    throw fault("a ranking of other features than those named");
  }
}

}  // namespace

std::vector<Index> ShownRanking::inOrder(const std::vector<Index>& chosenFeatures) const {
  std::vector<bool> isChosen(order.size(), false);
  for (const Index feature : chosenFeatures) {
    if (feature < 0 || !std::cmp_less(feature, order.size())) {
      throw fault("a choice of features that are not ranked");
    }
    isChosen[static_cast<std::size_t>(feature)] = true;
  }
  std::vector<Index> ordered;
  std::copy_if(order.begin(), order.end(), std::back_inserter(ordered),
               [&](Index feature) { return isChosen[static_cast<std::size_t>(feature)]; });
  return ordered;
}

ShownRanking rankingOf(std::vector<ColumnInfo> features, ShownSolution of) {
  ShownRanking made;
  const WholeGroups groups(features);
  if (!of.columns.empty()) {
    requireOneRanking(features.size(), of.columns, of.selection.features);
    groups.share_largest(of.columns.front().values);
  }
  made.order = groups.completed(ranking(of.columns));
  made.preselected = preselectedOf(of, made.order);
  made.units = ranked_units(features, made.order, of.columns);
  made.cells = as_shown(of.columns);
  made.features = std::move(features);
  made.of = std::move(of);
  return made;
}

}  // namespace steelyard::ui
