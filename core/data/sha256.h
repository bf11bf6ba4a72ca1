// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

#include "core/data/file_source.h"

namespace steelyard {

/// The hash, as 64 hexadecimal digits, of as many bytes as the file had when it was opened. A
/// compressed file is hashed unpacked, so packing a table does not change its hash.
/// \throws Error(bad_input) if the file cannot be read; "cancelled" on stop
[[nodiscard]] std::string sha256_of(const FileSource& file, const ReadControl& control = {});
[[nodiscard]] std::string sha256_of_file(const std::filesystem::path& path);
/// The hash of bytes in memory, as they are.
[[nodiscard]] std::string sha256_of_bytes(std::string_view bytes);

/// Makes sure that a hash belongs to the bytes that were read.
/// \param sha256  hash of the file, computed between opening and reading it
/// \throws Error(bad_input) if the file changed while it was being read; a file that only grew is
///         accepted
void refuse_change(const FileSource& file, const std::string& sha256);

}  // namespace steelyard
