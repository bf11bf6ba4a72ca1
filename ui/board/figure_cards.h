// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <map>
#include <string>
#include <vector>

#include "core/run/result.h"
#include "core/run/streamed_figures.h"
#include "ui/board/board_card.h"

namespace steelyard::ui {

class PlotGrid;
class PlotView;

/// Whether a card with this id shows a figure of a run.
[[nodiscard]] bool isFigureCard(const QString& cardId);

/// One card for each figure that a run describes: "figure-" and the figure's id. A card appears
/// with its figure and disappears with the run. Figures that are drawn behind another card are left
/// to that card.
class FigureCards : public BoardCard {
  Q_DECLARE_TR_FUNCTIONS(FigureCards)
 public:
  explicit FigureCards(PlotGrid& grid) : grid_(grid) {}

  [[nodiscard]] QStringList figuresOf(FigurePlace place) const override;
  void showProblem(const ProblemPtr& problem) override;
  void begin(const std::vector<ScalarInfo>& scalars) override;
  void append(const Snapshot& snapshot) override;
  /// Shows the figures of the result and no others.
  void showResult(const Result& result) override { showFigures(result.figures); }
  /// Shows these figures and no others.
  void showFigures(const std::vector<Figure>& figures);
  /// Shows this figure beside the others, in place of the one with its id.
  void showAlso(const Figure& figure) { show(figure); }

 private:
  void clear();
  void show(const Figure& figure);
  [[nodiscard]] PlotView& plotFor(const Figure& figure);

  PlotGrid& grid_;
  StreamedFigures streamed_;
  std::map<std::string, PlotView*> plots_;      // by figure's id; owned by the grid
  std::map<std::string, FigurePlaces> places_;  // of each of them
};

}  // namespace steelyard::ui
