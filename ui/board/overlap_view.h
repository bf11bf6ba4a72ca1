// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "core/run/snapshot.h"
#include "ui/board/board_card.h"
#include "ui/plots/plot_view.h"

class QComboBox;

namespace steelyard::ui {

class LinePlot;
class PlotGrid;
class Shown;

/// The live plot of the cosine overlap between the learned weights and the known ones, or those of
/// an earlier run. Overlaps with all available choices are kept, so that a new choice shows the
/// whole run.
class OverlapView : public BoardCard {
  Q_DECLARE_TR_FUNCTIONS(OverlapView)
 public:
  /// \param shown  must live longer than this
  OverlapView(PlotGrid& grid, const Shown& shown);

  [[nodiscard]] QString id() const override { return QStringLiteral("overlap"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override { return {FigurePlace::learn}; }
  [[nodiscard]] bool willFill(const RunContent& run) const override;

  /// The data changed, and with them the weights available for comparison.
  void showProblem(const ProblemPtr& problem) override;
  /// Offers the runs that have learned weights of the same inputs.
  void showComparison() override;
  /// Shows the overlap with this run, or, without a number, with the known weights again.
  /// \return false if it has other inputs or does not exist; the display then stays the same
  bool compareWith(std::optional<quint64> number);
  void begin(const std::vector<ScalarInfo>& scalars) override;
  void append(const Snapshot& snapshot) override;
  /// Shows the end of a run that was not observed.
  void showResult(const Result& result) override;
  void showMoment(std::optional<double> iteration) override;

 private:
  /// Weights to compare with, and the overlap of each iterate with them.
  struct Comparison {
    QString name;
    quint64 number = 0;  // of the run; 0 for the known weights
    Vector weights;
    LineSeries line;
  };

  void rebuild();
  void offer();
  static void add(quint64 iteration, const Vector& weights, Comparison& comparison);
  void draw();
  [[nodiscard]] const Comparison* picked() const;

  PlotGrid& grid_;
  const Shown& shown_;
  LinePlot* plot_;
  QComboBox* choice_;
  ProblemPtr problem_;
  std::vector<Comparison> comparisons_;
  std::optional<Vector> ended_;  // the solution of the run shown, once it has ended
  quint64 endedAt_ = 0;
  bool ofSolutions_ = false;  // each iterate is a separate solution
};

}  // namespace steelyard::ui
