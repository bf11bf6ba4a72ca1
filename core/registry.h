// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/nearest_name.h"

namespace steelyard {

/// The entry of a list with the given id.
/// \param id_of    returns the id of an entry
/// \param unknown  what the message says of an unknown id: "no method 'x'"
/// \throws Error(bad_input) listing the known ids, the nearest first
template <typename List, typename IdOf>
[[nodiscard]] const auto& entry_with_id(const List& list, std::string_view id, const IdOf& id_of,
                                        const Message& unknown) {
  std::vector<std::string> ids;
  for (const auto& entry : list) {
    if (id_of(entry) == id) {
      return entry;
    }
    ids.emplace_back(id_of(entry));
  }
  throw bad_input({unknown, "", accepted_names(ids, id)});
}

/// The program's entries of one kind, in display order.
/// \tparam T  has registered_id(const T&), a string
template <typename T>
class Registry {
 public:
  /// \param noun  what messages call an entry: "method"
  explicit Registry(std::string noun) : noun_(std::move(noun)) {}

  /// \throws Error(fault) if the id is taken
  void add(std::unique_ptr<const T> entry) {
    const std::string id = registered_id(*entry);
    if (find_if_known(id) != nullptr) {
      throw fault("two have the id " + id, noun_);
    }
    entries_.push_back(std::move(entry));
  }
  [[nodiscard]] const std::vector<std::unique_ptr<const T>>& all() const { return entries_; }
  /// The entry with that id; nullptr if there is none.
  [[nodiscard]] const T* find_if_known(std::string_view id) const {
    for (const auto& entry : entries_) {
      if (registered_id(*entry) == id) {
        return entry.get();
      }
    }
    return nullptr;
  }
  /// The entry with that id.
  /// \throws Error(bad_input) for an unknown id, listing the known ids
  [[nodiscard]] const T& find(std::string_view id) const {
    return *entry_with_id(
        entries_, id, [](const auto& entry) { return registered_id(*entry); },
        message("registry.unknown_id", "no {1} '{2}'", noun_, id));
  }

 private:
  std::string noun_;
  std::vector<std::unique_ptr<const T>> entries_;
};

}  // namespace steelyard
