// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/exit_code.h"

namespace steelyard::app {

/// Called at the end of every command: the exit code reports whether the output was written. An
/// earlier error takes precedence.
[[nodiscard]] ExitCode flushed(ExitCode code);

}  // namespace steelyard::app
