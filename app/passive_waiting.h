// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::app {

/// Waiting OpenMP threads spin by default and take processor time from the window and other
/// programs; passive waiting slows a run by about 3 %. Before they sleep they spin for some
/// microseconds: waking one takes 40, as long as the loops of a small table. The settings are read
/// before main, so the program restarts itself with them. Does nothing if the user has set them.
void waitPassively(char** argv);

}  // namespace steelyard::app
