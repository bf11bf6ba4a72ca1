// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/zip_writer.h"

#include <zlib.h>

namespace steelyard {
namespace {

constexpr std::uint64_t in_zip64_field = 0xFFFFFFFFU;
constexpr std::uint64_t version_of_zip64 = 45;

/// Little-endian.
void append(std::string& block, std::uint64_t value, int bytes) {
  for (int k = 0; k < bytes; ++k) {
    block += static_cast<char>(value >> (8 * k) & 0xFFU);
  }
}

std::uint64_t checksum_of(std::string_view content) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): zlib takes unsigned bytes
  return ::crc32_z(::crc32_z(0, nullptr, 0), reinterpret_cast<const Bytef*>(content.data()),
                   content.size());
}

/// What a local header and an entry of the directory have in common, from the version needed to the
/// length of the field of ZIP64.
void append_member(std::string& block, std::string_view name, std::string_view content,
                   std::uint64_t field_bytes) {
  constexpr std::uint64_t first_of_1980 = 0x21;
  append(block, version_of_zip64, 2);
  append(block, 0, 2);  // flags
  append(block, 0, 2);  // stored
  append(block, 0, 2);  // midnight
  append(block, first_of_1980, 2);
  append(block, checksum_of(content), 4);
  append(block, in_zip64_field, 4);
  append(block, in_zip64_field, 4);
  append(block, name.size(), 2);
  append(block, field_bytes + 4, 2);
}

/// The field of ZIP64: id, length, and the size before and after packing.
void append_sizes(std::string& block, std::uint64_t bytes, std::uint64_t field_bytes) {
  append(block, 1, 2);
  append(block, field_bytes, 2);
  append(block, bytes, 8);
  append(block, bytes, 8);
}

}  // namespace

void ZipWriter::pass(std::string_view bytes) {
  take_(bytes);
  written_ += bytes.size();
}

void ZipWriter::add(std::string_view name, std::string_view content) {
  constexpr std::uint64_t two_sizes = 16;
  constexpr std::uint64_t sizes_and_place = 24;
  const std::uint64_t begin = written_;
  std::string header("PK\x03\x04");
  append_member(header, name, content, two_sizes);
  header += name;
  append_sizes(header, content.size(), two_sizes);
  pass(header);
  pass(content);
  directory_ += "PK\x01\x02";
  append(directory_, version_of_zip64, 2);
  append_member(directory_, name, content, sizes_and_place);
  directory_.append(10, '\0');  // no comment, the first disk, no attributes
  append(directory_, in_zip64_field, 4);
  directory_ += name;
  append_sizes(directory_, content.size(), sizes_and_place);
  append(directory_, begin, 8);
  ++members_;
}

void ZipWriter::finish() {
  constexpr std::uint64_t bytes_that_follow = 44;
  constexpr std::uint64_t members_in_zip64 = 0xFFFFU;
  const std::uint64_t begin = written_;
  pass(directory_);
  const std::uint64_t end = written_;
  std::string block("PK\x06\x06");
  append(block, bytes_that_follow, 8);
  append(block, version_of_zip64, 2);
  append(block, version_of_zip64, 2);
  append(block, 0, 8);  // the first disk is the only one
  append(block, members_, 8);
  append(block, members_, 8);
  append(block, end - begin, 8);
  append(block, begin, 8);
  block += "PK\x06\x07";
  append(block, 0, 4);
  append(block, end, 8);
  append(block, 1, 4);  // disk
  block += "PK\x05\x06";
  append(block, 0, 4);
  append(block, members_in_zip64, 2);
  append(block, members_in_zip64, 2);
  append(block, in_zip64_field, 4);
  append(block, in_zip64_field, 4);
  append(block, 0, 2);  // no comment
  pass(block);
}

}  // namespace steelyard
