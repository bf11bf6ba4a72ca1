// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::app {

/// An exception may occur where it cannot be caught, such as in a library destructor that fails to
/// allocate memory. The program then still ends with a message and, if memory was the cause, an
/// exit code rather than a signal. Files are complete or absent at any moment, so nothing is lost.
void keepLastWords();

}  // namespace steelyard::app
