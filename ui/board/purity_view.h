// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

#include "core/analysis/observation.h"
#include "ui/board/board_card.h"
#include "ui/plots/plot_view.h"

namespace steelyard::ui {

class LinePlot;
class PlotGrid;

/// The live plot of cluster purity per observation, in both forms.
class PurityView : public BoardCard {
  Q_DECLARE_TR_FUNCTIONS(PurityView)
 public:
  explicit PurityView(PlotGrid& grid);

  [[nodiscard]] QString id() const override { return QStringLiteral("purity"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] bool willFill(const RunContent& run) const override {
    return run.labelled() && run.solved;
  }

  void showProblem(const ProblemPtr& problem) override;
  void begin(const std::vector<ScalarInfo>& scalars) override;
  void showResult(const Result& result) override;
  /// One with the same iteration replaces the last.
  void showObservation(const Observation& observation) override;
  void showMoment(std::optional<double> iteration) override;

 private:
  void clear();
  void draw();

  LinePlot* plot_;
  ProblemPtr problem_;
  LineSeries purity_;
  LineSeries matched_;
  bool ended_ = false;
};

}  // namespace steelyard::ui
