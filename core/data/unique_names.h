// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// Gives every column a unique name: "column 3" if it has none, "x (2)" for a second x.
/// \param where  place of the names for messages, such as "line 1"
/// \return what was changed, in plain words
std::vector<std::string> make_names_unique(std::vector<std::string>& names,
                                           const std::string& where);

}  // namespace steelyard
