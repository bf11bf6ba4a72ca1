// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/npz_writer.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/number.h"
#include "core/data/text_encoding.h"
#include "core/data/zip_writer.h"
#include "core/matrix.h"
#include "core/text.h"

namespace steelyard {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are written as they lie here");

/// The file format of numpy.save, version 1 (NumPy Enhancement Proposal 1).
std::string npy_bytes(const std::string& type, const std::string& shape, std::string_view content) {
  constexpr std::size_t before = 10;    // magic, version, length
  constexpr std::size_t multiple = 64;  // at which the content begins
  std::string header = "{'descr': '" + type + "', 'fortran_order': True, 'shape': " + shape + ", }";
  while ((before + header.size() + 1) % multiple != 0) {
    header += ' ';
  }
  header += '\n';
  std::string bytes("\x93NUMPY\x01\x00", 8);
  bytes += static_cast<char>(header.size() & 0xFFU);
  bytes += static_cast<char>(header.size() >> 8U);
  bytes.append(header).append(content);
  return bytes;
}

std::string_view bytes_of(const void* begin, std::size_t count) {
  return {static_cast<const char*>(begin), count};
}

std::string array_of(const Matrix& values) {
  return npy_bytes(
      "<f8", "(" + std::to_string(values.rows()) + ", " + std::to_string(values.cols()) + ")",
      bytes_of(values.data(), static_cast<std::size_t>(values.size()) * sizeof(double)));
}

/// The characters of a text; numpy keeps texts in UTF-32.
std::vector<std::uint32_t> characters_of(const std::string& text) {
  std::vector<std::uint32_t> characters;
  for (const char each : to_utf8(text)) {
    const auto byte = static_cast<std::uint32_t>(static_cast<unsigned char>(each));
    if ((byte & 0xC0U) == 0x80U) {
      characters.back() = characters.back() << 6U | (byte & 0x3FU);
    } else {
      characters.push_back(byte < 0x80U   ? byte
                           : byte < 0xE0U ? byte & 0x1FU
                           : byte < 0xF0U ? byte & 0x0FU
                                          : byte & 0x07U);
    }
  }
  return characters;
}

std::string array_of(const std::vector<std::string>& texts) {
  std::vector<std::vector<std::uint32_t>> all;
  std::size_t longest = 1;
  for (const std::string& text : texts) {
    longest = std::max(longest, all.emplace_back(characters_of(text)).size());
  }
  std::vector<std::uint32_t> flat;
  flat.reserve(longest * texts.size());
  for (std::vector<std::uint32_t>& characters : all) {
    characters.resize(longest, 0);
    flat.insert(flat.end(), characters.begin(), characters.end());
  }
  return npy_bytes("<U" + std::to_string(longest), "(" + std::to_string(texts.size()) + ",)",
                   bytes_of(flat.data(), flat.size() * sizeof(std::uint32_t)));
}

ParsedNumber number_in(const std::string& cell) { return parse_number(cell, '.'); }

/// Whether a cell can stand among numbers.
bool fits_numbers(const std::string& cell) {
  return cell.empty() || (number_in(cell).kind == NumberKind::number && !loses_digits(cell));
}

/// Passes each cell with its row and column.
template <typename Use>
void for_each_cell(const RowTable& table, const Use& use) {
  std::vector<std::string> cells;
  for (Index row = 0; row < table.rows; ++row) {
    cells.clear();
    table.append_cells(row, cells);
    for (std::size_t column = 0; column < cells.size(); ++column) {
      use(row, column, cells[column]);
    }
  }
}

/// Whether each column is one of numbers: at least one, and no text.
std::vector<bool> columns_of_numbers(const RowTable& table) {
  std::vector<bool> any(table.header.size(), false);
  std::vector<bool> none(table.header.size(), false);
  for_each_cell(table, [&](Index /*row*/, std::size_t column, const std::string& cell) {
    none[column] = none[column] || !fits_numbers(cell);
    any[column] = any[column] || !cell.empty();
  });
  for (std::size_t column = 0; column < any.size(); ++column) {
    any[column] = any[column] && !none[column];
  }
  return any;
}

bool is_plain_word(const std::string& name) {
  constexpr std::size_t longest = 60;
  return !name.empty() && name.size() <= longest &&
         std::all_of(name.begin(), name.end(), [](char character) {
           return is_ascii_letter(character) || is_ascii_digit(character) || character == '_' ||
                  character == ' ';
         });
}

struct TextColumn {
  std::string name;
  std::vector<std::string> texts = {};
};

struct TableArrays {
  Matrix values;
  std::vector<std::string> names;
  std::vector<TextColumn> texts;
};

/// \param taken  names of arrays so far
std::string free_name(const std::string& column, std::size_t number, std::set<std::string>& taken) {
  std::string name = is_plain_word(column) ? column : "text_" + std::to_string(number);
  while (!taken.insert(name).second) {
    name += '_';
  }
  return name;
}

TableArrays arrays_of(const RowTable& table) {
  constexpr double missing = std::numeric_limits<double>::quiet_NaN();
  const std::vector<bool> numeric = columns_of_numbers(table);
  TableArrays arrays;
  std::vector<std::size_t> places;  // of each column among those of its kind
  std::set<std::string> taken{"values", "names"};
  for (std::size_t column = 0; column < numeric.size(); ++column) {
    const std::string& name = table.header[column];
    places.push_back(numeric[column] ? arrays.names.size() : arrays.texts.size());
    if (numeric[column]) {
      arrays.names.push_back(name);
    } else {
      arrays.texts.push_back({free_name(name, arrays.texts.size() + 1, taken)});
    }
  }
  arrays.values = Matrix::Constant(table.rows, std::ssize(arrays.names), missing);
  for_each_cell(table, [&](Index row, std::size_t column, const std::string& cell) {
    if (!numeric[column]) {
      arrays.texts[places[column]].texts.push_back(cell);
    } else if (!cell.empty()) {
      arrays.values(row, static_cast<Index>(places[column])) = number_in(cell).value;
    }
  });
  return arrays;
}

}  // namespace

void write_npz(const std::filesystem::path& path, const RowTable& table) {
  const TableArrays arrays = arrays_of(table);
  write_atomically(path, [&arrays](const TakeText& take) {
    ZipWriter archive(take);
    archive.add("values.npy", array_of(arrays.values));
    archive.add("names.npy", array_of(arrays.names));
    for (const TextColumn& column : arrays.texts) {
      archive.add(column.name + ".npy", array_of(column.texts));
    }
    archive.finish();
  });
}

}  // namespace steelyard
