// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace steelyard {

// The name of a file is bytes, any but zero and '/'. What shows or keeps text wants UTF-8.

/// Every byte that is no letter, digit or one of "/._-" as % and two hexadecimal digits.
[[nodiscard]] std::string escaped_path(std::string_view path);
/// The bytes again; what is no escape stands for itself.
[[nodiscard]] std::string unescaped_path(std::string_view escaped);

}  // namespace steelyard
