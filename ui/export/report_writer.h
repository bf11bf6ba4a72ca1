// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/report/html_report.h"
#include "ui/plots/plot_export.h"

namespace steelyard::ui {

/// Those of the plots that are not empty, as pictures.
[[nodiscard]] std::vector<ReportPicture> picturesOf(const std::vector<NamedPlot>& plots);

/// What can be drawn of runs from their records alone: objectives, agreement of pairs, and the
/// weights of the first run against those of each other one.
[[nodiscard]] std::vector<ReportPicture> comparisonPictures(const std::vector<ComparedRun>& runs);

/// A report of the runs, made now.
/// \param plots  of the window, added after the pictures of the comparison
[[nodiscard]] Report reportOf(std::vector<ComparedRun> runs,
                              const std::vector<NamedPlot>& plots = {});

}  // namespace steelyard::ui
