// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/doubtful_mark.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/data/number.h"
#include "core/data/number_marks.h"
#include "core/text.h"

namespace steelyard {
namespace {

bool is_doubt(const Message& message) {
  constexpr std::string_view beginning = "table.both_readings";
  return message.id == "table.mark_of_thousands" ||
         message.id.compare(0, beginning.size(), beginning) == 0;
}

/// The mark is an argument of its own.
char mark_of(const Message& message, char otherwise) {
  for (const MessageArgument& argument : message.arguments) {
    if (argument.text == "." || argument.text == ",") {
      return argument.text.front();
    }
  }
  return otherwise;
}

bool is_number(const std::string& cell, char decimal, char thousands) {
  return parse_number(cell, decimal, thousands).kind == NumberKind::number;
}

/// Such as "0.5" or "12.5", in which the mark cannot stand between thousands, or "1.234.567", in
/// which it must.
bool decides(const std::string& cell, char mark) {
  return cell.find(mark) != std::string::npos &&
         is_number(cell, mark, '\0') != is_number(cell, other_mark(mark), mark);
}

/// The cells of a preview in which marks are looked for, row by row.
std::vector<const std::vector<std::string>*> rows_of(const DelimitedPreview& preview) {
  std::vector<const std::vector<std::string>*> rows;
  for (const auto* const some : {&preview.rows, &preview.later_rows}) {
    for (const auto& row : *some) {
      rows.push_back(&row);
    }
  }
  return rows;
}

bool is_decided(const DelimitedPreview& preview, char mark) {
  const auto rows = rows_of(preview);
  return std::any_of(rows.begin(), rows.end(), [mark](const auto* row) {
    return std::any_of(row->begin(), row->end(),
                       [mark](const std::string& cell) { return decides(cell, mark); });
  });
}

/// The first cell of the column with the mark, without its sign.
std::string example_of(const DelimitedPreview& preview, std::size_t column, char mark) {
  for (const auto* const row : rows_of(preview)) {
    if (column >= row->size()) {
      continue;
    }
    const std::string& cell = (*row)[column];
    if (cell.find(mark) != std::string::npos && is_number(cell, mark, '\0')) {
      const std::size_t digits = cell.find_first_of("0123456789");
      return digits == std::string::npos ? std::string() : cell.substr(digits);
    }
  }
  return {};
}

}  // namespace

std::optional<DoubtfulMark> doubtful_mark(const DelimitedPreview& preview) {
  for (const Message& said : preview.warnings) {
    if (!is_doubt(said)) {
      continue;
    }
    const char mark = mark_of(said, preview.dialect.decimal_mark);
    for (std::size_t column = 0; column < preview.header.size(); ++column) {
      const std::string& name = preview.header[column];
      const bool about = std::any_of(
          said.arguments.begin(), said.arguments.end(), [&name](const MessageArgument& argument) {
            return argument.text == in_quotes(name) || argument.text == name;
          });
      std::string cell = about ? example_of(preview, column, mark) : std::string();
      if (!cell.empty() && !is_decided(preview, mark)) {
        return DoubtfulMark{name, std::move(cell), mark, said};
      }
    }
  }
  return std::nullopt;
}

Dialect with_mark_of_thousands(Dialect dialect, char mark) {
  dialect.thousands_mark = mark;
  dialect.decimal_mark = other_mark(mark);
  return dialect;
}

Dialect with_mark_of_decimals(Dialect dialect, char mark) {
  dialect.thousands_mark = '\0';
  dialect.decimal_mark = mark;
  return dialect;
}

}  // namespace steelyard
