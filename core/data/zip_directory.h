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
  std::uint64_t bytes = 0;         ///< size of the unpacked content
  std::uint64_t header_begin = 0;  ///< offset of its local header
  std::uint32_t checksum = 0;      ///< CRC-32 of the unpacked content
  int method = 0;                  ///< 0 if stored, 8 if deflated
  bool encrypted = false;
};

/// Whether a file with this beginning is a ZIP archive with at least one member.
[[nodiscard]] bool begins_as_zip(std::string_view beginning);

/// The members in the central directory, which has their sizes even if they were written as a
/// stream. Every size is checked against the file's and against deflate's maximum ratio.
/// \throws Error(bad_input) if there is no directory, if it is damaged or impossible, or if the
///         archive spans several disks
[[nodiscard]] std::vector<ZipMember> read_zip_directory(const FileSource& file);

/// The member's unpacked bytes; reading the last one verifies the checksum. The file must outlive
/// the stream.
/// \throws Error(bad_input) for encryption, an unknown method or a damaged local header; while
///         reading, for a wrong checksum
[[nodiscard]] std::unique_ptr<ByteStream> open_zip_member(const FileSource& file,
                                                          const ZipMember& member);

}  // namespace steelyard
