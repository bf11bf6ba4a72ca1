// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <vector>

#include "core/run/snapshot.h"
#include "ui/board/earlier_run.h"
#include "ui/plots/plot_view.h"

class QComboBox;

namespace steelyard::ui {

class LinePlot;
class PlotGrid;

/// The live plot of the cosine overlap between the learned weights and others: the known ones, or
/// those of an earlier run. The overlaps with all that can be picked are kept, so that another
/// pick shows the whole run.
class OverlapView {
  Q_DECLARE_TR_FUNCTIONS(OverlapView)
 public:
  explicit OverlapView(PlotGrid& grid);

  /// Other data: what there is to compare with changes.
  void showProblem(const ProblemPtr& problem);
  void setEarlierRuns(const std::vector<EarlierRun>& runs);
  void begin(const std::vector<ScalarInfo>& scalars);
  void append(const std::vector<Iterate>& iterates);
  /// Of a run that was not watched: its end.
  void showResult(const Result& result);

 private:
  /// Weights to compare with, and the overlap of each iterate with them.
  struct Comparison {
    QString name;
    Vector weights;
    LineSeries line;
  };

  void rebuild();
  void offer();
  void append(quint64 iteration, const Vector& weights);
  void draw();
  [[nodiscard]] const Comparison* picked() const;

  PlotGrid& grid_;
  LinePlot* plot_;
  QComboBox* choice_;
  ProblemPtr problem_;
  std::vector<EarlierRun> earlier_;
  std::vector<Comparison> comparisons_;
  bool ofSolutions_ = false;  // each iterate is a solution of its own
};

}  // namespace steelyard::ui
