// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <vector>

#include "core/record/run_comparison.h"

namespace steelyard::ui {

class HeatMapPlot;
class LinePlot;

/// The name of a measure of pairs as a person reads it.
[[nodiscard]] QString measureName(PairMeasure measure);

/// One point for each feature that both runs have, the weight in the one against that in the other,
/// and the line on which equal weights lie.
void plotWeights(LinePlot& plot, const ComparedRun& across, const ComparedRun& up, WeightKind kind);

/// All pairs of runs as cells.
void plotPairs(HeatMapPlot& plot, const std::vector<ComparedRun>& runs, PairMeasure measure,
               WeightKind kind);

/// The first history of each run (its objective) over the iterations, as far as these are of the
/// same quantity as the first run's.
void plotObjectives(LinePlot& plot, const std::vector<ComparedRun>& runs);

}  // namespace steelyard::ui
