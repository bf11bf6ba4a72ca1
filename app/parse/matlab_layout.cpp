// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/matlab_layout.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <limits>

#include "app/parse/matlab_bytes.h"
#include "app/parse/parsed_file.h"

namespace steelyard::parse {
namespace {

constexpr std::uint64_t header4_bytes = 20;
constexpr std::uint64_t header5_bytes = 128;
constexpr std::uint64_t tag_bytes = 8;
constexpr std::uint32_t is_matrix = 14;
constexpr std::uint32_t is_packed = 15;

/// Products of sizes from a file must not overflow.
std::uint64_t product(std::uint64_t a, std::uint64_t b) {
  return b != 0 && a > std::numeric_limits<std::uint64_t>::max() / b
             ? std::numeric_limits<std::uint64_t>::max()
             : a * b;
}

std::uint64_t bytes_of_number(std::uint32_t type) {
  constexpr std::array<std::uint64_t, 14> bytes{0, 1, 1, 2, 2, 4, 4, 4, 0, 8, 0, 0, 8, 8};
  return type < bytes.size() ? bytes.at(type) : 0;
}

/// One part of a matrix, whose tag has been read but not its numbers.
struct Part {
  std::uint32_t type = 0;
  std::uint64_t bytes = 0;
  std::uint64_t padding = 0;
};

Part next_part(MatlabBytes& bytes) {
  const std::uint32_t first = bytes.number();
  if (first >> 16U != 0) {  // a small one: type and size in one word, followed by up to four bytes
    const std::uint64_t size = first >> 16U;
    if (size > 4) {
      throw Unreadable("a small part is too large");
    }
    return {first & 0xFFFFU, size, 4 - size};
  }
  const std::uint64_t size = bytes.number();
  return {first, size, (8 - size % 8) % 8};
}

void skip(MatlabBytes& bytes, const Part& part) {
  bytes.skip(part.bytes);
  bytes.skip(std::min(part.padding, bytes.left()));  // the last part may have no padding
}

/// The count of numbers implied by the sizes of a matrix.
std::uint64_t numbers_claimed(MatlabBytes& bytes) {
  const Part part = next_part(bytes);
  if (part.bytes % 4 != 0 || part.bytes > bytes.left()) {
    throw Unreadable("the sizes of a matrix");
  }
  std::uint64_t numbers = 1;
  for (std::uint64_t k = 0; k < part.bytes / 4; ++k) {
    numbers = product(numbers, bytes.number());
  }
  bytes.skip(part.padding);
  return numbers;
}

/// Reads flags, sizes, name and numbers, and the imaginary parts if they are complex.
void refuse_short_matrix(MatlabBytes& bytes) {
  constexpr std::uint32_t first_number_class = 6;
  constexpr std::uint32_t last_number_class = 15;
  constexpr std::uint32_t complex_flag = 0x0800;
  if (next_part(bytes).bytes != 8) {
    throw Unreadable("the flags of a matrix");
  }
  const std::uint32_t flags = bytes.number();
  bytes.skip(4);
  const std::uint64_t claimed = numbers_claimed(bytes);
  skip(bytes, next_part(bytes));
  const std::uint32_t kind = flags & 0xFFU;
  const bool holds_numbers = kind >= first_number_class && kind <= last_number_class;
  for (int k = 0; holds_numbers && k < ((flags & complex_flag) != 0 ? 2 : 1); ++k) {
    const Part part = next_part(bytes);
    const std::uint64_t each = bytes_of_number(part.type);
    if (each == 0 || part.bytes < product(claimed, each)) {
      throw Unreadable("numbers are missing");
    }
    skip(bytes, part);
  }
  bytes.skip(bytes.left());  // to the end, where the checksum of compressed data is verified
}

}  // namespace

MatlabLayout::MatlabLayout(const std::string& path) : path_(path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const auto size = static_cast<std::uint64_t>(file.tellg());
  std::string beginning(std::min(size, header5_bytes), '\0');
  file.seekg(0);
  file.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
  if (!file) {
    throw Unreadable("no file");
  }
  known_ = beginning.rfind("MATLAB 7.3", 0) != 0;
  version5_ = beginning.rfind("MATLAB 5.0", 0) == 0;
  if (version5_) {
    const std::string mark = beginning.size() == header5_bytes ? beginning.substr(126) : "";
    if (mark != "IM" && mark != "MI") {
      throw Unreadable("the header is cut off");
    }
    big_endian_ = mark == "MI";
    walk_version5(size);
  } else if (known_) {
    walk_version4(size);
  }
}

void MatlabLayout::walk_version5(std::uint64_t size) {
  for (std::uint64_t at = header5_bytes; at < size;) {
    MatlabBytes tag(path_, at, size - at, false, big_endian_);
    const std::uint32_t type = tag.number();
    const std::uint64_t bytes = tag.number();
    if ((type != is_matrix && type != is_packed) || bytes > size - at - tag_bytes) {
      throw Unreadable("a variable is cut off");
    }
    variables_.push_back({at + tag_bytes, bytes, type == is_packed});
    at += tag_bytes + bytes;
  }
}

/// The header has type, rows, columns, whether complex, and name length; the type's digits are M O
/// P T.
void MatlabLayout::walk_version4(std::uint64_t size) {
  constexpr std::array<std::uint64_t, 6> bytes_of_precision{8, 4, 4, 2, 2, 1};
  for (std::uint64_t at = 0; at < size;) {
    MatlabBytes little(path_, at, size - at, false, false);
    const bool big = little.number() > 4999;  // in the right byte order it has at most four digits
    MatlabBytes header(path_, at, size - at, false, big);
    const std::uint32_t type = header.number();
    const std::uint64_t rows = header.number();
    const std::uint64_t columns = header.number();
    const std::uint64_t parts = header.number() != 0 ? 2 : 1;
    const std::uint64_t name = header.number();
    const std::uint32_t precision = type / 10 % 10;
    if (type > 4999 || precision >= bytes_of_precision.size()) {
      throw Unreadable("a variable is damaged");
    }
    const std::uint64_t numbers =
        product(product(rows, columns), parts * bytes_of_precision.at(precision));
    const std::uint64_t left = size - at - header4_bytes;
    if (name > left || numbers > left - name) {
      throw Unreadable("a variable is cut off");
    }
    variables_.push_back({at + header4_bytes, name + numbers, false});
    at += header4_bytes + name + numbers;
  }
}

void MatlabLayout::refuse_short(std::size_t position) const {
  if (!known_ || !version5_) {
    return;
  }
  const Variable& variable = variables_.at(position);
  MatlabBytes bytes(path_, variable.begin, variable.bytes, variable.packed, big_endian_);
  if (variable.packed) {
    const bool matrix = bytes.number() == is_matrix;
    bytes.limit(bytes.number());
    if (!matrix) {
      throw Unreadable("a compressed variable is damaged");
    }
  }
  refuse_short_matrix(bytes);
  bytes.finish();
}

}  // namespace steelyard::parse
