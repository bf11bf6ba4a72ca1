// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/exit_code.h"

namespace steelyard::app {

/// Before anything else. A stream that the program was started without (>&-) must not become the
/// first file that is opened, into which the program would then print; and a reader that goes away
/// must not end a run whose results are not yet written.
void secureStandardStreams();

/// The last word of every command: what was printed has arrived, or the exit code says that it has
/// not. An error that was told before counts more.
[[nodiscard]] ExitCode flushed(ExitCode code);

}  // namespace steelyard::app
