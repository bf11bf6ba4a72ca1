// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// A small table to be written or shown: plot data, rankings, comparisons.
struct TextTable {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};

/// The table as comma-separated text with '.' as decimal mark, quotes where needed, and LF line
/// ends.
[[nodiscard]] std::string to_csv(const TextTable& table);
/// The shortest text that reads back as the same double.
[[nodiscard]] std::string number_text(double value);

}  // namespace steelyard
