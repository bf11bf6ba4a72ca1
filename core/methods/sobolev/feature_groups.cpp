// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/feature_groups.h"

#include <map>
#include <numeric>

namespace steelyard::sobolev {

FeatureGroups::FeatureGroups(Index features)
    : group_of_(static_cast<std::size_t>(features)), count_(features) {
  std::iota(group_of_.begin(), group_of_.end(), Index{0});
}

FeatureGroups::FeatureGroups(const std::vector<ColumnInfo>& features, bool grouped) {
  std::map<std::string, Index> known;
  for (const ColumnInfo& feature : features) {
    Index group = count_;
    if (grouped && !feature.group.empty()) {
      group = known.emplace(feature.group, count_).first->second;
    }
    count_ += group == count_ ? 1 : 0;
    group_of_.push_back(group);
  }
}

Vector FeatureGroups::sums(const Vector& of_features) const {
  Vector sums = Vector::Zero(count_);
  for (Index feature = 0; feature < features(); ++feature) {
    sums[group_of_[static_cast<std::size_t>(feature)]] += of_features[feature];
  }
  return sums;
}

Vector FeatureGroups::spread(const Vector& of_groups) const {
  Vector values(features());
  for (Index feature = 0; feature < features(); ++feature) {
    values[feature] = of_groups[group_of_[static_cast<std::size_t>(feature)]];
  }
  return values;
}

Vector FeatureGroups::shared(const Vector& of_features) const {
  return of_features.cwiseQuotient(spread(sums(Vector::Ones(features()))));
}

FeatureGroups FeatureGroups::of(const std::vector<Index>& features) const {
  FeatureGroups some(Index{0});
  std::map<Index, Index> known;
  for (const Index feature : features) {
    const Index group =
        known.emplace(group_of_[static_cast<std::size_t>(feature)], some.count_).first->second;
    some.count_ += group == some.count_ ? 1 : 0;
    some.group_of_.push_back(group);
  }
  return some;
}

}  // namespace steelyard::sobolev
