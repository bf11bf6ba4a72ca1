// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// Appends one line of comma-separated cells, quoted where needed, and a line feed.
void append_csv_line(const std::vector<std::string>& cells, std::string& text);

}  // namespace steelyard
