// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <exception>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "core/report/html_report.h"
#include "ui/plots/plot_export.h"

namespace steelyard::ui {

/// A picture that has been painted and is still to be made a PNG file, which any thread may do.
struct PaintedPicture {
  QString title;
  std::function<QByteArray()> png;
  QString help = {};     ///< how to read it; may be empty
  bool ofPanel = false;  ///< it belongs to the section on all methods
};

/// Paints one picture of a report, in the window's thread.
/// \return nothing if the plot is empty
using ReportPainter = std::function<std::optional<PaintedPicture>()>;

/// A report whose pictures are still to be painted. Each painting takes so long that between two of
/// them the window should look after its events.
struct ReportDraft {
  Report report;
  std::vector<ReportPainter> painters;
};

/// A report on the runs, dated now. Its pictures: what can be drawn from the records alone
/// (objectives, agreement of pairs, the weights of the first run against those of every other), the
/// figures that the runs describe (the page shows their tables as such), and the plots.
/// \param plots  of the window; what the window shows of figures is left out. A plot that is gone
///               when its turn comes is left out, too
/// \param panel  all methods on the question of the runs; the plot of their errors is added
[[nodiscard]] ReportDraft reportDraft(std::vector<ComparedRun> runs,
                                      const std::vector<NamedPlot>& plots = {},
                                      std::optional<ReportedPanel> panel = {});

/// A report whose pictures are painted one by one. The writing thread alone touches it once they
/// are.
struct UnfinishedReport {
  Report report;
  std::exception_ptr trouble;  ///< the first

  /// In any thread.
  void add(const std::optional<PaintedPicture>& picture, const std::exception_ptr& failed);
  void write(const std::filesystem::path& file, const MethodRegistry& methods) const;
};

/// All of it at once.
[[nodiscard]] Report reportOf(std::vector<ComparedRun> runs);

}  // namespace steelyard::ui
