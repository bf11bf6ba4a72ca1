// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/text_table.h"

namespace steelyard::html {

/// Text as it may stand between tags and inside quoted attributes; control characters, which no
/// page may hold, become U+FFFD. \param text  UTF-8
[[nodiscard]] std::string escaped(std::string_view text);

/// `content` is markup, here and below: what is plain text goes through escaped() first.
[[nodiscard]] std::string element(std::string_view name, const std::string& content);

/// A list of items, each plain text. Empty for no item. \param name  "ul" or "ol"
[[nodiscard]] std::string list(std::string_view name, const std::vector<std::string>& items);

/// A table of plain text; cells that are numbers stand right.
[[nodiscard]] std::string table(const TextTable& cells);

/// The columns in which some row has a value.
[[nodiscard]] TextTable without_empty_columns(const TextTable& table);

/// Names and what they stand for, one under the other; what is empty is left out.
class Facts {
 public:
  /// Both plain text.
  void add(std::string_view name, std::string_view value);
  /// The value as markup.
  void add_markup(std::string_view name, const std::string& value);
  [[nodiscard]] std::string markup() const { return element("dl", rows_); }

 private:
  std::string rows_;
};

}  // namespace steelyard::html
