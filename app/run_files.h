// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace steelyard::app {

inline constexpr const char* recordFile = "record.json";

/// The file names that any run may use: the tables, the record, and every plot common to all runs.
/// A method may add plots.
[[nodiscard]] std::set<std::string> namesOfRuns();

/// The files that an earlier run left in a folder, from its record; empty without a record. Names
/// that point outside the folder are ignored.
[[nodiscard]] std::set<std::string> filesOfEarlierRun(const std::filesystem::path& folder);

}  // namespace steelyard::app
