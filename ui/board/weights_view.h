// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

#include "core/problem/problem.h"

namespace steelyard::ui {

class BarPlot;
class PlotGrid;

/// The live plot of the learned weights as bars, the largest being 1; known weights are markers.
class WeightsView {
  Q_DECLARE_TR_FUNCTIONS(WeightsView)
 public:
  explicit WeightsView(PlotGrid& grid);

  void showProblem(const ProblemPtr& problem);
  /// D, in the units of the inputs, >= 0.
  void show(const Vector& weights);

 private:
  BarPlot* plot_;
  ProblemPtr problem_;
  Vector deviations_;  // of the inputs: looked up at each snapshot
  QStringList names_;
};

}  // namespace steelyard::ui
