// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/parsed_stream.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/data/parse_protocol.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/data/unusable_array.h"

namespace steelyard {
namespace {

constexpr std::uint64_t step_bytes = 1U << 22U;
constexpr std::uint64_t largest_block = 1U << 24U;  // numbers

Error nonsense(const std::string& where) {
  return bad_input(
      {message("parsed_file.invalid_data",
               "the file cannot be read: the process that parses it sent invalid data"),
       where, message("parsed_file.invalid_data.accepted", "a whole file")});
}

std::string exactly(ByteStream& stream, const std::string& where, std::uint64_t count) {
  std::string bytes;
  stream.read(count, bytes);
  if (bytes.size() != count) {
    throw nonsense(where);
  }
  return bytes;
}

std::uint64_t number(ByteStream& stream, const std::string& where, std::uint64_t most) {
  const std::string bytes = exactly(stream, where, sizeof(std::uint64_t));
  std::uint64_t value = 0;
  std::memcpy(&value, bytes.data(), sizeof(value));
  if (value > most) {
    throw nonsense(where);
  }
  return value;
}

std::string text(ByteStream& stream, const std::string& where) {
  return to_utf8(exactly(stream, where, number(stream, where, parse_protocol::longest_text)));
}

/// Reads lines that are contiguous in the stream: columns of the table, or its rows.
template <typename Store>
void read_lines(ByteStream& stream, const std::string& where, ReadProgress& progress, Index count,
                Index length, const Store& store) {
  const std::uint64_t line_bytes = static_cast<std::uint64_t>(length) * sizeof(double);
  const auto together = static_cast<Index>(std::max<std::uint64_t>(1, step_bytes / line_bytes));
  for (Index first = 0; first < count; first += together) {
    const Index lines = std::min(together, count - first);
    const std::string bytes =
        exactly(stream, where, static_cast<std::uint64_t>(lines) * line_bytes);
    for (Index k = 0; k < lines * length; ++k) {
      double value = 0.0;
      std::memcpy(&value, bytes.data() + static_cast<std::size_t>(k) * sizeof(double),
                  sizeof(double));
      store(first + k / length, k % length, value);
    }
    progress.at(static_cast<double>(first + lines) / static_cast<double>(count));
  }
}

void read_block(const std::string& bytes, Eigen::Ref<Matrix> block) {
  for (Index column = 0; column < block.cols(); ++column) {
    for (Index row = 0; row < block.rows(); ++row) {
      const auto at = static_cast<std::size_t>(row * block.cols() + column) * sizeof(double);
      std::memcpy(&block(row, column), bytes.data() + at, sizeof(double));
    }
  }
}

void read_blocks(ByteStream& stream, const std::string& where, ReadProgress& progress,
                 Eigen::Ref<Matrix> values) {
  const auto rows = static_cast<std::uint64_t>(values.rows());
  const auto columns = static_cast<std::uint64_t>(values.cols());
  const std::uint64_t block_rows = number(stream, where, rows);
  const std::uint64_t block_columns = number(stream, where, columns);
  if (block_rows == 0 || block_columns == 0 ||
      block_rows * block_columns > largest_block) {  // neither factor is larger than the table
    throw nonsense(where);
  }
  for (std::uint64_t column = 0; column < columns; column += block_columns) {
    const std::uint64_t across = std::min(block_columns, columns - column);
    for (std::uint64_t row = 0; row < rows; row += block_rows) {
      const std::uint64_t down = std::min(block_rows, rows - row);
      read_block(exactly(stream, where, down * across * sizeof(double)),
                 values.block(static_cast<Index>(row), static_cast<Index>(column),
                              static_cast<Index>(down), static_cast<Index>(across)));
      const std::uint64_t done = rows * column + (row + down) * across;
      progress.at(static_cast<double>(done) / static_cast<double>(rows * columns));
    }
  }
}

}  // namespace

std::uint64_t read_parsed_count(ByteStream& stream, const std::string& where, std::uint64_t most) {
  return number(stream, where, most);
}

std::string read_parsed_text(ByteStream& stream, const std::string& where) {
  return text(stream, where);
}

std::string read_parsed_bytes(ByteStream& stream, const std::string& where, std::uint64_t count) {
  return exactly(stream, where, count);
}

Error invalid_parsed_data(const std::string& where) { return nonsense(where); }

std::vector<ArrayInfo> read_parsed_arrays(ByteStream& stream, const std::string& where) {
  constexpr std::uint64_t any = std::numeric_limits<std::uint64_t>::max();
  if (exactly(stream, where, parse_protocol::greeting.size()) != parse_protocol::greeting) {
    throw nonsense(where);
  }
  const std::uint64_t count = number(stream, where, parse_protocol::most_arrays);
  std::vector<ArrayInfo> arrays;
  for (std::uint64_t k = 0; k < count; ++k) {
    ArrayInfo info;
    info.name = text(stream, where);
    info.shape_text = text(stream, where);
    info.trouble = why_unusable(text(stream, where));
    info.rows = number(stream, where, any);
    info.columns = number(stream, where, any);
    info.usable = number(stream, where, 1) == 1;
    const std::uint64_t described = number(stream, where, most_columns);
    if ((info.usable && (info.rows == 0 || info.columns == 0)) ||
        (described != 0 && described != info.columns)) {
      throw nonsense(where);
    }
    for (std::uint64_t column = 0; column < described; ++column) {
      std::string name = text(stream, where);
      info.described.push_back({std::move(name), number(stream, where, 1) == 1});
    }
    arrays.push_back(std::move(info));
  }
  return arrays;
}

void read_parsed_values(ByteStream& stream, const std::string& where, const ReadControl& control,
                        Eigen::Ref<Matrix> values) {
  ReadProgress progress(control);
  const std::uint64_t order = number(stream, where, parse_protocol::by_blocks);
  if (order == parse_protocol::by_blocks) {
    read_blocks(stream, where, progress, values);
  } else if (order == parse_protocol::by_rows) {
    read_lines(stream, where, progress, values.rows(), values.cols(),
               [&](Index row, Index column, double value) { values(row, column) = value; });
  } else {
    read_lines(stream, where, progress, values.cols(), values.rows(),
               [&](Index column, Index row, double value) { values(row, column) = value; });
  }
}

std::vector<std::string> read_parsed_texts(ByteStream& stream, const std::string& where,
                                           const Eigen::Ref<const Vector>& codes) {
  const std::uint64_t count =
      number(stream, where, static_cast<std::uint64_t>(codes.size()));  // each stands in a row
  std::vector<std::string> texts;
  for (std::uint64_t k = 0; k < count; ++k) {
    texts.push_back(text(stream, where));
  }
  for (const double code : codes) {
    const bool fits = std::isnan(code) || (code >= 0.0 && code < static_cast<double>(count) &&
                                           code == std::floor(code));
    if (!fits) {
      throw nonsense(where);
    }
  }
  return texts;
}

void read_parsed_end(ByteStream& stream, const std::string& where) {
  if (number(stream, where, parse_protocol::end_mark) != parse_protocol::end_mark) {
    throw nonsense(where);
  }
}

}  // namespace steelyard
