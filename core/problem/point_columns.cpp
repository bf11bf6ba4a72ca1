// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/point_columns.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>

#include "core/error.h"

namespace steelyard {
namespace {

struct AxisName {
  std::size_t axis = 0;
  std::string point;
};

std::optional<std::size_t> axis_of(char letter) {
  const std::string_view axes = "xyz";
  const auto found = axes.find(static_cast<char>(std::tolower(static_cast<unsigned char>(letter))));
  return found == std::string_view::npos ? std::nullopt : std::optional(found);
}

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool separates(char letter) {
  return std::string_view("_-. :").find(letter) != std::string_view::npos;
}

/// "CA_x", "12.z", "p3y"; "x_CA", "z12". Not "max" and not "yield".
std::optional<AxisName> axis_name(const std::string& name) {
  if (name.size() < 2) {
    return std::nullopt;
  }
  const char before_last = name[name.size() - 2];
  if (const auto axis = axis_of(name.back());
      axis && (separates(before_last) || is_digit(before_last))) {
    return AxisName{*axis, name.substr(0, name.size() - 1)};
  }
  if (const auto axis = axis_of(name.front()); axis && (separates(name[1]) || is_digit(name[1]))) {
    return AxisName{*axis, name.substr(1)};
  }
  return std::nullopt;
}

/// Points in order of their first column.
class PointList {
 public:
  std::vector<Index>& of(const std::string& name) {
    const auto [found, fresh] = position_.try_emplace(name, points_.size());
    if (fresh) {
      points_.emplace_back();
      names_.push_back(name);
    }
    return points_[found->second];
  }
  [[nodiscard]] const std::vector<std::vector<Index>>& points() const { return points_; }
  [[nodiscard]] const std::string& name(std::size_t point) const { return names_[point]; }

 private:
  std::map<std::string, std::size_t> position_;
  std::vector<std::vector<Index>> points_;
  std::vector<std::string> names_;
};

std::optional<PointColumns> by_group(const std::vector<ColumnInfo>& features,
                                     const std::string& where) {
  if (std::all_of(features.begin(), features.end(),
                  [](const ColumnInfo& f) { return f.group.empty(); })) {
    return std::nullopt;
  }
  PointList list;
  for (std::size_t at = 0; at < features.size(); ++at) {
    if (features[at].group.empty()) {
      throw bad_input(
          {message("point_columns.no_group", "column '{1}' belongs to no group, but others do",
                   features[at].name),
           where,
           message("point_columns.no_group.accepted",
                   "three columns (x, y, z) in every group, or no groups")});
    }
    list.of(features[at].group).push_back(static_cast<Index>(at));
  }
  PointColumns found{{}, "three columns of one group each"};
  for (std::size_t point = 0; point < list.points().size(); ++point) {
    const std::vector<Index>& columns = list.points()[point];
    if (columns.size() != 3) {
      throw bad_input(
          {message("point_columns.bad_group",
                   "group '{1}' has {2} {2:column|columns} of the target", list.name(point),
                   columns.size()),
           where,
           message("point_columns.bad_group.accepted", "three columns (x, y, z) in every group")});
    }
    found.points.push_back({columns[0], columns[1], columns[2]});
  }
  return found;
}

std::optional<PointColumns> by_name(const std::vector<ColumnInfo>& features) {
  constexpr Index missing = -1;
  PointList list;
  for (std::size_t at = 0; at < features.size(); ++at) {
    const auto parts = axis_name(features[at].name);
    if (!parts) {
      return std::nullopt;
    }
    std::vector<Index>& columns = list.of(parts->point);
    columns.resize(3, missing);
    if (columns[parts->axis] != missing) {
      return std::nullopt;
    }
    columns[parts->axis] = static_cast<Index>(at);
  }
  PointColumns found{{}, "x, y and z from the column names"};
  for (const std::vector<Index>& columns : list.points()) {
    if (std::find(columns.begin(), columns.end(), missing) != columns.end()) {
      return std::nullopt;
    }
    found.points.push_back({columns[0], columns[1], columns[2]});
  }
  return found;
}

PointColumns by_order(const std::vector<ColumnInfo>& features, const std::string& where) {
  if (features.size() % 3 != 0) {
    throw bad_input(
        {message("point_columns.bad_count",
                 "{1} {1:column|columns} of the target: not a multiple of three", features.size()),
         where,
         message("point_columns.bad_count.accepted", "three columns (x, y, z) for each point")});
  }
  PointColumns found{{}, ""};
  for (Index at = 0; at < static_cast<Index>(features.size()); at += 3) {
    found.points.push_back({at, at + 1, at + 2});
  }
  found.how = "three columns each in table order";
  if (!features.empty()) {
    found.how += ", the first from '" + features[0].name + "', '" + features[1].name + "', '" +
                 features[2].name + "'";
  }
  return found;
}

}  // namespace

PointColumns point_columns(const std::vector<ColumnInfo>& features, const std::string& where) {
  auto found = by_group(features, where);
  if (!found) {
    found = by_name(features);
  }
  if (!found) {
    found = by_order(features, where);
  }
  if (found->points.size() < 2) {
    throw bad_input({message("point_columns.single", "a single point has no distances"), where,
                     message("point_columns.single.accepted",
                             "at least two points of three columns (x, y, z) each")});
  }
  return *found;
}

PairDistances::Box box_of(const std::vector<ColumnInfo>& features) {
  PairDistances::Box box{};
  for (std::size_t at = 0; at < features.size(); ++at) {
    if (at < 3) {
      box.at(at) = features[at].period;
    } else if (features[at].period != box.at(at % 3)) {
      throw bad_input({message("point_columns.different_periods",
                               "columns '{1}' and '{2}' have different periods",
                               features[at % 3].name, features[at].name),
                       "target",
                       message("point_columns.different_periods.accepted",
                               "one box for all points: equal periods along each axis")});
    }
  }
  return box;
}

}  // namespace steelyard
