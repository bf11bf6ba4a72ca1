// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>

#include "core/methods/registry.h"
#include "core/record/question.h"

namespace steelyard {

/// The command that asks a method the same: "steelyard run data.csv --truth t --set epochs=50".
/// What the program would do by itself is left out. For a POSIX shell.
/// \param top  how many of the best features to select; nothing: what the method selects
/// \throws Error(bad_input) saying what no command can express; a method that is not known
[[nodiscard]] std::string command_line(const Asked& asked, const MethodRegistry& methods,
                                       std::optional<Index> top = {});

/// A word as a POSIX shell reads it: in quotes where it needs them.
[[nodiscard]] std::string shell_word(const std::string& word);

}  // namespace steelyard
