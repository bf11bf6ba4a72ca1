// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace steelyard {

// A file name may contain any bytes except zero and '/', but text that is shown or stored must be
// UTF-8.

/// Writes every byte other than letters, digits and "/._-" as % and two hexadecimal digits.
[[nodiscard]] std::string escaped_path(std::string_view path);
/// The original bytes of an escaped path; text that is not an escape is left as it is.
[[nodiscard]] std::string unescaped_path(std::string_view escaped);

}  // namespace steelyard
