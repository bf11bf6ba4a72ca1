// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard {

/// Gives the calling thread, and the threads it will start, a lower priority than the window's
/// thread. Does nothing if the system does not allow it.
void lower_this_threads_priority();

}  // namespace steelyard
