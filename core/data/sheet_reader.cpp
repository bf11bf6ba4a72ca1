// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/sheet_reader.h"

#include <algorithm>
#include <array>

#include "core/data/delimited_reader.h"
#include "core/data/join_arrays.h"
#include "core/data/parse_protocol.h"
#include "core/data/parsed_stream.h"
#include "core/data/parser_process.h"
#include "core/data/text_encoding.h"
#include "core/data/zip_directory.h"
#include "core/message.h"
#include "core/platform/temporary_file.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The name of the first file in an archive (APPNOTE 4.3.7), and what follows it.
std::string_view first_member(std::string_view beginning) {
  constexpr std::size_t name_begin = 30;
  return begins_as_zip(beginning) && beginning.size() > name_begin ? beginning.substr(name_begin)
                                                                   : std::string_view();
}

void choose_sheet(std::vector<ArrayInfo>& sheets) {
  const auto holds_numbers = [](const ArrayInfo& sheet) {
    return sheet.usable && !sheet.shape_text.ends_with(parse_protocol::of_text);
  };
  auto chosen = std::find_if(sheets.begin(), sheets.end(), holds_numbers);
  if (chosen == sheets.end()) {
    chosen = std::find_if(sheets.begin(), sheets.end(),
                          [](const ArrayInfo& sheet) { return sheet.usable; });
  }
  if (chosen != sheets.end()) {
    chosen->chosen = true;
  }
}

std::vector<ArrayInfo> list_of_sheets(const FileSource& file, const std::string& format,
                                      const ReadControl& control) {
  ParserProcess parser(file, format, {}, control);
  std::vector<ArrayInfo> sheets = read_parsed_arrays(parser, file.name());
  read_parsed_end(parser, file.name());
  for (ArrayInfo& sheet : sheets) {
    sheet.sheet = true;
  }
  choose_sheet(sheets);
  return sheets;
}

std::size_t sheet_to_take(const std::vector<ArrayInfo>& sheets, const Reading& reading,
                          const std::string& where) {
  if (reading.arrays.size() > 1) {
    throw bad_input({message("sheets.several", "a table is read from one sheet, not from {1}",
                             reading.arrays.size()),
                     where,
                     message("sheets.several.accepted",
                             "one sheet; the columns of another one can be added to the table")});
  }
  return arrays_to_take(sheets, reading, where).front();
}

/// The text of one sheet as a file.
UnpackedFile text_of_sheet(const FileSource& file, const std::string& format, std::size_t position,
                           const std::vector<ArrayInfo>& sheets, const ReadControl& control) {
  const std::string& where = file.name();
  ParserProcess parser(file, format, {position}, control);
  const std::vector<ArrayInfo> again = read_parsed_arrays(parser, where);
  if (again.size() != sheets.size() || again[position].name != sheets[position].name) {
    throw changed_while_read(file);
  }
  if (read_parsed_count(parser, where, parse_protocol::by_text) != parse_protocol::by_text) {
    throw invalid_parsed_data(where);
  }
  TemporaryFile text(where);
  while (const auto bytes = read_parsed_count(parser, where, parse_protocol::longest_piece)) {
    text.append(read_parsed_bytes(parser, where, bytes));
  }
  read_parsed_end(parser, where);
  if (text.size() == 0) {
    throw invalid_parsed_data(where);
  }
  return text.release();
}

/// Where the table begins is guessed; how its cells are written is known.
Dialect dialect_of_sheet(const FileSource& text) {
  Dialect dialect = preview_delimited(text, 0).dialect;
  const Dialect known;
  dialect.delimiter = ',';
  dialect.decimal_mark = known.decimal_mark;
  dialect.quote = known.quote;
  dialect.encoding = known.encoding;
  if (dialect.thousands_mark == known.decimal_mark) {
    dialect.thousands_mark = known.thousands_mark;
  }
  return dialect;
}

Dataset read_sheet(const FileSource& file, const std::string& format, const Reading& reading,
                   const ReadControl& control) {
  const std::vector<ArrayInfo> sheets = list_of_sheets(file, format, control);
  const std::size_t position = sheet_to_take(sheets, reading, file.name());
  const FileSource text(file, text_of_sheet(file, format, position, sheets, control));
  Dataset dataset = read_delimited(text, dialect_of_sheet(text), control);
  dataset.origin.reading.dialect.reset();  // it says how the text is written that nobody sees
  if (reading.arrays.empty() && sheets.size() > 1) {
    dataset.warnings.insert(
        dataset.warnings.begin(),
        message("sheets.first", "the sheet {1} is read; the file has {2} sheets",
                in_quotes(to_utf8(sheets[position].name)), sheets.size()));
  }
  return dataset;
}

}  // namespace

bool begins_as_xlsx(std::string_view beginning) {
  constexpr std::array<std::string_view, 5> parts{"[Content_Types].xml", "_rels/", "docProps/",
                                                  "xl/", "customXml/"};
  const std::string_view first = first_member(beginning);
  return std::any_of(parts.begin(), parts.end(),
                     [first](std::string_view part) { return first.starts_with(part); });
}

bool begins_as_ods(std::string_view beginning) {
  return first_member(beginning).starts_with(
      "mimetypeapplication/vnd.oasis.opendocument.spreadsheet");
}

bool begins_as_old_excel(std::string_view beginning) {
  return beginning.starts_with("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
}

std::vector<ArrayInfo> xlsx_sheets(const FileSource& file, const ReadControl& control) {
  return list_of_sheets(file, "xlsx", control);
}

std::vector<ArrayInfo> ods_sheets(const FileSource& file, const ReadControl& control) {
  return list_of_sheets(file, "ods", control);
}

Dataset read_xlsx(const FileSource& file, const Reading& reading, const ReadControl& control) {
  return read_sheet(file, "xlsx", reading, control);
}

Dataset read_ods(const FileSource& file, const Reading& reading, const ReadControl& control) {
  return read_sheet(file, "ods", reading, control);
}

}  // namespace steelyard
