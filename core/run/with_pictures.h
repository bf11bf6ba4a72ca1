// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/problem/problem.h"
#include "core/run/result.h"
#include "core/run/stepper.h"

namespace steelyard {

/// The same run, with pictures. If the names of the inputs describe a grid (see feature_grid), it
/// also draws the first feature column as a picture: during the run whenever its values have
/// changed, and with the result. A grid of more than 10,000 cells is not drawn.
[[nodiscard]] std::unique_ptr<Stepper> with_pictures(std::unique_ptr<Stepper> run,
                                                     ProblemPtr problem);

/// Draws the picture of a finished run again, if it has one, after its selection was changed.
void draw_picture(const Problem& problem, Result& result);

}  // namespace steelyard
