// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace steelyard::app {

inline constexpr const char* recordFile = "record.json";

/// The names that any run may give to its files: the tables, the record, and every plot that all
/// runs have. A method may draw more. Needs a QApplication.
[[nodiscard]] std::set<std::string> namesOfRuns();

/// The files that an earlier run left in a folder, by its record; empty where no record is. Names
/// that lead out of the folder are passed over.
[[nodiscard]] std::set<std::string> filesOfEarlierRun(const std::filesystem::path& folder);

}  // namespace steelyard::app
