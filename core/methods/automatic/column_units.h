// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/whole_units.h"

namespace steelyard::automatic {

/// What is ranked, tried and kept as one: a column, or all columns of a category or group. Below,
/// a unit is the position of one, 0 .. count() - 1. Without any of these, units are columns.
class ColumnUnits {
 public:
  /// Each column is alone.
  ColumnUnits() = default;
  /// \param units  a partition of the columns
  explicit ColumnUnits(std::vector<ColumnUnit> units);

  [[nodiscard]] bool each_alone() const { return units_.empty(); }
  /// \param columns  the number of columns of the table
  [[nodiscard]] Index count(Index columns) const;
  /// The columns of some units, unit after unit.
  [[nodiscard]] std::vector<Index> columns_of(const std::vector<Index>& units) const;
  /// The units that some columns belong to, each where its first column stands.
  [[nodiscard]] std::vector<Index> units_of(const std::vector<Index>& columns) const;
  /// For each column, the value of its unit.
  [[nodiscard]] Vector of_columns(const Vector& of_units) const;
  /// The columns of each unit.
  /// \param columns  the number of columns of the table
  [[nodiscard]] std::vector<std::vector<Index>> sets(Index columns) const;

  /// Whether the unit has several columns: those of a category, or of another group.
  [[nodiscard]] bool is_category(Index unit) const;
  /// Requires a unit of several columns.
  [[nodiscard]] const ColumnUnit& category(Index unit) const {
    return units_[static_cast<std::size_t>(unit)];
  }
  /// The units with several columns, ascending.
  [[nodiscard]] std::vector<Index> categories() const;

 private:
  std::vector<ColumnUnit> units_;  ///< empty if each column is alone
  std::vector<Index> unit_of_;     ///< per column; empty if each column is alone
};

}  // namespace steelyard::automatic
