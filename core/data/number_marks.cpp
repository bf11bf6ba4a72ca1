// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/number_marks.h"

#include <algorithm>
#include <array>

#include "core/data/cell_number.h"
#include "core/data/unit_verdict.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Rows = std::vector<std::vector<std::string>>;

/// What cells say of one mark.
struct MarkEvidence {
  std::size_t decimals = 0;   ///< numbers in which the mark can only begin decimals
  std::size_t thousands = 0;  ///< numbers in which the mark can only stand between thousands
  std::size_t doubtful = 0;   ///< numbers in which the mark can do either
};

/// What the cells of a column, or of all columns, say.
struct Evidence {
  MarkEvidence point{};
  MarkEvidence comma{};
  std::size_t short_numbers = 0;  ///< whole numbers of one to three digits without a mark, but 0
  std::size_t long_numbers = 0;   ///< whole numbers of more digits without a mark
};

bool is_number(const std::string& cell, char decimal, char thousands) {
  return parse_cell(cell, decimal, thousands).kind == NumberKind::number;
}

bool has_mark(const std::string& cell) { return cell.find_first_of(".,") != std::string::npos; }

/// Whether a cell shows at once that its mark does not stand between thousands, such as "-12.5":
/// not exactly three digits follow the first mark. Spares parsing the cell.
bool plainly_no_thousands(const std::string& cell, char mark) {
  constexpr std::size_t group = 3;
  const std::size_t at = cell.find_first_not_of("+-0123456789");
  if (at == std::string::npos || cell[at] != mark) {
    return false;
  }
  return std::min(cell.find_first_not_of("0123456789", at + 1), cell.size()) - at - 1 != group;
}

/// \param mark  '.' or ','
void add_cell(const std::string& cell, char mark, MarkEvidence& evidence) {
  const char other = other_mark(mark);
  if (cell.find(mark) == std::string::npos) {
    return;
  }
  const bool decimal = is_number(cell, mark, other);
  const bool thousands = !plainly_no_thousands(cell, mark) && is_number(cell, other, mark);
  evidence.decimals += decimal && !thousands ? 1U : 0U;
  evidence.thousands += thousands && !decimal ? 1U : 0U;
  evidence.doubtful += thousands && decimal ? 1U : 0U;
}

Evidence evidence_in(const Rows& rows, std::size_t first, std::size_t column) {
  constexpr std::size_t group = 3;
  Evidence found;
  for (std::size_t row = first; row < rows.size(); ++row) {
    if (column >= rows[row].size()) {
      continue;
    }
    const std::string& cell = rows[row][column];
    if (has_mark(cell)) {
      add_cell(cell, '.', found.point);
      add_cell(cell, ',', found.comma);
    } else if (const CellNumber plain = parse_cell(cell, '.', '\0');
               plain.kind == NumberKind::number && plain.value != 0.0) {
      const std::size_t digits = plain.digits.size() - (plain.digits.front() == '-' ? 1U : 0U);
      (digits <= group ? found.short_numbers : found.long_numbers) += 1U;
    }
  }
  return found;
}

/// A column of "4,095" beside "611", in which each number has its marks.
bool shows_thousands(const MarkEvidence& mark, const Evidence& column) {
  constexpr std::size_t fewest_marked = 3;
  constexpr std::size_t fewest_short = 2;
  return mark.decimals == 0 && column.long_numbers == 0 && mark.doubtful >= fewest_marked &&
         column.short_numbers >= fewest_short;
}

/// The mark that some column shows to stand between thousands; 0 if there is none, or if both are.
char shown_thousands(const std::vector<Evidence>& columns) {
  const bool point = std::any_of(columns.begin(), columns.end(), [](const Evidence& column) {
    return shows_thousands(column.point, column);
  });
  const bool comma = std::any_of(columns.begin(), columns.end(), [](const Evidence& column) {
    return shows_thousands(column.comma, column);
  });
  if (point == comma) {
    return '\0';
  }
  return point ? '.' : ',';
}

/// Whether the mark may stand between thousands in some cell of the column: most columns show at
/// once that it does not.
bool occurs_in(const Rows& rows, std::size_t first, std::size_t column, char thousands) {
  const std::string_view bytes = thousands == ' '    ? std::string_view(" \xC2\xE2\xA0")
                                 : thousands == '\'' ? std::string_view("'\xE2")
                                                     : std::string_view(&thousands, 1);
  return std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(std::min(first, rows.size())),
                     rows.end(), [column, bytes](const auto& row) {
                       return column < row.size() &&
                              row[column].find_first_of(bytes) != std::string::npos;
                     });
}

/// Whether the cells of the column are numbers or missing, their thousands have the mark, and some
/// have thousands. A few other cells do not count.
bool is_marked_column(const Rows& rows, std::size_t first, std::size_t column, NumberMarks marks) {
  constexpr double thousand = 1000.0;
  if (!occurs_in(rows, first, column, marks.thousands)) {
    return false;
  }
  const std::string none;
  const auto all = static_cast<Index>(rows.size() - first);
  Index numbers = 0;
  Index others = 0;
  bool some = false;
  for (std::size_t row = first; row < rows.size(); ++row) {
    const std::string& cell = column < rows[row].size() ? rows[row][column] : none;
    const CellNumber with = parse_cell(cell, marks.decimal, marks.thousands);
    const bool grouped = with.kind != parse_cell(cell, marks.decimal, '\0').kind;
    const bool fits = with.kind == NumberKind::number &&
                      (grouped || (with.value < thousand && with.value > -thousand));
    numbers += fits ? 1 : 0;
    others += fits || with.kind == NumberKind::missing ? 0 : 1;
    if (others > 0 && !are_few_bad_cells(others, all - others)) {
      return false;
    }
    some = some || grouped;
  }
  return some && (others == 0 || are_few_bad_cells(others, numbers));
}

std::size_t widest(const Rows& rows) {
  std::size_t width = 0;
  for (const auto& row : rows) {
    width = std::max(width, row.size());
  }
  return width;
}

bool some_column_is_marked(const Rows& rows, std::size_t first, NumberMarks marks) {
  const std::size_t width = widest(rows);
  for (std::size_t column = 0; column < width; ++column) {
    if (is_marked_column(rows, first, column, marks)) {
      return true;
    }
  }
  return false;
}

/// What the cells of all columns say together.
Evidence evidence_of_all(const std::vector<Evidence>& columns) {
  const auto add = [](const MarkEvidence& from, MarkEvidence& to) {
    to.decimals += from.decimals;
    to.thousands += from.thousands;
    to.doubtful += from.doubtful;
  };
  Evidence all;
  for (const Evidence& column : columns) {
    add(column.point, all.point);
    add(column.comma, all.comma);
  }
  return all;
}

/// Decimals decide; without any, thousands do; without these, a number has decimals.
NumberMarks marks_from(const std::vector<Evidence>& columns, const Evidence& all) {
  const std::size_t for_point = all.point.decimals + all.comma.thousands;
  const std::size_t for_comma = all.comma.decimals + all.point.thousands;
  if (for_point != for_comma) {
    return for_point > for_comma ? NumberMarks{'.', ','} : NumberMarks{',', '.'};
  }
  if (const char thousands = shown_thousands(columns); for_point == 0 && thousands != '\0') {
    return {other_mark(thousands), thousands};
  }
  return {all.comma.doubtful > all.point.doubtful ? ',' : '.', '\0'};
}

/// Who separates cells by commas rarely begins decimals by them: "4,095" in quotes has thousands
/// unless some number shows that it has not.
bool are_quoted_thousands(const Evidence& all, char delimiter) {
  return delimiter == ',' && all.comma.doubtful > 0 && all.comma.decimals == 0 &&
         all.point.thousands == 0;
}

}  // namespace

NumberMarks guess_marks(const Rows& rows, std::size_t first, char delimiter) {
  std::vector<Evidence> columns;
  const std::size_t width = widest(rows);
  for (std::size_t column = 0; column < width; ++column) {
    columns.push_back(evidence_in(rows, first, column));
  }
  const Evidence all = evidence_of_all(columns);
  const NumberMarks grouped{'.', ','};
  if (are_quoted_thousands(all, delimiter) && some_column_is_marked(rows, first, grouped)) {
    return grouped;
  }
  NumberMarks marks = marks_from(columns, all);
  for (const char thousands : {marks.thousands, ' ', '\''}) {
    marks.thousands = thousands;
    if (thousands != '\0' && some_column_is_marked(rows, first, marks)) {
      return marks;
    }
  }
  return {marks.decimal, '\0'};
}

bool may_be_thousands(const std::string& cell, char mark) {
  return cell.find(mark) != std::string::npos && !plainly_no_thousands(cell, mark) &&
         is_number(cell, mark, other_mark(mark)) && is_number(cell, other_mark(mark), mark);
}

bool has_one_group(std::string_view number, char mark) {
  constexpr std::size_t group = 3;
  const bool has_sign = !number.empty() && (number.front() == '-' || number.front() == '+');
  number.remove_prefix(has_sign ? 1 : 0);
  if (number.size() < group + 2 || number.size() > 2 * group + 1 || number.front() == '0') {
    return false;
  }
  const std::size_t at = number.size() - group - 1;
  for (std::size_t k = 0; k < number.size(); ++k) {
    if (k == at ? number[k] != mark : !is_ascii_digit(number[k])) {
      return false;
    }
  }
  return true;
}

}  // namespace steelyard
