// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <unordered_map>
#include <vector>

namespace steelyard {

/// Distinct texts numbered in order of first appearance.
class Categories {
 public:
  /// The number of a text, new or known.
  std::size_t number_of(const std::string& text) {
    const auto [place, is_new] = numbers_.try_emplace(text, names_.size());
    if (is_new) {
      names_.push_back(text);
    }
    return place->second;
  }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::unordered_map<std::string, std::size_t> numbers_;
  std::vector<std::string> names_;
};

}  // namespace steelyard
