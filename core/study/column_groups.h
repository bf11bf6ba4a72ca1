// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parameter/bound_parameter.h"
#include "core/parameter/complaint.h"
#include "core/problem/problem.h"

namespace steelyard {

/// What makes columns belong together, so that they are found together or not at all.
enum class GroupedBy {
  nothing,  ///< each column is alone
  names,    ///< columns whose names begin alike, see name_of_group()
  table,    ///< columns with the same ColumnInfo::group
  list      ///< GroupOptions::list
};

struct GroupOptions {
  GroupedBy by = GroupedBy::nothing;
  /// "RT: P41.*, P210.W; P69.D, P69.N": groups separated by semicolons, each perhaps with a name
  /// and a colon before its columns, which are separated by commas. A star at the end stands for
  /// all columns whose names begin so. A column may be in several groups.
  std::string list = {};

  [[nodiscard]] bool operator==(const GroupOptions& other) const = default;
};

/// The parameters of studies that find groups.
[[nodiscard]] const ParameterList<GroupOptions>& group_parameters();

/// Groups of columns. A column that belongs to no other is a group of its own.
struct ColumnGroups {
  Index columns = 0;                        ///< D
  std::vector<std::string> names;           ///< G
  std::vector<std::vector<Index>> members;  ///< G: positions of columns, ascending

  [[nodiscard]] Index count() const { return static_cast<Index>(members.size()); }
  /// Whether no group has two columns.
  [[nodiscard]] bool each_alone() const;
  /// A column that is in several groups, if there is one.
  [[nodiscard]] std::optional<Index> shared_column() const;
  /// The columns of some groups, each once, in the order of the groups.
  [[nodiscard]] std::vector<Index> columns_of(const std::vector<Index>& groups) const;
  /// The same without columns that are constant.
  /// \param deviations  D, standard deviations of the columns
  [[nodiscard]] std::vector<Index> varying_columns_of(const std::vector<Index>& groups,
                                                      const Vector& deviations) const;
  /// D: for each column, the value of its group; of several, the least one that is not NaN.
  /// \param of_groups  G
  [[nodiscard]] Vector least_of(const Vector& of_groups) const;
  /// The same with the largest.
  [[nodiscard]] Vector largest_of(const Vector& of_groups) const;
  /// The names of some groups in one line, for a sentence; of more than twenty, the first twenty
  /// and "...".
  [[nodiscard]] std::string names_of(const std::vector<Index>& some) const;
  /// D, 0 .. G-1: the group of each column; of several, the first.
  [[nodiscard]] std::vector<Index> group_of() const;
};

/// What the name of a column says of its group: what stands before '=' in the name of a column that
/// stands for one value ("colour=red": "colour"), otherwise what stands before the first point
/// ("P10.A": "P10"). Empty if there is neither, or nothing before it.
[[nodiscard]] std::string_view name_of_group(std::string_view column);

/// Groups in the order of their first columns; of a list, first the groups of the list.
/// \throws Error(bad_input) for a list that names no column, or one that does not exist
[[nodiscard]] ColumnGroups column_groups(const std::vector<ColumnInfo>& features,
                                         const GroupOptions& options);

/// Why these groups cannot be made; `std::nullopt` if they can.
[[nodiscard]] std::optional<Complaint> trouble_with_groups(const std::vector<ColumnInfo>& features,
                                                           const GroupOptions& options);

}  // namespace steelyard
