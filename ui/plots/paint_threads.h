// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::ui {

/// Starts, once, the threads with which Qt fills large areas: painting waits for ever for one that
/// could not start. Throws std::system_error or std::bad_alloc where there is no room for them.
void startPaintThreads();

}  // namespace steelyard::ui
