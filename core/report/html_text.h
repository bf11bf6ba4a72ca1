// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/text_table.h"

namespace steelyard::html {

/// Text escaped for use between tags and in quoted attributes. Control characters, which a page
/// must not contain, become U+FFFD.
/// \param text  UTF-8
[[nodiscard]] std::string escaped(std::string_view text);

/// The element with this name and content.
/// \param content  markup, here and below: plain text must go through escaped() first
[[nodiscard]] std::string element(std::string_view name, const std::string& content);

/// A list of items, each of them plain text. Empty if there are no items.
/// \param name  "ul" or "ol"
[[nodiscard]] std::string list(std::string_view name, const std::vector<std::string>& items);

/// What a reader unfolds by a click, without scripts; printed, it is one line. Empty if the content
/// is.
/// \param title  plain text
[[nodiscard]] std::string folded(std::string_view title, const std::string& content);

/// A table of plain text; numbers are right-aligned.
[[nodiscard]] std::string table(const TextTable& cells);

/// The table without columns that are empty in all rows.
[[nodiscard]] TextTable without_empty_columns(const TextTable& table);

/// A list of names and values; empty values are left out.
class Facts {
 public:
  /// Adds a name and a value, both plain text.
  void add(std::string_view name, std::string_view value);
  /// The same with a value that is markup.
  void add_markup(std::string_view name, const std::string& value);
  [[nodiscard]] std::string markup() const { return element("dl", rows_); }

 private:
  std::string rows_;
};

}  // namespace steelyard::html
