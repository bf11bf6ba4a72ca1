// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <vector>

#include "core/problem/input_deviations.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"
#include "core/run/feature_column.h"
#include "ui/board/board_card.h"

namespace steelyard::ui {

class BarPlot;
class PlotGrid;
class Shown;

/// The live plot of what the ranking is sorted by, as bars: of weights the largest is 1, and known
/// weights are markers.
class WeightsView : public BoardCard {
  Q_DECLARE_TR_FUNCTIONS(WeightsView)
 public:
  /// \param shown  must live longer than this
  WeightsView(PlotGrid& grid, const Shown& shown);

  [[nodiscard]] QString id() const override { return QStringLiteral("weights"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override {
    return {FigurePlace::learn, FigurePlace::search};
  }

  void showProblem(const ProblemPtr& problem) override;
  /// The leading column; without one, the weights of the space or the lengths of its map's columns.
  /// \throws Error(fault) if the leading column is not of the shown problem
  void showLook(const ShownSolution& look) override;
  /// Of a base, pale bars for the inputs that it has, where its bars are of the same kind.
  void showComparison() override;

 private:
  void show(const FeatureColumn& column);
  void drawBase();
  PlotGrid& grid_;
  const Shown& shown_;
  BarPlot* plot_;
  ProblemPtr problem_;
  KeptDeviations deviations_;
  std::vector<double> reference_;  // the known weights as bars; empty if none are known
  QStringList names_;
  ValueKind kind_ = ValueKind::weight;  // of the bars shown
  QString title_;
};

}  // namespace steelyard::ui
