// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <optional>
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
  /// Takes the overlap with this run, or with the known weights again where there is no number.
  /// \return false where its inputs are others, or it is not there: what is shown stays
  bool compareWith(std::optional<quint64> number);
  void begin(const std::vector<ScalarInfo>& scalars);
  void append(const std::vector<Iterate>& iterates);
  /// Of a run that was not watched: its end.
  void showResult(const Result& result);

 private:
  /// Weights to compare with, and the overlap of each iterate with them.
  struct Comparison {
    QString name;
    quint64 number = 0;  // of the run; 0: the known weights
    Vector weights;
    LineSeries line;
  };

  void rebuild();
  void offer();
  static void append(quint64 iteration, const Vector& weights, Comparison& comparison);
  void draw();
  [[nodiscard]] const Comparison* picked() const;

  PlotGrid& grid_;
  LinePlot* plot_;
  QComboBox* choice_;
  ProblemPtr problem_;
  std::vector<EarlierRun> earlier_;
  std::vector<Comparison> comparisons_;
  Vector ended_;  // the solution of the run that is shown, once it has ended
  quint64 endedAt_ = 0;
  bool ofSolutions_ = false;  // each iterate is a solution of its own
};

}  // namespace steelyard::ui
