// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/parse/output_stream.h"

namespace steelyard::parse {

/// The different texts of a column, in order of first appearance.
class TextCategories {
 public:
  /// NaN for an empty text, which is a missing cell.
  [[nodiscard]] double position_of(const std::string& text) {
    if (text.empty()) {
      return std::numeric_limits<double>::quiet_NaN();
    }
    const auto [at, is_new] = positions_.try_emplace(text, texts_.size());
    if (is_new) {
      texts_.push_back(text);
    }
    return static_cast<double>(at->second);
  }
  /// Writes their number and each of them.
  void write(OutputStream& out) const {
    out.number(texts_.size());
    for (const std::string& text : texts_) {
      out.text(text);
    }
  }

 private:
  std::unordered_map<std::string, std::size_t> positions_;
  std::vector<std::string> texts_;
};

}  // namespace steelyard::parse
