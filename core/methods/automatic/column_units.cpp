// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/column_units.h"

#include <algorithm>
#include <utility>

#include "core/positions.h"

namespace steelyard::automatic {

ColumnUnits::ColumnUnits(std::vector<ColumnUnit> units) {
  std::size_t columns = 0;
  for (const ColumnUnit& unit : units) {
    columns += unit.columns.size();
  }
  if (columns == units.size()) {
    return;
  }
  units_ = std::move(units);
  unit_of_.resize(columns);
  for (std::size_t unit = 0; unit < units_.size(); ++unit) {
    for (const Index column : units_[unit].columns) {
      unit_of_[static_cast<std::size_t>(column)] = static_cast<Index>(unit);
    }
  }
}

Index ColumnUnits::count(Index columns) const {
  return each_alone() ? columns : std::ssize(units_);
}

std::vector<Index> ColumnUnits::columns_of(const std::vector<Index>& units) const {
  if (each_alone()) {
    return units;
  }
  std::vector<Index> columns;
  for (const Index unit : units) {
    const std::vector<Index>& some = units_[static_cast<std::size_t>(unit)].columns;
    columns.insert(columns.end(), some.begin(), some.end());
  }
  return columns;
}

std::vector<Index> ColumnUnits::units_of(const std::vector<Index>& columns) const {
  if (each_alone()) {
    return columns;
  }
  std::vector<bool> known(units_.size(), false);
  std::vector<Index> units;
  for (const Index column : columns) {
    const Index unit = unit_of_[static_cast<std::size_t>(column)];
    if (!known[static_cast<std::size_t>(unit)]) {
      known[static_cast<std::size_t>(unit)] = true;
      units.push_back(unit);
    }
  }
  return units;
}

Vector ColumnUnits::of_columns(const Vector& of_units) const {
  return each_alone() ? of_units : Vector(of_units(unit_of_));
}

std::vector<std::vector<Index>> ColumnUnits::sets(Index columns) const {
  std::vector<std::vector<Index>> sets;
  for (const Index unit : all_positions(count(columns))) {
    sets.push_back(columns_of({unit}));
  }
  return sets;
}

bool ColumnUnits::is_category(Index unit) const {
  return !each_alone() && units_[static_cast<std::size_t>(unit)].is_category();
}

std::vector<Index> ColumnUnits::categories() const {
  std::vector<Index> several = all_positions(std::ssize(units_));
  std::erase_if(several, [&](Index unit) { return !is_category(unit); });
  return several;
}

}  // namespace steelyard::automatic
