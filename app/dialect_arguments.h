// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <vector>

#include "app/arguments.h"
#include "core/data/dataset.h"
#include "core/data/dialect.h"

namespace steelyard::app {

/// Options that say how a delimited text is written, each of which is guessed by default.
[[nodiscard]] std::vector<Option> textOptions();

/// The guessed dialect, corrected by the options.
/// \throws Error(bad_input) for a value that is not accepted, and for marks that contradict
[[nodiscard]] Dialect correctedDialect(Dialect guessed, const Arguments& arguments);

/// The guess for a text file, whose encoding an option may say.
/// \throws Error(bad_input): see preview_delimited(), and for an encoding that is not accepted
[[nodiscard]] Dialect guessedDialect(const std::filesystem::path& path, const Arguments& arguments);

/// Where a mark may stand between thousands or begin the decimals, adds to the remark on it by
/// which options the person chooses. Without a remark where an option has decided.
void sayHowToSettleMarks(Dataset& table, const Arguments& arguments);

}  // namespace steelyard::app
