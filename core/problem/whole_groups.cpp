// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/whole_groups.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace steelyard {
namespace {

const std::vector<ColumnInfo>& nothing() {
  static const std::vector<ColumnInfo> none;
  return none;
}

}  // namespace

WholeGroups::WholeGroups(const std::vector<ColumnInfo>& features) {
  std::map<std::string_view, std::vector<Index>> named;
  for (std::size_t feature = 0; feature < features.size(); ++feature) {
    if (const std::string& name = features[feature].group; !name.empty()) {
      named[name].push_back(static_cast<Index>(feature));
    }
  }
  for (auto& [name, members] : named) {
    if (members.size() > 1) {
      groups_.push_back({std::string(name), std::move(members)});
    }
  }
  if (groups_.empty()) {
    return;
  }
  std::sort(groups_.begin(), groups_.end(), [](const Group& one, const Group& other) {
    return one.features.front() < other.features.front();
  });
  group_at_.assign(features.size(), Index{-1});
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    for (const Index feature : groups_[group].features) {
      group_at_[static_cast<std::size_t>(feature)] = static_cast<Index>(group);
    }
  }
}

WholeGroups::WholeGroups(const Problem& problem)
    : WholeGroups(problem.inputs_alone ? nothing() : problem.features) {}

const WholeGroups::Group* WholeGroups::group_of(Index feature) const {
  const auto at = static_cast<std::size_t>(feature);
  const Index group = at < group_at_.size() ? group_at_[at] : Index{-1};
  return group < 0 ? nullptr : &groups_[static_cast<std::size_t>(group)];
}

bool WholeGroups::together(Index one, Index other) const {
  const Group* group = group_of(one);
  return group != nullptr && group == group_of(other);
}

std::vector<Index> WholeGroups::completed(const std::vector<Index>& features) const {
  if (none()) {
    return features;
  }
  std::set<const Group*> placed;
  std::vector<Index> whole;
  for (const Index feature : features) {
    const Group* group = group_of(feature);
    if (group == nullptr) {
      whole.push_back(feature);
    } else if (placed.insert(group).second) {
      whole.insert(whole.end(), group->features.begin(), group->features.end());
    }
  }
  return whole;
}

std::vector<Index> WholeGroups::completed(const std::vector<Index>& features,
                                          const std::vector<double>& own) const {
  if (none()) {
    return features;
  }
  std::map<const Group*, std::vector<Index>> members;
  std::vector<bool> given(group_at_.size(), false);
  for (const Index feature : features) {
    given[static_cast<std::size_t>(feature)] = true;
    members[group_of(feature)].push_back(feature);
  }
  const auto is_better = [&own](Index left, Index right) {
    const double one = own[static_cast<std::size_t>(left)];
    const double other = own[static_cast<std::size_t>(right)];
    return std::isnan(other) ? !std::isnan(one) : one > other;
  };
  members.erase(nullptr);
  for (auto& [group, some] : members) {
    std::copy_if(group->features.begin(), group->features.end(), std::back_inserter(some),
                 [&](Index feature) { return !given[static_cast<std::size_t>(feature)]; });
    std::stable_sort(some.begin(), some.end(), is_better);
  }
  std::vector<Index> whole;
  for (const Index feature : features) {
    const Group* group = group_of(feature);
    if (group == nullptr) {
      whole.push_back(feature);
    } else if (const auto waiting = members.find(group); waiting != members.end()) {
      whole.insert(whole.end(), waiting->second.begin(), waiting->second.end());
      members.erase(waiting);
    }
  }
  return whole;
}

std::vector<std::vector<Index>> WholeGroups::steps(const std::vector<Index>& features) const {
  std::vector<std::vector<Index>> steps;
  std::map<const Group*, std::size_t> step_of;
  for (const Index feature : features) {
    const Group* group = group_of(feature);
    const auto known = step_of.find(group);
    if (group != nullptr && known != step_of.end()) {
      steps[known->second].push_back(feature);
      continue;
    }
    step_of[group] = steps.size();
    steps.push_back({feature});
  }
  return steps;
}

void WholeGroups::share_largest(std::vector<double>& values) const {
  for (const Group& group : groups_) {
    double largest = std::numeric_limits<double>::quiet_NaN();
    for (const Index feature : group.features) {
      const double value = values[static_cast<std::size_t>(feature)];
      largest = std::isnan(largest) || value > largest ? value : largest;
    }
    for (const Index feature : group.features) {
      values[static_cast<std::size_t>(feature)] = largest;
    }
  }
}

Message WholeGroups::in_words() const {
  std::vector<std::string> names;
  names.reserve(groups_.size());
  for (const Group& group : groups_) {
    names.push_back(group.name);
  }
  return names_in_words(names);
}

void forget_groups(Problem& problem) { problem.inputs_alone = true; }

}  // namespace steelyard
