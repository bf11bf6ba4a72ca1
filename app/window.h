// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/exit_code.h"

namespace steelyard::app {

/// By which a desktop finds the program's entry, icon and description (resources/package).
inline constexpr const char* desktopId = "io.github.steelyard.Steelyard";

/// Opens the window with the first lesson or the given file.
[[nodiscard]] ExitCode openWindow(int& argc, char** argv);

}  // namespace steelyard::app
