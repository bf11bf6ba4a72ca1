// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>

#include "core/methods/registry.h"
#include "core/record/question.h"

namespace steelyard {

/// The command, for a POSIX shell, that asks a method the same, such as "steelyard run data.csv
/// --truth t --set epochs=50". Settings that the program would choose by itself are left out.
/// \param top  number of best features to select; if it is `std::nullopt`, the method selects
/// \throws Error(bad_input) that says what no command can express, or if the method is unknown
[[nodiscard]] std::string command_line(const RunRequest& asked, const MethodRegistry& methods,
                                       std::optional<Index> top = {});

/// A word as a POSIX shell reads it, in quotes if it needs them.
[[nodiscard]] std::string shell_word(const std::string& word);

}  // namespace steelyard
