// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/column_groups.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/error.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The columns that a word of the list names.
std::vector<Index> columns_named(const std::vector<ColumnInfo>& features, std::string_view word) {
  const bool many = word.ends_with('*');
  const std::string_view start = many ? word.substr(0, word.size() - 1) : word;
  std::vector<Index> found;
  for (std::size_t column = 0; column < features.size(); ++column) {
    const std::string& name = features[column].name;
    if (name == word || (many && name.starts_with(start))) {
      found.push_back(static_cast<Index>(column));
    }
  }
  if (found.empty()) {
    throw bad_input({message("groups.unknown_column", "no input is named {1}", in_quotes(word)),
                     std::string(),
                     message("groups.unknown_column.accepted",
                             "names of inputs, or how they begin with a star after it")});
  }
  return found;
}

/// A group of the list: "name: a, b" or "a, b".
void add_listed(const std::vector<ColumnInfo>& features, std::string_view text,
                ColumnGroups& groups) {
  const std::size_t colon = text.find(':');
  const bool named = colon != std::string_view::npos;
  const auto words = parts_between(named ? text.substr(colon + 1) : text, ',');
  std::set<Index> members;
  for (const std::string_view word : words) {
    const std::vector<Index> columns = columns_named(features, word);
    members.insert(columns.begin(), columns.end());
  }
  if (members.empty()) {
    throw bad_input({message("groups.empty_group", "the group {1} has no inputs", in_quotes(text)),
                     std::string(),
                     message("groups.empty_group.accepted", "names of inputs after the colon")});
  }
  std::vector<std::string> names(words.begin(), words.end());
  groups.names.push_back(named ? std::string(trimmed(text.substr(0, colon))) : in_one_line(names));
  groups.members.emplace_back(members.begin(), members.end());
}

ColumnGroups listed_groups(const std::vector<ColumnInfo>& features, std::string_view list) {
  ColumnGroups groups;
  groups.columns = std::ssize(features);
  for (const std::string_view text : parts_between(list, ';')) {
    add_listed(features, text, groups);
  }
  if (groups.members.empty()) {
    throw bad_input({message("groups.no_groups", "no group is listed"), std::string(),
                     message("groups.no_groups.accepted",
                             "groups like 'name: input, input; name: input, input'")});
  }
  std::set<Index> known;
  for (const std::vector<Index>& members : groups.members) {
    known.insert(members.begin(), members.end());
  }
  for (std::size_t column = 0; column < features.size(); ++column) {
    if (!known.contains(static_cast<Index>(column))) {
      groups.names.push_back(features[column].name);
      groups.members.push_back({static_cast<Index>(column)});
    }
  }
  return groups;
}

std::string_view group_named(const ColumnInfo& feature, GroupedBy by) {
  switch (by) {
    case GroupedBy::names:
      return name_of_group(feature.name);
    case GroupedBy::table:
      return feature.group;
    case GroupedBy::nothing:
    case GroupedBy::list:
      break;
  }
  return {};
}

}  // namespace

const ParameterList<GroupOptions>& group_parameters() {
  static const ParameterList<GroupOptions> list{
      choice({"discovery_groups", "Found together",
              "Which inputs are found together or not at all; the rate then holds for groups."},
             field(&GroupOptions::by),
             {{GroupedBy::nothing, "none", "Each input alone", "the rate holds for inputs"},
              {GroupedBy::names, "names", "By their names",
               "what begins alike up to '=' or the first point: P10.A and P10.V"},
              {GroupedBy::table, "table", "Groups of the table",
               "inputs of one group of the data panel"},
              {GroupedBy::list, "list", "As listed", "groups that are written down"}})
          .advanced(),
      parameter({"group_list", "Groups listed",
                 "Groups separated by semicolons, inputs by commas: 'first: x1, x2; second: y*'."},
                field(&GroupOptions::list))
          .only_when("discovery_groups", {"list"})
          .advanced()};
  return list;
}

bool ColumnGroups::each_alone() const {
  return std::all_of(members.begin(), members.end(),
                     [](const std::vector<Index>& group) { return group.size() == 1; });
}

std::optional<Index> ColumnGroups::shared_column() const {
  std::set<Index> known;
  for (const std::vector<Index>& group : members) {
    for (const Index column : group) {
      if (!known.insert(column).second) {
        return column;
      }
    }
  }
  return std::nullopt;
}

std::vector<Index> ColumnGroups::columns_of(const std::vector<Index>& groups) const {
  std::set<Index> known;
  std::vector<Index> found;
  for (const Index group : groups) {
    for (const Index column : members[static_cast<std::size_t>(group)]) {
      if (known.insert(column).second) {
        found.push_back(column);
      }
    }
  }
  return found;
}

std::vector<Index> ColumnGroups::varying_columns_of(const std::vector<Index>& groups,
                                                    const Vector& deviations) const {
  std::vector<Index> found = columns_of(groups);
  std::erase_if(found, [&](Index column) { return !(deviations[column] > 0.0); });
  return found;
}

Vector ColumnGroups::least_of(const Vector& of_groups) const {
  Vector values = Vector::Constant(columns, std::numeric_limits<double>::quiet_NaN());
  for (Index group = 0; group < count(); ++group) {
    for (const Index column : members[static_cast<std::size_t>(group)]) {
      const double value = of_groups[group];
      if (std::isnan(values[column]) || value < values[column]) {
        values[column] = value;
      }
    }
  }
  return values;
}

Vector ColumnGroups::largest_of(const Vector& of_groups) const { return -least_of(-of_groups); }

std::string ColumnGroups::names_of(const std::vector<Index>& some) const {
  constexpr std::size_t most_names = 20;
  std::vector<std::string> found;
  for (std::size_t place = 0; place < std::min(some.size(), most_names); ++place) {
    found.push_back(short_name(names[static_cast<std::size_t>(some[place])]));
  }
  return in_one_line(found) + (some.size() > most_names ? ", ..." : "");
}

std::vector<Index> ColumnGroups::group_of() const {
  std::vector<Index> groups(static_cast<std::size_t>(columns), Index{0});
  for (Index group = count() - 1; group >= 0; --group) {
    for (const Index column : members[static_cast<std::size_t>(group)]) {
      groups[static_cast<std::size_t>(column)] = group;
    }
  }
  return groups;
}

std::string_view name_of_group(std::string_view column) {
  const std::size_t equals = column.find('=');
  const std::size_t end = equals == std::string_view::npos ? column.find('.') : equals;
  return end == std::string_view::npos ? std::string_view() : trimmed(column.substr(0, end));
}

ColumnGroups column_groups(const std::vector<ColumnInfo>& features, const GroupOptions& options) {
  if (options.by == GroupedBy::list) {
    return listed_groups(features, options.list);
  }
  ColumnGroups groups;
  groups.columns = std::ssize(features);
  std::map<std::string_view, std::size_t> known;
  for (std::size_t column = 0; column < features.size(); ++column) {
    const std::string_view name = group_named(features[column], options.by);
    std::size_t group = groups.members.size();
    if (!name.empty()) {
      group = known.emplace(name, group).first->second;
    }
    if (group == groups.members.size()) {
      groups.names.emplace_back(name.empty() ? std::string_view(features[column].name) : name);
      groups.members.emplace_back();
    }
    groups.members[group].push_back(static_cast<Index>(column));
  }
  return groups;
}

std::optional<Complaint> trouble_with_groups(const std::vector<ColumnInfo>& features,
                                             const GroupOptions& options) {
  try {
    static_cast<void>(column_groups(features, options));
  } catch (const Error& error) {
    return Complaint{"group_list", "Groups listed", error.parts().what, error.parts().accepted};
  }
  return std::nullopt;
}

}  // namespace steelyard
