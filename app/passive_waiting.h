// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::app {

/// Waiting OpenMP threads spin by default and take processor time from the window and other
/// programs; passive waiting slows a run by about 3 %. The setting is read before main, so the
/// program restarts itself with it. Does nothing if the user has set it.
void waitPassively(char** argv);

}  // namespace steelyard::app
