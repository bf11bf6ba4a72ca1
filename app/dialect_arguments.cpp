// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/dialect_arguments.h"

#include <utility>

#include "core/data/delimited_reader.h"
#include "core/data/dialect_words.h"
#include "core/data/doubtful_mark.h"
#include "core/data/mark_doubt.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

Dialect withMarks(const Dialect& dialect, const Arguments& arguments) {
  GivenMarks given;
  if (arguments.isSet("decimal")) {
    given.decimal = decimal_named(arguments.value("decimal").toStdString(), "option --decimal");
  }
  if (arguments.isSet("thousands")) {
    given.thousands =
        thousands_named(arguments.value("thousands").toStdString(), "option --thousands");
  }
  return with_given_marks(dialect, given, "options --decimal and --thousands",
                          "option --thousands");
}

/// A switch with an opposite: as guessed if neither is given.
void correctSwitch(const Arguments& arguments, const char* on, const char* off, bool& value) {
  if (arguments.isSet(on) || arguments.isSet(off)) {
    value = !arguments.isSet(off);
  }
}

}  // namespace

std::vector<Option> textOptions() {
  return {
      {"encoding", "ID",
       "utf-8, utf-16le, utf-16be, windows-1252, latin-1, shift-jis or gbk; guessed by default."},
      {"delimiter", "MARK", "comma, semicolon, tab, bar or blank; guessed by default."},
      {"decimal", "MARK", "'.' or ',', or point or comma; guessed by default."},
      {"thousands", "MARK",
       "What stands between thousands: comma, point, blank, apostrophe or none; guessed by "
       "default."},
      {"header", "", "The first row names the columns; guessed by default."},
      {"no-header", "", "The first row contains values, not names."},
      {"units-row", "", "The row below the names holds units; guessed by default."},
      {"no-units-row", "", "The row below the names holds values, not units."},
      {"row-names", "",
       "Each row begins with a name for which the header has no cell; guessed by default."},
      {"no-row-names", "", "The first cell of each row belongs to the first name."},
      {"name-rows", "ROWS", "Number of rows that together name the columns; guessed by default."},
      {"comment", "TEXT", "Skip lines that start with this text. [#]"},
      {"skip", "LINES", "Number of lines to skip at the start; guessed by default."}};
}

Dialect correctedDialect(Dialect guessed, const Arguments& arguments) {
  Dialect dialect = std::move(guessed);
  if (arguments.isSet("encoding")) {
    dialect.encoding =
        encoding_named(arguments.value("encoding").toStdString(), "option --encoding");
  }
  if (arguments.isSet("delimiter")) {
    dialect.delimiter =
        delimiter_named(arguments.value("delimiter").toStdString(), "option --delimiter");
  }
  dialect = withMarks(dialect, arguments);
  correctSwitch(arguments, "header", "no-header", dialect.header);
  correctSwitch(arguments, "units-row", "no-units-row", dialect.units_row);
  correctSwitch(arguments, "row-names", "no-row-names", dialect.row_names);
  if (arguments.isSet("name-rows")) {
    constexpr int most = 100;
    dialect.name_rows = static_cast<std::size_t>(arguments.number("name-rows", 1, most));
  }
  if (arguments.isSet("comment")) {
    dialect.comment = arguments.value("comment").toStdString();
  }
  if (arguments.isSet("skip")) {
    constexpr int most = 1000000;
    const auto skipped = static_cast<std::size_t>(arguments.number("skip", 0, most));
    // How many rows name the columns was guessed for other lines.
    const bool fits = skipped == dialect.skip_lines || arguments.isSet("name-rows");
    dialect.name_rows = fits ? dialect.name_rows : 1;
    dialect.skip_lines = skipped;
  }
  return dialect;
}

Dialect guessedDialect(const std::filesystem::path& path, const Arguments& arguments) {
  if (!arguments.isSet("encoding")) {
    return preview_delimited(path, 0).dialect;
  }
  const std::string encoding =
      encoding_named(arguments.value("encoding").toStdString(), "option --encoding");
  return preview_in_encoding(path, 0, encoding).dialect;
}

void sayHowToSettleMarks(Dataset& table, const Arguments& arguments) {
  if (arguments.isSet("decimal") || arguments.isSet("thousands")) {
    forget_doubt_about_marks(table);
    return;
  }
  const auto remark = remark_on_mark(table.warnings);
  if (!remark) {
    return;
  }
  Message& said = table.warnings[remark->position];
  const char* const mark = remark->mark == '.' ? "point" : "comma";
  said = remark->thousands
             ? message("arguments.doubtful_thousands",
                       "{1}: --decimal {2} reads {3} as a number with decimals, --thousands {2} "
                       "confirms the whole number",
                       said, mark, remark->cell)
             : message("arguments.doubtful_mark",
                       "{1}: --thousands {2} reads {3} as a whole number, --thousands none "
                       "reads decimals",
                       said, mark, remark->cell);
}

}  // namespace steelyard::app
