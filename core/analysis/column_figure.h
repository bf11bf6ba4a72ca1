// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "core/run/figure.h"

namespace steelyard {

/// What an input can be drawn against: the columns of the ground truth or, without these, the
/// label. Empty if the ground truth is distances, or if there is no target.
[[nodiscard]] std::vector<std::string> targets_to_draw(const Problem& problem);

/// One input against one target. Where the target is numbers, samples are points, of many an even
/// choice; a line joins the medians of up to 20 groups of samples of equal size along the input,
/// samples of the same value being in the same group, and a band holds the middle half of each.
/// Where it is classes, each class has a box. The figure claims nothing of chance: samples may
/// depend on each other.
/// \param target  a position in targets_to_draw()
/// \return nothing if stopped
[[nodiscard]] std::optional<Figure> column_figure(const Problem& problem, Index input,
                                                  std::size_t target, const std::stop_token& stop);

}  // namespace steelyard
