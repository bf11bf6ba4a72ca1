// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "core/run/snapshot.h"
#include "ui/board/board_card.h"
#include "ui/plots/plot_view.h"

namespace steelyard::ui {

class LinePlot;
class PlotGrid;
class Shown;

/// The live plot of the objective per iteration: the first scalar of the run.
class ObjectiveView : public BoardCard {
  Q_DECLARE_TR_FUNCTIONS(ObjectiveView)
 public:
  /// \param shown  must live longer than this
  ObjectiveView(PlotGrid& grid, const Shown& shown);

  [[nodiscard]] QString id() const override { return QStringLiteral("objective"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override { return {FigurePlace::learn}; }

  void showProblem(const ProblemPtr& problem) override;
  void begin(const std::vector<ScalarInfo>& scalars) override;
  void append(const Snapshot& snapshot) override;
  /// Shows the history of a run that was not observed.
  void showResult(const Result& result) override;
  void showMoment(std::optional<double> iteration) override;
  /// The history of a base, where it is of the same quantity.
  void showComparison() override;

 private:
  void clear();
  void name(const ScalarInfo& scalar);
  void add(double iteration, double objective);
  void draw();
  [[nodiscard]] std::vector<LineSeries> lines() const;
  [[nodiscard]] std::optional<LineSeries> lineOfBase() const;

  PlotGrid& grid_;
  const Shown& shown_;
  LinePlot* plot_;
  bool ofSolutions_ = false;  // separate points, and their running minimum as a line
  bool ended_ = false;
  LineSeries line_;
  LineSeries lowest_;
  QString quantity_;
};

}  // namespace steelyard::ui
