// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// Gives every column a name of its own: "column 3" where it has none, "x (2)" for a second x.
/// \param where  where the names stand, such as "line 1"
/// \return what was changed, in plain words
std::vector<std::string> make_names_unique(std::vector<std::string>& names,
                                           const std::string& where);

}  // namespace steelyard
