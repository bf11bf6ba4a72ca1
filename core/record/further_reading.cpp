// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/further_reading.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/data/cell_number.h"
#include "core/data/delimited_reader.h"
#include "core/data/file_format.h"
#include "core/data/number_marks.h"
#include "core/data/sha256.h"
#include "core/data/table_reader.h"
#include "core/data/text_decoder.h"
#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/record/data_reference.h"

namespace steelyard {
namespace {

constexpr std::size_t rows_compared = 200;  // as many as the guess looks at

/// The length tells of most files that they differ, and costs nothing.
bool has_bytes_of(const Dataset& table, const std::filesystem::path& file) {
  std::error_code failed;
  const std::uintmax_t size = std::filesystem::file_size(file, failed);
  return !failed && !table.sha256.empty() &&
         size == std::filesystem::file_size(table.source, failed) && !failed &&
         sha256_of_file(file) == table.sha256;
}

/// Nothing is taken from a workbook or archive that has only some of the arrays.
std::vector<std::string> arrays_like(const std::vector<std::string>& chosen,
                                     const std::filesystem::path& file,
                                     const ReadControl& control) {
  if (chosen.empty()) {
    return {};
  }
  std::set<std::string> there;
  for (const ArrayInfo& array : arrays_in(file, control)) {
    there.insert(array.name);
  }
  const bool all = std::all_of(chosen.begin(), chosen.end(),
                               [&](const std::string& name) { return there.contains(name); });
  return all ? chosen : std::vector<std::string>();
}

/// No byte tells which of the encodings with one byte for each character it is; those of Japanese
/// and Chinese are never guessed, but not every text can be in them.
std::string encoding_like(const std::string& known, const std::filesystem::path& file) {
  constexpr std::uint64_t looked_at = 65536;
  const FileSource source(file, {}, looked_at);
  std::string bytes;
  source.read(0, std::min(looked_at, source.size()), bytes);
  const Encoding guess = guess_encoding(bytes);
  const Encoding encoding = encoding_of(known);
  const bool of_one_byte = encoding == Encoding::windows_1252 || encoding == Encoding::latin_1;
  const bool may_be = of_one_byte ? guess == Encoding::windows_1252
                                  : encoding == Encoding::shift_jis || encoding == Encoding::gbk;
  if (!may_be || is_utf16(guess) || is_utf8(bytes)) {
    return name_of(guess);
  }
  constexpr std::string_view no_character = "\xEF\xBF\xBD";
  const std::string text = decoded(bytes, encoding);
  const std::size_t end = text.size() - std::min(text.size(), no_character.size());
  return text.find(no_character) >= end ? known : name_of(guess);  // the last one may be cut
}

/// How many columns have a name that a column of the table has, too; -1 if the file cannot be read
/// so.
std::ptrdiff_t names_found(const Dataset& table, const std::filesystem::path& file,
                           const Dialect& dialect) {
  std::set<std::string> names;
  for (const Column& column : table.columns) {
    names.insert(name_before_steps(column));
  }
  try {
    const std::vector<std::string> header = preview_delimited(file, 0, dialect).header;
    return std::count_if(header.begin(), header.end(),
                         [&](const std::string& name) { return names.contains(name); });
  } catch (const Error&) {
    return -1;
  }
}

/// Where the table is read in another way than would be guessed for it, somebody has said so.
Dialect with_what_was_said(Dialect dialect, const Dialect& known, const Dialect& guessed) {
  const auto take = [&](auto field) {
    if (known.*field != guessed.*field) {
      dialect.*field = known.*field;
    }
  };
  take(&Dialect::delimiter);
  take(&Dialect::header);
  take(&Dialect::quote);
  take(&Dialect::comment);
  take(&Dialect::skip_lines);
  take(&Dialect::units_row);
  take(&Dialect::row_names);
  take(&Dialect::name_rows);
  return dialect;
}

/// The layout, without what belongs to characters and numbers.
Dialect layout_like(const Dataset& table, const Dialect& known, const std::filesystem::path& file,
                    const Dialect& guess) {
  if (!is_file(table.source)) {
    return guess;
  }
  try {
    const Dialect said =
        with_what_was_said(guess, known, preview_delimited(table.source, 0).dialect);
    const bool fits =
        said == guess || names_found(table, file, said) >= names_found(table, file, guess);
    return fits ? said : guess;
  } catch (const Error&) {
    return guess;  // the table's own file is not there any more
  }
}

std::size_t numbers_in(const DelimitedPreview& preview, char decimal, char thousands) {
  std::size_t numbers = 0;
  for (const auto& row : preview.rows) {
    numbers += static_cast<std::size_t>(
        std::count_if(row.begin(), row.end(), [&](const std::string& cell) {
          return parse_cell(cell, decimal, thousands).kind == NumberKind::number;
        }));
  }
  return numbers;
}

/// "4,095" can be read in two ways, and then the table says in which; "0.5" cannot.
Dialect with_marks_like(const Dialect& known, const std::filesystem::path& file, Dialect dialect) {
  const bool same =
      known.decimal_mark == dialect.decimal_mark && known.thousands_mark == dialect.thousands_mark;
  if (same || (known.thousands_mark == ' ' && dialect.delimiter == ' ')) {
    return dialect;
  }
  const DelimitedPreview preview = preview_delimited(file, rows_compared, dialect);
  if (numbers_in(preview, known.decimal_mark, known.thousands_mark) >=
      numbers_in(preview, dialect.decimal_mark, dialect.thousands_mark)) {
    dialect.decimal_mark = known.decimal_mark;
    dialect.thousands_mark = known.thousands_mark;
  }
  return dialect;
}

}  // namespace

Reading further_reading(const Dataset& table, const std::filesystem::path& file,
                        const ReadControl& control) {
  const Reading& own = table.origin.reading;
  if (!file_format(file).takes_dialect) {
    return {std::nullopt, arrays_like(own.arrays, file, control)};
  }
  if (!own.dialect) {
    return {};
  }
  const Dialect& known = *own.dialect;
  if (has_bytes_of(table, file)) {
    return {known, {}};
  }
  const Dialect guess = preview_in_encoding(file, 0, encoding_like(known.encoding, file)).dialect;
  return {with_marks_like(known, file, layout_like(table, known, file, guess)), {}};
}

}  // namespace steelyard
