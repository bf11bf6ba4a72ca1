// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/message.h"

namespace steelyard {

/// Gives every column a unique name: "column 3" if it has none, "x (2)" for a second x.
/// \param where  place of the names for messages, such as "line 1"
/// \return what was changed
std::vector<Message> make_names_unique(std::vector<std::string>& names, const Message& where);
/// The same, where nothing but the file itself can be said to hold the names.
std::vector<Message> make_names_unique(std::vector<std::string>& names);

/// A place of names that are not in a row of the table.
[[nodiscard]] Message names_in_header();

}  // namespace steelyard
