// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::ui {

/// Starts, once, the threads with which Qt fills large areas: painting would wait forever for a
/// thread that cannot start. Throws std::system_error or std::bad_alloc if they cannot be started.
void startPaintThreads();

}  // namespace steelyard::ui
