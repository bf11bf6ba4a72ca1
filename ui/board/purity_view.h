// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

#include "core/analysis/observation.h"
#include "ui/plots/plot_view.h"

namespace steelyard::ui {

class LinePlot;
class PlotGrid;

/// The live plot of cluster purity per observation, in both forms.
class PurityView {
  Q_DECLARE_TR_FUNCTIONS(PurityView)
 public:
  explicit PurityView(PlotGrid& grid);

  /// Other data or another run: nothing observed yet.
  void begin(const ProblemPtr& problem);
  /// Observations come in the order of their iterations; one of the same iteration replaces.
  void append(const Observation& observation);

 private:
  void draw();

  LinePlot* plot_;
  LineSeries purity_;
  LineSeries matched_;
};

}  // namespace steelyard::ui
