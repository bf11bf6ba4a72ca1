// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projected_samples.h"
#include "core/problem/problem.h"
#include "ui/plots/scatter_plot.h"

namespace steelyard::ui {

class SampleChoice;

/// Shows projected samples with their axes, colours, rows of the table, and which are chosen.
/// \param projection  of all samples of the problem, in at least two dimensions
void showCloud(const Projection& projection, const Problem& problem, ScatterColour colour,
               const SampleChoice& choice, ScatterPlot& plot);

}  // namespace steelyard::ui
