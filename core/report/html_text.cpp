// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/html_text.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "core/text.h"

namespace steelyard::html {
namespace {

constexpr const char* replacement = "\xEF\xBF\xBD";  // U+FFFD

bool is_control(char character) {
  const auto code = static_cast<unsigned char>(character);
  return (code < 0x20 && character != '\n' && character != '\t') || code == 0x7F;
}

bool is_number(const std::string& cell) {
  double value = 0.0;
  const char* end = cell.data() + cell.size();
  const auto read = std::from_chars(cell.data(), end, value);
  return read.ec == std::errc() && read.ptr == end;
}

std::string cell_markup(const std::string& cell) {
  return (is_number(cell) ? "<td class=\"number\">" : "<td>") + escaped(cell) + "</td>";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char character = text[at];
    if (turns_writing(text.substr(at))) {
      safe += replacement;
      at += 2;
      continue;
    }
    switch (character) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += is_control(character) ? std::string(replacement) : std::string(1, character);
    }
  }
  return safe;
}

std::string element(std::string_view name, const std::string& content) {
  const std::string tag(name);
  return "<" + tag + ">" + content + "</" + tag + ">\n";
}

std::string list(std::string_view name, const std::vector<std::string>& items) {
  std::string content;
  for (const std::string& item : items) {
    content += element("li", escaped(item));
  }
  return content.empty() ? content : element(name, content);
}

std::string folded(std::string_view title, const std::string& content) {
  return content.empty() ? content
                         : element("details", element("summary", escaped(title)) + content);
}

std::string table(const TextTable& cells) {
  std::string head;
  for (const std::string& heading : cells.header) {
    head += "<th scope=\"col\">" + escaped(heading) + "</th>";
  }
  std::string body;
  for (const std::vector<std::string>& row : cells.rows) {
    std::string line;
    for (const std::string& cell : row) {
      line += cell_markup(cell);
    }
    body += element("tr", line);
  }
  return "<div class=\"wide\"><table>\n" + element("thead", element("tr", head)) +
         element("tbody", body) + "</table></div>\n";
}

TextTable without_empty_columns(const TextTable& table) {
  TextTable kept;
  kept.rows.resize(table.rows.size());
  for (std::size_t column = 0; column < table.header.size(); ++column) {
    if (std::all_of(table.rows.begin(), table.rows.end(),
                    [&](const std::vector<std::string>& row) { return row[column].empty(); })) {
      continue;
    }
    kept.header.push_back(table.header[column]);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
      kept.rows[row].push_back(table.rows[row][column]);
    }
  }
  return kept;
}

void Facts::add(std::string_view name, std::string_view value) { add_markup(name, escaped(value)); }

void Facts::add_markup(std::string_view name, const std::string& value) {
  if (!value.empty()) {
    rows_ += element("dt", escaped(name)) + element("dd", value);
  }
}

}  // namespace steelyard::html
