// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::app {

/// Waiting OpenMP threads spin by default and take processor time from the window and other
/// programs; passive waiting slows a run by about 3 %. Before they sleep they spin for some
/// microseconds: waking one takes 40, as long as the loops of a small table. The settings are read
/// before main: where OpenMP is a shared library, the program restarts itself with them; where it
/// is a part of the program (core/openmp_within.cmake), they are set still earlier and this does
/// nothing, nor does it if the user has set them.
void waitPassively(char** argv);

}  // namespace steelyard::app
