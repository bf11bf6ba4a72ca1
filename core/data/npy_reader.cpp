// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/npy_reader.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include "core/data/number.h"
#include "core/data/read_progress.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/data/unique_names.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::uint64_t read_bytes = 4U << 20U;

template <std::size_t Bytes>
using Bits = std::conditional_t<
    Bytes == 1, std::uint8_t,
    std::conditional_t<Bytes == 2, std::uint16_t,
                       std::conditional_t<Bytes == 4, std::uint32_t, std::uint64_t>>>;

/// One number of the file.
template <typename Number>
double decoded(const char* bytes, bool big_endian) {
  using Unsigned = Bits<sizeof(Number)>;
  std::uint64_t bits = 0;
  for (std::size_t k = 0; k < sizeof(Number); ++k) {
    const std::size_t from = big_endian ? k : sizeof(Number) - 1 - k;
    bits = bits << 8U | static_cast<unsigned char>(bytes[from]);
  }
  const auto narrowed = static_cast<Unsigned>(bits);
  if constexpr (std::is_same_v<Number, Eigen::half>) {
    return static_cast<double>(Eigen::numext::bit_cast<Eigen::half>(narrowed));
  } else {
    return static_cast<double>(std::bit_cast<Number>(narrowed));
  }
}

using Decode = double (*)(const char* bytes, bool big_endian);

/// \param header  of an array, or a field of a record
template <typename Header>
Decode decoder_of(const Header& header) {
  switch (header.kind) {
    case 'f':
      return header.bytes == 2   ? decoded<Eigen::half>
             : header.bytes == 4 ? decoded<float>
                                 : decoded<double>;
    case 'i':
      return header.bytes == 1   ? decoded<std::int8_t>
             : header.bytes == 2 ? decoded<std::int16_t>
             : header.bytes == 4 ? decoded<std::int32_t>
                                 : decoded<std::int64_t>;
    default:
      return header.bytes == 1   ? decoded<std::uint8_t>
             : header.bytes == 2 ? decoded<std::uint16_t>
             : header.bytes == 4 ? decoded<std::uint32_t>
                                 : decoded<std::uint64_t>;
  }
}

/// Lines of numbers that are contiguous in the file: rows of the table, or its columns in Fortran
/// order.
struct Lines {
  std::uint64_t count;
  std::uint64_t length;
};

/// Loops over positions outside and lines inside: one of the two is a column of the table. Either
/// way, the values read and written stay in the cache for a chunk of this size.
template <typename Store>
void store_chunk(const NpyHeader& header, std::uint64_t first, std::uint64_t last,
                 std::uint64_t length, const std::string& bytes, const Store& store) {
  for (std::uint64_t position = 0; position < length; ++position) {
    for (std::uint64_t line = first; line < last; ++line) {
      const char* number = bytes.data() + ((line - first) * length + position) * header.bytes;
      store(static_cast<Index>(line), static_cast<Index>(position), number);
    }
  }
}

/// \param store  called with line, position in the line, and the bytes of the number or record
template <typename Store>
void read_lines(ByteStream& stream, const NpyHeader& header, Lines lines, const std::string& where,
                ReadProgress& progress, const Store& store) {
  const std::uint64_t line_bytes = lines.length * header.bytes;
  const std::uint64_t together = std::max<std::uint64_t>(1, read_bytes / line_bytes);
  std::string buffer;
  for (std::uint64_t first = 0; first < lines.count; first += together) {
    progress.refuse_if_stopped();
    const std::uint64_t last = std::min(first + together, lines.count);
    stream.read((last - first) * line_bytes, buffer);
    if (buffer.size() != (last - first) * line_bytes) {
      throw bad_input(
          {message("npy.values_cut_off", "the numbers end too early: the file is cut off"), where,
           message("npy.values_cut_off.accepted", "a whole NPY file with one array")});
    }
    store_chunk(header, first, last, lines.length, buffer, store);
    progress.at(static_cast<double>(last) / static_cast<double>(lines.count));
  }
}

/// A text without the zeros that fill its room.
std::string text_of(const NpyField& field, const char* bytes) {
  const std::string_view room(bytes, field.bytes);
  if (field.kind == 'S') {
    return to_utf8(room.substr(0, room.find_last_not_of('\0') + 1));
  }
  std::string text;
  const std::size_t end = room.find_last_not_of('\0') + 1;
  for (std::size_t at = 0; at < end; at += 4) {
    append_utf8(static_cast<std::uint32_t>(decoded<std::uint32_t>(bytes + at, field.big_endian)),
                text);
  }
  return text;
}

/// One column of a record.
struct RecordColumn {
  const NpyField* field = nullptr;
  std::size_t offset = 0;
  Decode decode = nullptr;                                   ///< of a number
  std::unordered_map<std::string, std::size_t> positions{};  ///< of the categories of texts
  std::vector<std::string> categories{};

  double value(const char* record) {
    const char* const bytes = record + offset;
    if (!field->is_text()) {
      return decode(bytes, field->big_endian);
    }
    std::string text = text_of(*field, bytes);
    if (text.empty()) {
      return std::numeric_limits<double>::quiet_NaN();
    }
    const auto [at, is_new] = positions.try_emplace(std::move(text), categories.size());
    if (is_new) {
      categories.push_back(at->first);
    }
    return static_cast<double>(at->second);
  }
};

std::vector<RecordColumn> record_columns(const NpyHeader& header) {
  std::vector<RecordColumn> columns;
  for (const NpyField& field : header.fields) {
    for (std::uint64_t k = 0; k < field.count; ++k) {
      columns.push_back({&field, field.offset + static_cast<std::size_t>(k) * field.bytes,
                         field.is_text() ? nullptr : decoder_of(field)});
    }
  }
  return columns;
}

void read_records(ByteStream& stream, const NpyHeader& header, std::uint64_t rows,
                  const std::string& where, ReadProgress& progress, Eigen::Ref<Matrix> values,
                  ArrayTexts& texts) {
  std::vector<RecordColumn> columns = record_columns(header);
  read_lines(stream, header, {rows, 1}, where, progress,
             [&](Index row, Index /*the only one*/, const char* record) {
               for (std::size_t column = 0; column < columns.size(); ++column) {
                 values(row, static_cast<Index>(column)) = columns[column].value(record);
               }
             });
  for (std::size_t column = 0; column < columns.size(); ++column) {
    if (columns[column].field->is_text()) {
      texts[column] = std::move(columns[column].categories);
    }
  }
}

std::string name_of(const NpyTable& table, std::uint64_t column) {
  if (table.points == 0) {
    return "column " + std::to_string(column + 1);
  }
  constexpr std::string_view axes = "xyz";
  return "p" + std::to_string(column / 3 + 1) + "_" + axes[column % 3];
}

}  // namespace

NpyTable::NpyTable(const NpyHeader& header, const std::string& where) {
  const std::size_t dimensions = header.shape.size();
  const bool plain = header.fields.empty();
  const bool is_points = plain && dimensions == 3 && header.shape[2] == 3;
  const bool is_column = dimensions == 1 || (dimensions == 2 && (plain || header.shape[1] == 1));
  if (!is_column && !is_points) {
    throw bad_input(
        {message("npy.bad_shape", "the array's shape is {1}", npy_shape_text(header)), where,
         message("npy.bad_shape.accepted", "samples x columns, or samples x points x 3")});
  }
  if (std::find(header.shape.begin(), header.shape.end(), 0U) != header.shape.end()) {
    throw bad_input({message("npy.empty", "the array is empty: {1}", npy_shape_text(header)), where,
                     message("npy.empty.accepted", "at least one row and one column")});
  }
  rows = header.shape[0];
  if (!header.fields.empty()) {
    columns = npy_columns(header).size();
    return;
  }
  for (std::size_t k = 1; k < dimensions; ++k) {
    columns *= header.shape[k];
  }
  points = is_points ? header.shape[1] : 0;
}

void read_npy_values(ByteStream& stream, const NpyHeader& header, const NpyTable& table,
                     const std::string& where, const ReadControl& control,
                     Eigen::Ref<Matrix> values, ArrayTexts& texts) {
  ReadProgress progress(control);
  if (!header.fields.empty()) {
    read_records(stream, header, table.rows, where, progress, values, texts);
    return;
  }
  const Decode decode = decoder_of(header);
  const bool big = header.big_endian;
  if (!header.fortran_order) {
    read_lines(stream, header, {table.rows, table.columns}, where, progress,
               [&](Index row, Index column, const char* number) {
                 values(row, column) = decode(number, big);
               });
    return;
  }
  // For points in Fortran order, all x come first.
  const auto points = static_cast<Index>(table.points);
  read_lines(stream, header, {table.columns, table.rows}, where, progress,
             [&](Index k, Index row, const char* number) {
               values(row, points > 0 ? k % points * 3 + k / points : k) = decode(number, big);
             });
}

bool npy_was_rounded(const NpyHeader& header, const Eigen::Ref<const Matrix>& values) {
  constexpr double exact_to = 9007199254740992.0;  // 2^53
  const auto is_long = [](char kind, std::size_t bytes) {
    return (kind == 'i' || kind == 'u') && bytes == 8;
  };
  if (header.fields.empty()) {
    return is_long(header.kind, header.bytes) && (values.array().abs() >= exact_to).any();
  }
  Index column = 0;
  for (const NpyField& field : header.fields) {
    const auto columns = static_cast<Index>(field.count);
    if (is_long(field.kind, field.bytes) &&
        (values.middleCols(column, columns).array().abs() >= exact_to).any()) {
      return true;
    }
    column += columns;
  }
  return false;
}

Message npy_left_out(const NpyHeader& header) {
  constexpr std::size_t most_bytes = 200;
  return header.left_out.empty()
             ? Message()
             : message("npy.fields_left_out",
                       "left out, since their values are neither real numbers nor texts: {1}",
                       in_brief(in_one_line(header.left_out), most_bytes));
}

Dataset read_npy(const std::filesystem::path& path, const ReadControl& control) {
  return read_npy(FileSource(path), control);
}

Dataset read_npy(const FileSource& file, const ReadControl& control) {
  FileRange stream(file, 0, file.size());
  const NpyHeader header = read_npy_header(stream, file.name(), file.size());
  if (header.kind == 'U' || header.kind == 'S') {
    throw bad_input({message("npy.only_texts", "the array holds texts, not numbers"), file.name(),
                     message("npy.only_texts.accepted", "an array of numbers or records")});
  }
  const NpyTable table(header, file.name());
  const std::vector<ArrayColumn> described = npy_columns(header);
  Dataset dataset = unread_table(table.rows, table.columns, file, control);
  std::vector<std::string> names;
  for (std::uint64_t column = 0; column < table.columns; ++column) {
    names.push_back(described.empty() ? name_of(table, column) : to_utf8(described[column].name));
  }
  dataset.warnings = make_names_unique(names);
  ArrayTexts texts;
  read_npy_values(stream, header, table, file.name(), control, dataset.values, texts);
  for (std::size_t column = 0; column < names.size(); ++column) {
    Column& made = dataset.columns.emplace_back();
    made.name = std::move(names[column]);
    if (!described.empty() && described[column].text) {
      made.kind = ColumnKind::category;
      made.categories = std::move(texts[column]);
    }
  }
  if (Message left_out = npy_left_out(header); !left_out.says_nothing()) {
    dataset.warnings.push_back(std::move(left_out));
  }
  refuse_infinite_values(dataset, file.name());
  if (npy_was_rounded(header, dataset.values)) {
    dataset.warnings.push_back(rounded_integers());
  }
  return dataset;
}

}  // namespace steelyard
