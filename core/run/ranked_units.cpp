// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/ranked_units.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "core/text.h"

namespace steelyard {
namespace {

const ColumnInfo& feature_at(const std::vector<ColumnInfo>& features, Index position) {
  return features[static_cast<std::size_t>(position)];
}

RankedUnit unit_of(const ColumnInfo& feature, Index position) {
  if (feature.of_text && feature.of_text->value) {
    return {feature.of_text->column, {*feature.of_text->value}, {position}};
  }
  return {feature.name, {}, {position}};
}

bool has_any_of(const RankedUnit& unit, const std::set<Index>& features) {
  return std::any_of(unit.features.begin(), unit.features.end(),
                     [&](Index feature) { return features.contains(feature); });
}

bool are_alike(double one, double other) {
  return one == other || (std::isnan(one) && std::isnan(other));
}

/// How many inputs each column of text has become.
std::map<std::string, std::size_t> counts_of_texts(const std::vector<ColumnInfo>& features) {
  std::map<std::string, std::size_t> counts;
  for (const ColumnInfo& feature : features) {
    if (feature.of_text && feature.of_text->value) {
      ++counts[feature.of_text->column];
    }
  }
  return counts;
}

/// A run of units that are alike and are all of one column of text becomes one unit.
void append(std::vector<RankedUnit> alike, std::size_t whole, std::vector<RankedUnit>& units) {
  if (alike.size() < 2 || alike.size() != whole) {
    units.insert(units.end(), std::make_move_iterator(alike.begin()),
                 std::make_move_iterator(alike.end()));
    return;
  }
  RankedUnit together{alike.front().name};
  for (const RankedUnit& unit : alike) {
    together.values.push_back(unit.values.front());
    together.features.push_back(unit.features.front());
  }
  units.push_back(std::move(together));
}

}  // namespace

std::vector<RankedUnit> ranked_units(const std::vector<ColumnInfo>& features,
                                     const std::vector<Index>& order,
                                     const std::vector<FeatureColumn>& columns) {
  std::map<std::string, std::size_t> counts = counts_of_texts(features);
  const auto value_of = [&](const RankedUnit& unit) {
    return columns.front().values[static_cast<std::size_t>(unit.features.front())];
  };
  std::vector<RankedUnit> units;
  std::vector<RankedUnit> alike;
  const auto end_of_run = [&] {
    if (!alike.empty()) {
      const std::size_t whole = alike.front().values.empty() ? 1 : counts[alike.front().name];
      append(std::exchange(alike, {}), whole, units);
    }
  };
  for (const Index position : order) {
    RankedUnit unit = unit_of(feature_at(features, position), position);
    const bool follows = !alike.empty() && !unit.values.empty() && !alike.back().values.empty() &&
                         alike.back().name == unit.name &&
                         are_alike(value_of(alike.back()), value_of(unit));
    if (!follows) {
      end_of_run();
    }
    alike.push_back(std::move(unit));
  }
  end_of_run();
  return units;
}

std::size_t units_among(const std::vector<RankedUnit>& units, const std::vector<Index>& features) {
  const std::set<Index> counted(features.begin(), features.end());
  return static_cast<std::size_t>(
      std::count_if(units.begin(), units.end(),
                    [&](const RankedUnit& unit) { return has_any_of(unit, counted); }));
}

std::vector<Index> features_of_best(const std::vector<RankedUnit>& units, std::size_t count,
                                    const std::vector<Index>& kept) {
  if (count == 0) {
    return {};
  }
  const std::set<Index> first(kept.begin(), kept.end());
  std::vector<Index> features = kept;
  std::size_t taken = 0;
  for (const bool of_kept : {true, false}) {
    for (const RankedUnit& unit : units) {
      if (taken == count) {
        break;
      }
      if (has_any_of(unit, first) != of_kept) {
        continue;
      }
      ++taken;
      std::copy_if(unit.features.begin(), unit.features.end(), std::back_inserter(features),
                   [&](Index feature) { return !first.contains(feature); });
    }
  }
  return features;
}

std::string name_with_values(const RankedUnit& unit, const std::vector<ColumnInfo>& features) {
  return unit.values.size() < 2 ? feature_at(features, unit.features.front()).name
                                : unit.name + ": " + in_one_line(unit.values);
}

}  // namespace steelyard
