// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/dialect_arguments.h"

#include <QHash>
#include <algorithm>
#include <array>

#include "core/data/delimited_reader.h"
#include "core/data/doubtful_mark.h"
#include "core/data/text_decoder.h"
#include "core/error.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

char delimiterOf(const QString& text) {
  const QHash<QString, char> names{
      {"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}, {"blank", ' '}, {",", ','}, {";", ';'},
      {"\\t", '\t'},  {" ", ' '},         {"\t", '\t'},  {"bar", '|'},   {"|", '|'}};
  const auto found = names.find(text);
  if (found == names.end()) {
    throw bad_input(
        {message("arguments.bad_delimiter", "'{1}' is not a delimiter", text.toStdString()),
         "option --delimiter",
         message("arguments.bad_delimiter.accepted", "comma, semicolon, tab, bar or blank")});
  }
  return *found;
}

char decimalOf(const QString& text) {
  const QHash<QString, char> names{{"comma", ','}, {"point", '.'}, {",", ','}, {".", '.'}};
  const auto found = names.find(text);
  if (found == names.end()) {
    throw bad_input(
        {message("arguments.bad_decimal_mark", "'{1}' is not a decimal mark", text.toStdString()),
         "option --decimal", message("arguments.bad_decimal_mark.accepted", "'.' or ','")});
  }
  return *found;
}

char thousandsOf(const QString& text) {
  const QHash<QString, char> names{{"none", '\0'},       {"comma", ','},
                                   {"point", '.'},       {"blank", ' '},
                                   {",", ','},           {".", '.'},
                                   {"apostrophe", '\''}, {" ", ' '},
                                   {"'", '\''},          {QString(QChar(0x2019)), '\''}};
  const auto found = names.find(text);
  if (found == names.end()) {
    throw bad_input({message("arguments.bad_thousands_mark", "'{1}' is no mark between thousands",
                             text.toStdString()),
                     "option --thousands",
                     message("arguments.bad_thousands_mark.accepted",
                             "comma, point, blank, apostrophe or none")});
  }
  return *found;
}

std::string encodingOf(const QString& text) {
  const std::vector<std::string> accepted = names_of_encodings();
  std::string id = text.toLower().toStdString();
  if (std::find(accepted.begin(), accepted.end(), id) == accepted.end()) {
    throw bad_input(
        {message("arguments.bad_encoding", "'{1}' is no encoding that is read", text.toStdString()),
         "option --encoding",
         message("arguments.bad_encoding.accepted", "{1}", in_one_line(accepted))});
  }
  return id;
}

/// Of two marks that would be the same, the one that was only guessed gives way.
void correctMarks(Dialect& dialect, const Arguments& arguments) {
  const bool decimal = arguments.isSet("decimal");
  const bool thousands = arguments.isSet("thousands");
  if (decimal) {
    dialect.decimal_mark = decimalOf(arguments.value("decimal"));
  }
  if (thousands) {
    dialect.thousands_mark = thousandsOf(arguments.value("thousands"));
  }
  if (dialect.thousands_mark == dialect.decimal_mark) {
    if (decimal && thousands) {
      throw bad_input({message("arguments.same_marks", "the marks are the same"),
                       "options --decimal and --thousands",
                       message("arguments.same_marks.accepted", "two different marks")});
    }
    dialect = thousands ? with_mark_of_thousands(dialect, dialect.thousands_mark)
                        : with_mark_of_decimals(dialect, dialect.decimal_mark);
  }
  // A comma between thousands may stand beside commas between cells: such cells are in quotes.
  if (thousands && dialect.thousands_mark == ' ' && dialect.delimiter == ' ') {
    throw bad_input({message("arguments.blank_thousands",
                             "blanks cannot stand between thousands, since they separate the "
                             "cells"),
                     "option --thousands",
                     message("arguments.blank_thousands.accepted",
                             "comma, point, apostrophe or none, or another --delimiter")});
  }
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
    dialect.encoding = encodingOf(arguments.value("encoding"));
  }
  if (arguments.isSet("delimiter")) {
    dialect.delimiter = delimiterOf(arguments.value("delimiter"));
  }
  correctMarks(dialect, arguments);
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

Message doubtOfMarks(const std::filesystem::path& path, const Dialect& dialect,
                     const Arguments& arguments) {
  constexpr std::size_t rows = 50;  // as many as the window shows
  if (arguments.isSet("decimal") || arguments.isSet("thousands")) {
    return {};
  }
  const auto doubt = doubtful_mark(preview_delimited(path, rows, dialect));
  if (!doubt) {
    return {};
  }
  return message("arguments.doubtful_mark",
                 "{1}: --thousands {2} reads {3} as a whole number, --thousands none "
                 "reads decimals",
                 doubt->said, doubt->mark == '.' ? "point" : "comma", in_quotes(doubt->cell));
}

}  // namespace steelyard::app
