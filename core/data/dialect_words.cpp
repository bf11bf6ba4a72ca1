// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/dialect_words.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/data/doubtful_mark.h"
#include "core/data/text_decoder.h"
#include "core/error.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct NamedMark {
  std::string_view word;
  char mark;
};

template <std::size_t Size>
std::optional<char> mark_named(std::string_view word, const std::array<NamedMark, Size>& marks) {
  const auto* const found = std::find_if(
      marks.begin(), marks.end(), [word](const NamedMark& known) { return known.word == word; });
  return found == marks.end() ? std::nullopt : std::optional(found->mark);
}

}  // namespace

char delimiter_named(std::string_view word, const std::string& place) {
  constexpr auto known = std::to_array<NamedMark>({{"comma", ','},
                                                   {"semicolon", ';'},
                                                   {"tab", '\t'},
                                                   {"blank", ' '},
                                                   {",", ','},
                                                   {";", ';'},
                                                   {"\\t", '\t'},
                                                   {" ", ' '},
                                                   {"\t", '\t'},
                                                   {"bar", '|'},
                                                   {"|", '|'}});
  if (const auto mark = mark_named(word, known)) {
    return *mark;
  }
  throw bad_input(
      {message("arguments.bad_delimiter", "'{1}' is not a delimiter", std::string(word)), place,
       message("arguments.bad_delimiter.accepted", "comma, semicolon, tab, bar or blank")});
}

char decimal_named(std::string_view word, const std::string& place) {
  constexpr auto known =
      std::to_array<NamedMark>({{"comma", ','}, {"point", '.'}, {",", ','}, {".", '.'}});
  if (const auto mark = mark_named(word, known)) {
    return *mark;
  }
  throw bad_input(
      {message("arguments.bad_decimal_mark", "'{1}' is not a decimal mark", std::string(word)),
       place, message("arguments.bad_decimal_mark.accepted", "'.' or ','")});
}

char thousands_named(std::string_view word, const std::string& place) {
  constexpr auto known = std::to_array<NamedMark>({{"none", '\0'},
                                                   {"comma", ','},
                                                   {"point", '.'},
                                                   {"blank", ' '},
                                                   {",", ','},
                                                   {".", '.'},
                                                   {"apostrophe", '\''},
                                                   {" ", ' '},
                                                   {"'", '\''},
                                                   {"\u2019", '\''}});
  if (const auto mark = mark_named(word, known)) {
    return *mark;
  }
  throw bad_input({message("arguments.bad_thousands_mark", "'{1}' is no mark between thousands",
                           std::string(word)),
                   place,
                   message("arguments.bad_thousands_mark.accepted",
                           "comma, point, blank, apostrophe or none")});
}

std::string encoding_named(std::string_view word, const std::string& place) {
  const std::optional<Encoding> encoding = encoding_called(word);
  if (!encoding) {
    throw bad_input(
        {message("arguments.bad_encoding", "'{1}' is no encoding that is read", std::string(word)),
         place,
         message("arguments.bad_encoding.accepted", "{1}", in_one_line(names_of_encodings()))});
  }
  return name_of(*encoding);
}

Dialect with_given_marks(Dialect dialect, const GivenMarks& given, const std::string& both,
                         const std::string& of_thousands) {
  dialect.decimal_mark = given.decimal.value_or(dialect.decimal_mark);
  dialect.thousands_mark = given.thousands.value_or(dialect.thousands_mark);
  if (dialect.thousands_mark == dialect.decimal_mark) {
    if (given.decimal && given.thousands) {
      throw bad_input({message("arguments.same_marks", "the marks are the same"), both,
                       message("arguments.same_marks.accepted", "two different marks")});
    }
    dialect = given.thousands ? with_mark_of_thousands(dialect, dialect.thousands_mark)
                              : with_mark_of_decimals(dialect, dialect.decimal_mark);
  }
  // A comma between thousands may stand beside commas between cells: such cells are in quotes.
  if (given.thousands && dialect.thousands_mark == ' ' && dialect.delimiter == ' ') {
    throw bad_input({message("arguments.blank_thousands",
                             "blanks cannot stand between thousands, since they separate the "
                             "cells"),
                     of_thousands,
                     message("arguments.blank_thousands.accepted",
                             "comma, point, apostrophe or none, or another --delimiter")});
  }
  return dialect;
}

}  // namespace steelyard
