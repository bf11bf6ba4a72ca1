// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/matrix.h"
#include "core/methods/registry.h"
#include "ui/plots/plot_export.h"
#include "ui/shown/shown_solution.h"

class QTextDocument;

namespace steelyard::ui {

struct SessionRun;

/// What is printed of the comparison of all methods.
struct PrintedPanel {
  QString answer = {};                 ///< what it says; may be empty
  std::vector<QStringList> rows = {};  ///< of its table, the header first; none: not compared
};

/// What is printed of a run that is shown.
struct PrintedRun {
  const SessionRun& run;                    ///< with its answer
  const ShownSolution& shown;               ///< the ranking
  std::vector<Index> selected;              ///< features, best first
  PrintedPanel panel = {};                  ///< on the question of the run
  const MethodRegistry* methods = nullptr;  ///< for titles and labels; null: ids are printed
};

/// The run on paper, with what a report says (core/report/run_summary.h): question, answer with its
/// evidence, ranking, settings that applied, how to repeat it, notes; and all methods if they were
/// compared. With four plots it takes one sheet of A4, unless names are very long. The page of a
/// report is made for a browser: Qt would print it without most of its layout.
[[nodiscard]] std::unique_ptr<QTextDocument> printedRun(const PrintedRun& printed);

/// Adds the picture of a plot, under its title, unless the plot is empty. Two stand beside each
/// other.
/// \throws Error(cannot_write) if there is not enough memory for the picture
void addPrintedPlot(QTextDocument& document, const NamedPlot& named);

/// Begins a page before each pair of plots whose titles would stand on the page before. Requires
/// that the document has the size of its pages.
void keepPlotsWhole(QTextDocument& document);

}  // namespace steelyard::ui
