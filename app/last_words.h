// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::app {

/// An exception may come where none can be caught: a destructor of a library that asks for memory
/// when there is none. The program still ends with words and an exit code rather than a signal,
/// where memory was what it lacked. Files are whole or absent at any moment, so nothing is lost.
void keepLastWords();

}  // namespace steelyard::app
