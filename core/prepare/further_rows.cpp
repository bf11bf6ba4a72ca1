// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/further_rows.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

#include "core/data/number.h"
#include "core/data/padded_numbers.h"
#include "core/error.h"
#include "core/message.h"
#include "core/prepare/preparation.h"
#include "core/prepare/text_as_numbers.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// A column without any value may be of any kind.
bool is_empty(const Dataset& table, Index column) {
  return table.values.col(column).array().isNaN().all();
}

[[noreturn]] void refuse_kind(const Column& wanted, const Dataset& further) {
  throw bad_input({wanted.kind == ColumnKind::number
                       ? message("further.text",
                                 "the column holds text where the table of the "
                                 "record holds numbers")
                       : message("further.numbers",
                                 "the column holds numbers where the table of "
                                 "the record holds text"),
                   place_of_further_column(further.name, wanted.name),
                   message("further.kind.accepted", "columns of the same kinds as in the record")});
}

/// The position of each category of `further` among those of the wanted column, which receives the
/// new ones.
std::vector<double> codes_in(Column& wanted, const Column& further) {
  std::map<std::string, std::size_t> known;
  for (std::size_t code = 0; code < wanted.categories.size(); ++code) {
    known.emplace(wanted.categories[code], code);
  }
  std::vector<double> codes;
  for (const std::string& category : further.categories) {
    const auto [at, is_new] = known.emplace(category, wanted.categories.size());
    if (is_new) {
      wanted.categories.push_back(category);
    }
    codes.push_back(static_cast<double>(at->second));
  }
  return codes;
}

/// Takes values of the kind that the wanted column has.
void take_same_kind(const Column& given, Index to, Dataset& rows) {
  Column& wanted = rows.columns[static_cast<std::size_t>(to)];
  if (wanted.kind != ColumnKind::category || given.kind != ColumnKind::category) {
    return;
  }
  const std::vector<double> codes = codes_in(wanted, given);
  for (double& cell : rows.values.col(to)) {
    cell = std::isnan(cell) ? cell : codes[static_cast<std::size_t>(cell)];
  }
}

/// Whether some texts of a column are numbers, so that further rows may happen to hold nothing
/// else.
bool holds_numbers(const Column& text, char mark) {
  return std::any_of(text.categories.begin(), text.categories.end(), [mark](const auto& category) {
    return parse_number(category, mark).kind == NumberKind::number;
  });
}

/// Numbers as the texts that the table has in that column.
void take_as_text(const Column& given, char mark, Index to, Dataset& rows) {
  Column texts;
  texts.kind = ColumnKind::category;
  auto cells = rows.values.col(to);
  std::map<double, std::size_t> codes;
  for (double& cell : cells) {
    if (!std::isnan(cell)) {
      const auto [at, is_new] = codes.emplace(cell, codes.size());
      if (is_new) {
        std::string text = padded_text(cell, given.digits);
        std::replace(text.begin(), text.end(), '.', mark);
        texts.categories.push_back(std::move(text));
      }
      cell = static_cast<double>(at->second);
    }
  }
  take_same_kind(texts, to, rows);
}

/// A column that nothing is worked out from may hold what it likes: an identifier, a remark.
void take_column(const Dataset& table, const Dataset& further, Index from, Index to, bool needed,
                 Dataset& rows) {
  Column& wanted = rows.columns[static_cast<std::size_t>(to)];
  const Column& given = further.columns[static_cast<std::size_t>(from)];
  rows.values.col(to) = further.values.col(from);
  wanted.digits = given.digits;
  if (wanted.kind == given.kind || is_empty(further, from)) {
    take_same_kind(given, to, rows);
  } else if (wanted.kind == ColumnKind::category &&
             holds_numbers(wanted, decimal_mark_of(table, to))) {
    take_as_text(given, decimal_mark_of(table, to), to, rows);
  } else if (needed) {
    refuse_kind(wanted, further);
  } else {
    wanted.kind = given.kind;
    wanted.categories = given.categories;
  }
}

/// The steps know no texts where the table has numbers, nor numbers where it has text.
void clear_other_kinds(const Dataset& table, Dataset& rows) {
  for (std::size_t column = 0; column < rows.columns.size(); ++column) {
    if (rows.columns[column].kind != table.columns[column].kind) {
      rows.columns[column].kind = table.columns[column].kind;
      rows.columns[column].categories = table.columns[column].categories;
      rows.values.col(static_cast<Index>(column))
          .setConstant(std::numeric_limits<double>::quiet_NaN());
    }
  }
}

/// All of them: whoever makes the table needs every name.
std::string in_list(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) {
    list += (list.empty() ? "" : ", ") + in_quotes(name);
  }
  return list;
}

void refuse_lacking(const std::vector<std::string>& lacking, const Dataset& further) {
  if (!lacking.empty()) {
    throw bad_input(
        {message("further.lacks", "the table lacks {1:a column|columns} that the record needs: {2}",
                 lacking.size(), in_list(lacking)),
         further.name,
         message("further.lacks.accepted", "a table with all columns that the record needs")});
  }
}

/// The columns that the step has left in the table.
void keep_columns_of(const Dataset& table, Dataset& rows) {
  std::vector<Index> kept;
  for (const Column& column : table.columns) {
    if (const auto at = rows.column_named(column.name)) {
      kept.push_back(*at);
    }
  }
  rows.keep_columns(kept);
}

}  // namespace

Message place_of_further_column(const std::string& table, const std::string& column) {
  return message("place.further_column", "{1}, column {2}", table, in_quotes(column));
}

void refuse_lacking_names(const std::set<std::string>& needed, const Dataset& further) {
  std::vector<std::string> lacking;
  std::copy_if(needed.begin(), needed.end(), std::back_inserter(lacking),
               [&](const std::string& name) { return !further.column_named(name); });
  refuse_lacking(lacking, further);
}

Dataset rows_in_columns_of(const Dataset& table, const Dataset& further,
                           const std::set<std::string>& needed) {
  Dataset rows;
  rows.name = further.name;
  rows.source = further.source;
  rows.columns = table.columns;
  for (Column& column : rows.columns) {
    column.filled.clear();
  }
  rows.values = Matrix::Constant(further.samples(), table.values.cols(),
                                 std::numeric_limits<double>::quiet_NaN());
  std::vector<std::string> lacking;
  for (Index column = 0; column < table.values.cols(); ++column) {
    const std::string& name = table.columns[static_cast<std::size_t>(column)].name;
    if (const auto from = further.column_named(name)) {
      take_column(table, further, *from, column, needed.contains(name), rows);
    } else if (needed.contains(name)) {
      lacking.push_back(name);
    }
  }
  refuse_lacking(lacking, further);
  return rows;
}

Dataset prepared_further(Dataset rows, Dataset table, const std::vector<PreparationStep>& steps,
                         const ReadControl& control) {
  clear_other_kinds(table, rows);
  for (const PreparationStep& step : steps) {
    const Preparation& way = preparation(step.id);
    if (way.follow != nullptr) {
      way.follow(rows, table, step.values);
    }
    table = prepared(std::move(table), step, control);
    keep_columns_of(table, rows);
  }
  return rows;
}

}  // namespace steelyard
