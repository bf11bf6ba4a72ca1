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

/// One input against one target. If the target is numbers, the samples are points; if there are
/// many, an even choice of them is drawn. A line joins the medians of up to 20 groups of samples of
/// equal size along the input, where samples of the same value are in the same group, and a band
/// holds the middle half of each group. If the target is classes, each class has a box. The figure
/// says nothing about chance, because samples may depend on each other.
/// \param target  a position in targets_to_draw()
/// \return nothing if stopped
[[nodiscard]] std::optional<Figure> column_figure(const Problem& problem, Index input,
                                                  std::size_t target, const std::stop_token& stop);

}  // namespace steelyard
