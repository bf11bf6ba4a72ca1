// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace steelyard {

/// Refuses a file that another program makes of tables, and that would otherwise be taken for
/// damaged text: it is told by its first bytes.
/// \param name  of the file, for the message
/// \throws Error(bad_input) that says what the file is, and what to make of it
void refuse_foreign_file(std::string_view beginning, const std::string& name);

}  // namespace steelyard
