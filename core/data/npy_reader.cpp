// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/npy_reader.h"

#include <algorithm>
#include <bit>
#include <type_traits>

#include "core/data/number.h"
#include "core/data/read_progress.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/error.h"

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

Decode decoder_of(const NpyHeader& header) {
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
  const Decode decode = decoder_of(header);
  for (std::uint64_t position = 0; position < length; ++position) {
    for (std::uint64_t line = first; line < last; ++line) {
      const char* number = bytes.data() + ((line - first) * length + position) * header.bytes;
      store(static_cast<Index>(line), static_cast<Index>(position),
            decode(number, header.big_endian));
    }
  }
}

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
  const bool is_points = dimensions == 3 && header.shape[2] == 3;
  if (dimensions != 1 && dimensions != 2 && !is_points) {
    throw bad_input(
        {message("npy.bad_shape", "the array's shape is {1}", npy_shape_text(header)), where,
         message("npy.bad_shape.accepted", "samples x columns, or samples x points x 3")});
  }
  if (std::find(header.shape.begin(), header.shape.end(), 0U) != header.shape.end()) {
    throw bad_input({message("npy.empty", "the array is empty: {1}", npy_shape_text(header)), where,
                     message("npy.empty.accepted", "at least one row and one column")});
  }
  rows = header.shape[0];
  for (std::size_t k = 1; k < dimensions; ++k) {
    columns *= header.shape[k];
  }
  points = is_points ? header.shape[1] : 0;
}

void read_npy_values(ByteStream& stream, const NpyHeader& header, const NpyTable& table,
                     const std::string& where, const ReadControl& control,
                     Eigen::Ref<Matrix> values) {
  ReadProgress progress(control);
  if (!header.fortran_order) {
    read_lines(stream, header, {table.rows, table.columns}, where, progress,
               [&](Index row, Index column, double value) { values(row, column) = value; });
    return;
  }
  // For points in Fortran order, all x come first.
  const auto points = static_cast<Index>(table.points);
  read_lines(stream, header, {table.columns, table.rows}, where, progress,
             [&](Index k, Index row, double value) {
               values(row, points > 0 ? k % points * 3 + k / points : k) = value;
             });
}

bool npy_was_rounded(const NpyHeader& header, const Eigen::Ref<const Matrix>& values) {
  constexpr double exact_to = 9007199254740992.0;  // 2^53
  return header.kind != 'f' && header.bytes == 8 && (values.array().abs() >= exact_to).any();
}

Dataset read_npy(const std::filesystem::path& path, const ReadControl& control) {
  return read_npy(FileSource(path), control);
}

Dataset read_npy(const FileSource& file, const ReadControl& control) {
  FileRange stream(file, 0, file.size());
  const NpyHeader header = read_npy_header(stream, file.name(), file.size());
  const NpyTable table(header, file.name());
  Dataset dataset;
  dataset.name = to_utf8(file.path().filename().string());
  dataset.source = file.path().string();
  dataset.values = make_table(table.rows, table.columns, file, control);
  for (std::uint64_t column = 0; column < table.columns; ++column) {
    dataset.columns.emplace_back().name = name_of(table, column);
  }
  read_npy_values(stream, header, table, file.name(), control, dataset.values);
  refuse_infinite_values(dataset, file.name());
  if (npy_was_rounded(header, dataset.values)) {
    dataset.warnings.push_back(rounded_integers());
  }
  return dataset;
}

}  // namespace steelyard
