// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace steelyard {

/// Where the running program lies; empty if the system does not say.
[[nodiscard]] std::filesystem::path path_of_this_program();

/// The environment of this process: "NAME=value".
[[nodiscard]] std::vector<std::string> environment_of_this_program();

/// Sets a variable of the environment, but leaves it as it is if there is one of this name.
/// \return false if the system refuses
[[nodiscard]] bool set_if_unset(const char* name, const char* value);

/// Runs this program anew in this process, with the environment as it is by now. Returns only on
/// failure.
/// \param argv  of main
void start_anew(char** argv);

}  // namespace steelyard
