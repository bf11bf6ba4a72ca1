// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/exit_code.h"

namespace steelyard::app {

/// Call before anything else. If the program was started without a stream (>&-), the first file
/// opened must not take its place and receive printed text; and neither a reader that disappears
/// nor a file that may not grow further must end a run whose results are not yet written.
void secureStandardStreams();

/// Called at the end of every command: the exit code reports whether the output was written. An
/// earlier error takes precedence.
[[nodiscard]] ExitCode flushed(ExitCode code);

}  // namespace steelyard::app
