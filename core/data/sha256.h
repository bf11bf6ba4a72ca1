// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string>

namespace steelyard {

/// 64 hexadecimal digits. \throws Error(bad_input) when the file cannot be read.
[[nodiscard]] std::string sha256_of_file(const std::filesystem::path& path);

}  // namespace steelyard
