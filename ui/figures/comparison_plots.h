// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <vector>

#include "core/record/run_comparison.h"

namespace steelyard::ui {

class HeatMapPlot;
class LinePlot;

/// The displayed name of a pair measure.
[[nodiscard]] QString measureName(PairMeasure measure);

/// One point for each feature that both runs have: the weight in one against the weight in the
/// other, with the line of equal weights.
void plotWeights(LinePlot& plot, const ComparedRun& across, const ComparedRun& up, WeightKind kind);

/// All pairs of runs as cells.
void plotPairs(HeatMapPlot& plot, const std::vector<ComparedRun>& runs, PairMeasure measure,
               WeightKind kind);

/// The first history of each run (its objective) over the iterations, for the runs whose history is
/// of the same quantity as that of the first run. Where each has one value, these in words.
void plotObjectives(LinePlot& plot, const std::vector<ComparedRun>& runs);

}  // namespace steelyard::ui
