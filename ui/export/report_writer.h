// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/report/html_report.h"
#include "ui/plots/plot_export.h"

namespace steelyard::ui {

/// The plots that are not empty, as pictures.
[[nodiscard]] std::vector<ReportPicture> picturesOf(const std::vector<NamedPlot>& plots);

/// What can be drawn from the records alone: objectives, agreement of pairs, and the weights of the
/// first run against those of every other run.
[[nodiscard]] std::vector<ReportPicture> comparisonPictures(const std::vector<ComparedRun>& runs);

/// The figures that the runs describe. Tables are left out: the page shows them as such.
[[nodiscard]] std::vector<ReportPicture> figurePictures(const std::vector<ComparedRun>& runs);

/// A report on the runs, dated now.
/// \param plots  of the window, added after the pictures of the comparison and the runs' figures;
///               what the window shows of figures is left out
[[nodiscard]] Report reportOf(std::vector<ComparedRun> runs,
                              const std::vector<NamedPlot>& plots = {});

}  // namespace steelyard::ui
