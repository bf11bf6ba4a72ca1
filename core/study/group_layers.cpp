// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/group_layers.h"

#include <algorithm>
#include <string>

#include "core/positions.h"

namespace steelyard {
namespace {

/// The layers while they are filled.
class Layering {
 public:
  explicit Layering(const ColumnGroups& groups)
      : groups_(groups), covers_(1, empty()), layer_of_(groups.members.size(), 0) {}

  /// Puts a group into the first layer that has room for it.
  void place(Index group);
  /// Moves a group that was placed into a layer with fewer groups, if one has room for it.
  void level(Index group);
  [[nodiscard]] std::vector<GroupLayer> layers() const;

 private:
  struct Cover {
    std::vector<bool> columns;  ///< D: those of the groups in this layer
    Index groups = 0;
  };

  [[nodiscard]] const std::vector<Index>& members(Index group) const {
    return groups_.members[static_cast<std::size_t>(group)];
  }
  [[nodiscard]] Cover empty() const {
    return {std::vector<bool>(static_cast<std::size_t>(groups_.columns), false)};
  }
  [[nodiscard]] bool has_room(const Cover& cover, Index group) const;
  void put(std::size_t layer, Index group);
  void take_out(Index group);
  [[nodiscard]] GroupLayer made(std::size_t layer) const;

  const ColumnGroups& groups_;
  std::vector<Cover> covers_;
  std::vector<std::size_t> layer_of_;  ///< of each group
};

bool Layering::has_room(const Cover& cover, Index group) const {
  return std::none_of(members(group).begin(), members(group).end(), [&](Index column) -> bool {
    return cover.columns[static_cast<std::size_t>(column)];
  });
}

void Layering::put(std::size_t layer, Index group) {
  for (const Index column : members(group)) {
    covers_[layer].columns[static_cast<std::size_t>(column)] = true;
  }
  ++covers_[layer].groups;
  layer_of_[static_cast<std::size_t>(group)] = layer;
}

void Layering::take_out(Index group) {
  Cover& cover = covers_[layer_of_[static_cast<std::size_t>(group)]];
  for (const Index column : members(group)) {
    cover.columns[static_cast<std::size_t>(column)] = false;
  }
  --cover.groups;
}

void Layering::place(Index group) {
  std::size_t layer = 0;
  while (layer < covers_.size() && !has_room(covers_[layer], group)) {
    ++layer;
  }
  if (layer == covers_.size()) {
    covers_.push_back(empty());
  }
  put(layer, group);
}

void Layering::level(Index group) {
  std::size_t least = layer_of_[static_cast<std::size_t>(group)];
  const Index most = covers_[least].groups - 2;  // otherwise the two layers only change places
  for (std::size_t layer = 0; layer < covers_.size(); ++layer) {
    const Index count = covers_[layer].groups;
    if (count <= most && count < covers_[least].groups && has_room(covers_[layer], group)) {
      least = layer;
    }
  }
  if (least != layer_of_[static_cast<std::size_t>(group)]) {
    take_out(group);
    put(least, group);
  }
}

GroupLayer Layering::made(std::size_t layer) const {
  GroupLayer made;
  made.groups.columns = groups_.columns;
  for (Index group = 0; group < groups_.count(); ++group) {
    if (layer_of_[static_cast<std::size_t>(group)] == layer) {
      made.own.push_back(group);
      made.groups.names.push_back(groups_.names[static_cast<std::size_t>(group)]);
      made.groups.members.push_back(members(group));
    }
  }
  for (Index column = 0; column < groups_.columns; ++column) {
    if (!covers_[layer].columns[static_cast<std::size_t>(column)]) {
      made.groups.names.push_back("column " + std::to_string(column + 1));
      made.groups.members.push_back({column});
    }
  }
  return made;
}

std::vector<GroupLayer> Layering::layers() const {
  std::vector<GroupLayer> all;
  for (std::size_t layer = 0; layer < covers_.size(); ++layer) {
    all.push_back(made(layer));
  }
  return all;
}

}  // namespace

std::vector<GroupLayer> group_layers(const ColumnGroups& groups) {
  if (!groups.shared_column()) {
    return {{all_positions(groups.count()), groups}};
  }
  Vector sizes(groups.count());
  for (Index group = 0; group < groups.count(); ++group) {
    sizes[group] = static_cast<double>(groups.members[static_cast<std::size_t>(group)].size());
  }
  const std::vector<Index> largest_first = falling(all_positions(groups.count()), sizes);
  Layering layering(groups);
  for (const Index group : largest_first) {
    layering.place(group);
  }
  for (const Index group : largest_first) {
    layering.level(group);
  }
  return layering.layers();
}

}  // namespace steelyard
