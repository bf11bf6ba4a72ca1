// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/file_source.h"

namespace steelyard {

/// 64 hexadecimal digits, of what is read: the bytes up to the size that the file had when it was
/// opened; of a compressed file what it holds, so that packing a table does not change it.
/// \throws Error(bad_input) when it cannot be read; "cancelled" on stop
[[nodiscard]] std::string sha256_of(const FileSource& file, const ReadControl& control = {});
[[nodiscard]] std::string sha256_of_file(const std::filesystem::path& path);

/// So that a hash is of the very bytes that were read.
/// \param sha256  of the file, taken between opening and reading it
/// \throws Error(bad_input): the file was changed while it was read; growing is no change
void refuse_change(const FileSource& file, const std::string& sha256);

}  // namespace steelyard
