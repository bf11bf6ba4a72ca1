// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/npy_reader.h"

#include <bit>
#include <cmath>
#include <new>
#include <type_traits>

#include "core/data/npy_header.h"

namespace steelyard {
namespace {

constexpr std::uint64_t chunk_bytes = 4U << 20U;
constexpr std::uint64_t most_columns = 1000000;

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

/// The array as a table; how its cells lie in the file.
struct Table {
  explicit Table(const NpyHeader& header) : rows(static_cast<Index>(header.shape[0])) {
    for (std::size_t k = 1; k < header.shape.size(); ++k) {
      columns *= static_cast<Index>(header.shape[k]);
    }
    points = header.shape.size() == 3 ? columns / 3 : 0;
  }

  /// Where the k-th column of a file in Fortran order goes: there all x come first.
  [[nodiscard]] Index fortran_column(Index k) const {
    return points > 0 ? k % points * 3 + k / points : k;
  }
  [[nodiscard]] std::string name_of(Index column) const {
    if (points == 0) {
      return "column " + std::to_string(column + 1);
    }
    constexpr std::string_view axes = "xyz";
    return "p" + std::to_string(column / 3 + 1) + "_" + axes[static_cast<std::size_t>(column % 3)];
  }

  Index rows = 0;
  Index columns = 1;
  Index points = 0;  // 0: the array is no array of points
};

class PieceReader {
 public:
  PieceReader(const FileSource& file, const NpyHeader& header, const ReadControl& control)
      : file_(file), header_(header), control_(control), decode_(decoder_of(header)) {}

  /// Lines of `length` numbers each that lie together; store(line, position, value).
  template <typename Store>
  void lines(std::uint64_t count, std::uint64_t length, const Store& store) {
    const std::uint64_t line_bytes = std::max<std::uint64_t>(1, length * header_.bytes);
    const std::uint64_t together = std::max<std::uint64_t>(1, chunk_bytes / line_bytes);
    std::string buffer;
    for (std::uint64_t first = 0; first < count; first += together) {
      refuse_cancelled();
      const std::uint64_t last = std::min(first + together, count);
      file_.read(header_.data_begin + first * line_bytes, header_.data_begin + last * line_bytes,
                 buffer);
      store_chunk(first, last, length, buffer, store);
      if (control_.progress) {
        control_.progress(static_cast<double>(last) / static_cast<double>(count));
      }
    }
  }

 private:
  template <typename Store>
  void store_chunk(std::uint64_t first, std::uint64_t last, std::uint64_t length,
                   const std::string& buffer, const Store& store) const {
    // Positions outside, lines inside: one of them is a column of the table, and either way what
    // is read and what is written stays in the cache for a chunk of this size.
    for (std::uint64_t position = 0; position < length; ++position) {
      for (std::uint64_t line = first; line < last; ++line) {
        const char* bytes = buffer.data() + ((line - first) * length + position) * header_.bytes;
        store(static_cast<Index>(line), static_cast<Index>(position),
              decode_(bytes, header_.big_endian));
      }
    }
  }
  void refuse_cancelled() const {
    if (control_.stop.stop_requested()) {
      throw bad_input({"cancelled", file_.name(), ""});
    }
  }

  const FileSource& file_;
  const NpyHeader& header_;
  const ReadControl& control_;
  Decode decode_;
};

Matrix make_values(const FileSource& file, const Table& table) {
  try {
    return {table.rows, table.columns};
  } catch (const std::bad_alloc&) {
    throw bad_input({"an array of " + std::to_string(table.rows) + " rows and " +
                         std::to_string(table.columns) + " columns does not fit into memory",
                     file.name(), "a smaller array"});
  }
}

void refuse_too_wide(const FileSource& file, const Table& table) {
  if (static_cast<std::uint64_t>(table.columns) > most_columns) {
    throw bad_input({"the array has " + std::to_string(table.columns) + " columns", file.name(),
                     "at most " + std::to_string(most_columns) + " columns; rows are samples"});
  }
}

void refuse_infinite(const FileSource& file, const Dataset& dataset) {
  for (Index column = 0; column < dataset.values.cols(); ++column) {
    for (Index row = 0; row < dataset.samples(); ++row) {
      if (std::isinf(dataset.values(row, column))) {
        throw bad_input({"the value is infinite",
                         file.name() + ", row " + std::to_string(row + 1) + ", column '" +
                             dataset.columns[static_cast<std::size_t>(column)].name + "'",
                         "finite numbers, or NaN where one is missing"});
      }
    }
  }
}

void warn_of_rounding(const NpyHeader& header, Dataset& dataset) {
  constexpr double exact_to = 9007199254740992.0;  // 2^53
  if (header.kind != 'f' && header.bytes == 8 && (dataset.values.array().abs() >= exact_to).any()) {
    dataset.warnings.emplace_back("integers beyond 2^53 were rounded to 53 bits");
  }
}

}  // namespace

Dataset read_npy(const std::filesystem::path& path, const ReadControl& control) {
  return read_npy(FileSource(path), control);
}

bool begins_as_npy(std::string_view beginning) { return beginning.substr(0, 6) == "\x93NUMPY"; }

Dataset read_npy(const FileSource& file, const ReadControl& control) {
  const NpyHeader header = read_npy_header(file);
  const Table table(header);
  refuse_too_wide(file, table);
  Dataset dataset;
  dataset.name = file.path().filename().string();
  dataset.source = file.path().string();
  dataset.values = make_values(file, table);
  for (Index column = 0; column < table.columns; ++column) {
    dataset.columns.emplace_back().name = table.name_of(column);
  }
  const auto rows = static_cast<std::uint64_t>(table.rows);
  const auto columns = static_cast<std::uint64_t>(table.columns);
  PieceReader reading(file, header, control);
  if (header.fortran_order) {
    reading.lines(columns, rows, [&](Index column, Index row, double value) {
      dataset.values(row, table.fortran_column(column)) = value;
    });
  } else {
    reading.lines(rows, columns, [&](Index row, Index column, double value) {
      dataset.values(row, column) = value;
    });
  }
  refuse_infinite(file, dataset);
  warn_of_rounding(header, dataset);
  return dataset;
}

}  // namespace steelyard
