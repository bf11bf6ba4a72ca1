// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// The first cell that is neither empty nor a plain number; empty if there is none.
[[nodiscard]] std::string first_word_cell(const std::vector<std::string>& row);

/// Whether that cell calls the row a sum or a mean: "Total", "Mean:", "Gesamt".
[[nodiscard]] bool begins_as_total(const std::vector<std::string>& row);

}  // namespace steelyard
