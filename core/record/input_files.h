// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <vector>

#include "core/data/dataset.h"
#include "core/record/question.h"

namespace steelyard {

/// Files that were read and must not be overwritten.
using InputFiles = std::vector<std::filesystem::path>;

/// The file of a table and those whose columns were added to it; empty for a generated table.
[[nodiscard]] InputFiles files_of(const Dataset& table);
/// The same for both tables of a question.
[[nodiscard]] InputFiles files_of(const RunRequest& asked);

/// Whether a path refers to one of the files, under any name. Accesses the file system.
[[nodiscard]] bool is_one_of(const std::filesystem::path& path, const InputFiles& files);

}  // namespace steelyard
