// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/byte_stream.h"

namespace steelyard {

/// One file of a ZIP archive (PKWARE's APPNOTE 6.3, sections 4.3 and 4.5).
struct ZipMember {
  std::string name;
  std::uint64_t packed_bytes = 0;
  std::uint64_t bytes = 0;         ///< once unpacked
  std::uint64_t header_begin = 0;  ///< of its local header
  std::uint32_t checksum = 0;      ///< CRC-32 of the unpacked content
  int method = 0;                  ///< 0: stored, 8: deflated
  bool encrypted = false;
};

/// \return whether a file with this beginning is a ZIP archive with at least one member
[[nodiscard]] bool begins_as_zip(std::string_view beginning);

/// The central directory, which has the sizes even if the members were written as a stream. Every
/// size is checked against the file's and against deflate's maximum ratio.
/// \throws Error(bad_input): no directory, a damaged or impossible one, an archive on several disks
[[nodiscard]] std::vector<ZipMember> read_zip_directory(const FileSource& file);

/// The member's unpacked bytes; reading the last one verifies the checksum. The file must outlive
/// the stream.
/// \throws Error(bad_input): encrypted, unknown method, damaged local header; while reading, a
///         wrong checksum
[[nodiscard]] std::unique_ptr<ByteStream> open_zip_member(const FileSource& file,
                                                          const ZipMember& member);

}  // namespace steelyard
