// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/mark_doubt.h"

#include <algorithm>

#include "core/data/number_marks.h"
#include "core/text.h"

namespace steelyard {

char mark_in_doubt(const Dialect& dialect) {
  const char thousands = dialect.thousands_mark;
  if (thousands != '\0') {
    return thousands == ',' || thousands == '.' ? thousands : '\0';
  }
  return dialect.decimal_mark == ',' || dialect.delimiter != ',' ? dialect.decimal_mark : '\0';
}

void look_at_mark(std::string_view number, char mark, const PlacedCell& place, OddColumns& odd) {
  const std::size_t at = number.find_first_of(".,");
  if (at == std::string_view::npos) {
    return;
  }
  if (number[at] != mark || !has_one_group(number, mark)) {
    odd.marks_decided = true;
  } else if (!odd.doubtful_marks.contains(place.column)) {
    note_cell(odd.doubtful_marks, place.column, place.line, place.cell, place.quote);
  }
}

std::optional<Message> doubt_about_marks(const std::vector<std::string>& names,
                                         const Dialect& dialect, const OddColumns& odd) {
  const auto first = std::find_if(odd.doubtful_marks.begin(), odd.doubtful_marks.end(),
                                  [&odd](const auto& at) { return !odd.text.contains(at.first); });
  if (odd.marks_decided || first == odd.doubtful_marks.end()) {
    return std::nullopt;
  }
  const auto& [column, cells] = *first;
  const std::string name = in_quotes(names[column]);
  const std::string cell = in_quotes(cells.text);
  if (dialect.thousands_mark != '\0') {
    return message("table.doubtful_thousands",
                   "column {1}: '{2}' is read as a mark between thousands, as in {3} of line {4}, "
                   "but it may begin the decimals; both readings are possible",
                   name, std::string(1, dialect.thousands_mark), cell, cells.line);
  }
  return message("table.doubtful_decimals",
                 "column {1}: '{2}' is read as the decimal mark, as in {3} of line {4}, but it may "
                 "separate thousands; both readings are possible",
                 name, std::string(1, dialect.decimal_mark), cell, cells.line);
}

std::optional<RemarkOnMark> remark_on_mark(const std::vector<Message>& remarks) {
  const auto found = std::find_if(remarks.begin(), remarks.end(), [](const Message& remark) {
    return remark.id == "table.doubtful_decimals" || remark.id == "table.doubtful_thousands";
  });
  if (found == remarks.end()) {
    return std::nullopt;
  }
  return RemarkOnMark{static_cast<std::size_t>(found - remarks.begin()), found->arguments[2].text,
                      found->arguments[1].text.front(), found->id == "table.doubtful_thousands"};
}

void forget_doubt_about_marks(Dataset& dataset) {
  if (const auto remark = remark_on_mark(dataset.warnings)) {
    dataset.warnings.erase(dataset.warnings.begin() +
                           static_cast<std::ptrdiff_t>(remark->position));
  }
}

}  // namespace steelyard
