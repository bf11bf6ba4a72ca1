// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace steelyard {

/// Whether a file begins like the output of Python's pickle, in any of its protocols. Protocol 0 is
/// lines of text, which would otherwise be read as a table of one column.
[[nodiscard]] bool begins_as_pickle(std::string_view beginning);

}  // namespace steelyard
