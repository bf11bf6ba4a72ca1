// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/text_table.h"

namespace steelyard::app {

/// Prints columns as wide as their widest cell.
void printTable(const TextTable& table);

/// Prints one line per note on standard error, apart from the results.
void printNotes(const std::vector<std::string>& notes);

}  // namespace steelyard::app
