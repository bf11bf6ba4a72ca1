// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/foreign_file.h"

#include <algorithm>
#include <array>

#include "core/error.h"

namespace steelyard {
namespace {

using namespace std::string_view_literals;

Message unpacked_file() {
  return message("foreign_file.unpacked", "the file unpacked, or compressed with gzip (.gz)");
}

Message compressed_by(std::string_view program) {
  return message("foreign_file.compressed", "this file is compressed by {1}, which is not read",
                 program);
}

Message table_as_text(std::string_view by) {
  return message("foreign_file.as_text", "the table as text, such as {1} writes", by);
}

Message data_file_of_r() { return message("foreign_file.r", "this is a data file of R"); }

/// What files of one kind begin with, what they are, and what is accepted instead.
struct ForeignFile {
  std::string_view beginning;
  Message (*what)();
  Message (*accepted)();
};

constexpr std::array<ForeignFile, 8> foreign_files{
    {{"\xFD"
      "7zXZ\0"sv,
      [] { return compressed_by("xz"); }, unpacked_file},
     {"\x28\xB5\x2F\xFD"sv, [] { return compressed_by("zstd"); }, unpacked_file},
     {"7z\xBC\xAF\x27\x1C"sv, [] { return compressed_by("7-Zip"); }, unpacked_file},
     {"SQLite format 3\0"sv,
      [] { return message("foreign_file.sqlite", "this is a database of SQLite"); },
      [] { return table_as_text("sqlite3 -header -csv"); }},
     {"PAR1\x15"sv, [] { return message("foreign_file.parquet", "this is a Parquet file"); },
      [] { return table_as_text("table.to_csv(\"table.csv\") of pandas"); }},
     {"ARROW1\0"sv,
      [] { return message("foreign_file.arrow", "this is an Arrow or Feather file"); },
      [] { return table_as_text("table.to_csv(\"table.csv\") of pandas"); }},
     {"RDX2\n"sv, data_file_of_r,
      [] { return table_as_text("write.csv(table, \"table.csv\", row.names = FALSE) of R"); }},
     {"RDX3\n"sv, data_file_of_r,
      [] { return table_as_text("write.csv(table, \"table.csv\", row.names = FALSE) of R"); }}}};

/// Three letters and a level are not enough: a name may begin so.
bool begins_as_bzip2(std::string_view beginning) {
  return beginning.starts_with("BZh") &&
         beginning.substr(std::min<std::size_t>(4, beginning.size())).starts_with("1AY&SY");
}

std::string_view without_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// {"name": or [{"name": or [[1, as no header of a table begins.
bool begins_as_json(std::string_view text) {
  text = without_blanks(text);
  const bool is_list = text.starts_with('[');
  if (is_list) {
    text = without_blanks(text.substr(1));
    if (text.starts_with('[')) {
      const std::string_view first = without_blanks(text.substr(1));
      return !first.empty() && R"(-0123456789")"sv.find(first.front()) != std::string_view::npos;
    }
  }
  if (!text.starts_with('{')) {
    return false;
  }
  text = without_blanks(text.substr(1));
  const std::size_t end = text.starts_with('"') ? text.find('"', 1) : std::string_view::npos;
  return end != std::string_view::npos && without_blanks(text.substr(end + 1)).starts_with(':');
}

}  // namespace

void refuse_foreign_file(std::string_view beginning, const std::string& name) {
  const auto* const found =
      std::find_if(foreign_files.begin(), foreign_files.end(),
                   [&](const ForeignFile& kind) { return beginning.starts_with(kind.beginning); });
  if (found != foreign_files.end()) {
    throw bad_input({found->what(), name, found->accepted()});
  }
  if (begins_as_bzip2(beginning)) {
    throw bad_input({compressed_by("bzip2"), name, unpacked_file()});
  }
  if (begins_as_json(beginning)) {
    throw bad_input({message("foreign_file.json", "this is JSON, not a table"), name,
                     table_as_text("table.to_csv(\"table.csv\") of pandas")});
  }
}

}  // namespace steelyard
