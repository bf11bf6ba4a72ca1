// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <vector>

#include "app/arguments.h"
#include "core/data/dialect.h"
#include "core/message.h"

namespace steelyard::app {

/// Options that say how a delimited text is written, each of which is guessed by default.
[[nodiscard]] std::vector<Option> textOptions();

/// The guessed dialect, corrected by the options.
/// \throws Error(bad_input) for a value that is not accepted, and for marks that contradict
[[nodiscard]] Dialect correctedDialect(Dialect guessed, const Arguments& arguments);

/// What the person has to choose: whether a mark stands between thousands or begins the decimals.
/// Says nothing where the cells or an option decide.
[[nodiscard]] Message doubtOfMarks(const std::filesystem::path& path, const Dialect& dialect,
                                   const Arguments& arguments);

}  // namespace steelyard::app
