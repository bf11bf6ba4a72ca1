// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace steelyard::app {

/// Shows on a terminal how much of a file is read, once reading takes more than a second; nothing
/// where standard error is no terminal.
[[nodiscard]] std::function<void(double)> readingLine();

}  // namespace steelyard::app
