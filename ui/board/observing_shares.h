// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::ui {

/// Of the wall time of a run, what may go into quantities that are only for looking at: 5 % in all,
/// shared between two threads so that a slow plane does not hold the projection up.
inline constexpr double observationShare = 0.03;
inline constexpr double planeShare = 0.02;
/// The same for each card that is closed until somebody opens it, and takes nothing until then.
inline constexpr double openedCardShare = 0.02;

}  // namespace steelyard::ui
