// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/unique_names.h"

#include <unordered_map>
#include <unordered_set>

#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Names = std::unordered_set<std::string>;

/// The stem, or the stem followed by the first number that gives a new name. The last number is
/// remembered, so ten thousand columns with one name take linear time.
std::string unused_name(const std::string& stem, const std::string& own, const Names& given,
                        const Names& taken, std::unordered_map<std::string, int>& copies) {
  std::string name = stem;
  int& copy = copies.try_emplace(stem, 1).first->second;
  while (taken.contains(name) || (name != own && given.contains(name))) {
    name = stem + " (" + std::to_string(++copy) + ")";
  }
  return name;
}

Message renaming(const std::string& own, std::size_t column, const std::string& name,
                 const Message& where) {
  if (own.empty()) {
    return message("table.nameless_column", "column {1} is called {2}: it has no name in {3}",
                   column + 1, in_quotes(name), where);
  }
  return message("table.repeated_name",
                 "column {1} is called {2}: the name {3} is used more than once in {4}", column + 1,
                 in_quotes(name), in_quotes(own), where);
}

}  // namespace

std::vector<Message> make_names_unique(std::vector<std::string>& names, const Message& where) {
  const Names given(names.begin(), names.end());
  Names taken;
  std::unordered_map<std::string, int> copies;
  std::vector<Message> changes;
  for (std::size_t column = 0; column < names.size(); ++column) {
    std::string& own = names[column];
    const std::string stem = own.empty() ? "column " + std::to_string(column + 1) : own;
    const std::string name = unused_name(stem, own, given, taken, copies);
    if (name != own) {
      changes.push_back(renaming(own, column, name, where));
    }
    taken.insert(name);
    own = name;
  }
  return changes;
}

std::vector<Message> make_names_unique(std::vector<std::string>& names) {
  return make_names_unique(names, message("table.names_in_file", "the file"));
}

Message names_in_header() { return message("table.names_in_header", "the header"); }

}  // namespace steelyard
