// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::app {

/// Threads of OpenMP that wait for work spin by default and take the processor from the window and
/// from other programs; passive waiting costs a run about 3 %. The setting is read before main, so
/// the program starts itself once more with it. Does nothing where the user has chosen.
void waitPassively(char** argv);

}  // namespace steelyard::app
