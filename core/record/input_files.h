// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <vector>

#include "core/data/dataset.h"
#include "core/record/question.h"

namespace steelyard {

/// Files that were read, which nothing may be written over.
using InputFiles = std::vector<std::filesystem::path>;

/// The file of a table and those whose columns were added to it; none of a table that is made.
[[nodiscard]] InputFiles files_of(const Dataset& table);
/// The files that a question names, wherever they are.
[[nodiscard]] InputFiles files_of(const Asked& asked);

/// Whether a path refers to one of the files, under any name. Looks at the files.
[[nodiscard]] bool is_one_of(const std::filesystem::path& path, const InputFiles& files);

}  // namespace steelyard
