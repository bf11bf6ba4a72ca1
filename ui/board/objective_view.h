// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <vector>

#include "core/run/snapshot.h"
#include "ui/plots/plot_view.h"

namespace steelyard::ui {

class LinePlot;
class PlotGrid;

/// The live plot of the objective per iteration: the first scalar of the run.
class ObjectiveView {
  Q_DECLARE_TR_FUNCTIONS(ObjectiveView)
 public:
  explicit ObjectiveView(PlotGrid& grid);

  void clear();
  void begin(const std::vector<ScalarInfo>& scalars);
  void append(const std::vector<Iterate>& iterates);
  /// Of a run that was not watched: its history.
  void showResult(const Result& result);

 private:
  void name(const ScalarInfo& scalar);
  void add(double iteration, double objective);
  void draw();

  PlotGrid& grid_;
  LinePlot* plot_;
  bool ofSolutions_ = false;  // points of their own, and the lowest of them as a line
  LineSeries line_;
  LineSeries lowest_;
};

}  // namespace steelyard::ui
