// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"
#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Says which cells of further rows give an input no value, and which of them are filled. An empty
/// cell gives none; nor does a number that a step makes missing (a code, or a number without a
/// logarithm), nor a text that the run has no number for.
/// \param problem   of the run
/// \param needed    inputs of the problem; others are not looked at
/// \param named     M rows as they were read, in the columns of the run's table
/// \param prepared  the same rows after the steps of preparation
/// \param run_fills  whether the run fills what is still missing after the steps
/// \return one message for each kind of cell, and for the rows that were filled; none if all cells
///         have a value
[[nodiscard]] std::vector<Message> notes_on_gaps(const Problem& problem,
                                                 const std::vector<Index>& needed,
                                                 const Dataset& named, const Dataset& prepared,
                                                 bool run_fills);

}  // namespace steelyard
