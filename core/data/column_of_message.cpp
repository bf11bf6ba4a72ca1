// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/column_of_message.h"

#include "core/text.h"

namespace steelyard {
namespace {

/// The argument that follows the word "column" in the pattern, without its quotes.
std::optional<std::string> named_column(const Message& message) {
  for (std::size_t k = 0; k < message.arguments.size(); ++k) {
    const std::string place = "{" + std::to_string(k + 1) + "}";
    const std::string& text = message.arguments[k].text;
    if (message.pattern.find("column '" + place + "'") != std::string::npos) {
      return text;
    }
    const bool is_quoted = text.size() > 1 && text.front() == '\'' && text.back() == '\'';
    if (is_quoted && message.pattern.find("column " + place) != std::string::npos) {
      return text.substr(1, text.size() - 2);
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Index> column_of_message(const Message& message, const std::vector<Column>& columns) {
  const std::optional<std::string> named = named_column(message);
  std::optional<Index> found;
  for (std::size_t position = 0; named && position < columns.size(); ++position) {
    const std::string& name = columns[position].name;
    const auto& text = columns[position].made_of_text;
    if (text && text->column == *named) {  // all columns of one text, which the first stands for
      found = found ? found : std::optional(static_cast<Index>(position));
      continue;
    }
    if (name == *named || short_name(name) == *named) {
      if (found) {
        return std::nullopt;
      }
      found = static_cast<Index>(position);
    }
  }
  return found;
}

}  // namespace steelyard
