// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// A small table to write or show: plot data, rankings, comparisons.
struct TextTable {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};

/// Comma-separated, '.' decimal mark, quoted where needed, LF.
[[nodiscard]] std::string to_csv(const TextTable& table);
/// Shortest text that reads back the same double.
[[nodiscard]] std::string number_text(double value);

}  // namespace steelyard
