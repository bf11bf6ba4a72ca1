// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// Distances between the parts of a plot's frame, in pixels.
namespace steelyard::ui::frame {

inline constexpr double edge = 6;      // around everything
inline constexpr double labelGap = 5;  // between tick labels and the area
inline constexpr double titleGap = 3;
inline constexpr double swatch = 22;  // width of a sample in the legend

}  // namespace steelyard::ui::frame
