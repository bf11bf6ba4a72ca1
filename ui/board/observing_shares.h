// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::ui {

/// The share of a run's wall time that may go into quantities computed only for display: 5 % in
/// all, split between two threads so that a slow plane does not delay the projection.
inline constexpr double observationShare = 0.03;
inline constexpr double planeShare = 0.02;
/// The same for each card that is closed at first; it takes no time until it is opened.
inline constexpr double openedCardShare = 0.02;

}  // namespace steelyard::ui
