// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/observation.h"
#include "core/run/figure.h"
#include "core/run/result.h"
#include "core/run/snapshot.h"
#include "ui/board/run_content.h"
#include "ui/shown/shown_solution.h"

namespace steelyard::ui {

/// A card of the board. The board tells every card of its list what happens; a card answers to what
/// it shows and ignores the rest.
class BoardCard {
 public:
  BoardCard() = default;
  BoardCard(const BoardCard&) = delete;
  BoardCard& operator=(const BoardCard&) = delete;
  virtual ~BoardCard() = default;

  /// Of its plot in the grid. Empty: it has none, or those of the figures of a run.
  [[nodiscard]] virtual QString id() const { return {}; }
  /// What the card shows and what to look for in it, in a few sentences.
  [[nodiscard]] virtual QString help() const { return {}; }
  /// The presets of the board that show it, besides all.
  [[nodiscard]] virtual FigurePlaces places() const { return {}; }
  /// Whether it stands there before the cards that precede it in the list of the board.
  [[nodiscard]] virtual bool leads(FigurePlace /*place*/) const { return false; }
  /// Whether the card, which is still empty after a run, will show something of it: what is
  /// computed beside the run, perhaps only once the card is open, or a value in words.
  [[nodiscard]] virtual bool willFill(const RunContent& /*run*/) const { return false; }
  /// The ids of those plots of the figures of a run that belong there.
  [[nodiscard]] virtual QStringList figuresOf(FigurePlace /*place*/) const { return {}; }

  /// The data changed, and nothing has run on them yet.
  /// \param problem  nullptr if there are none
  virtual void showProblem(const ProblemPtr& /*problem*/) {}
  /// A run on the problem shown begins.
  /// \param scalars  what its iterates hold
  virtual void begin(const std::vector<ScalarInfo>& /*scalars*/) {}
  virtual void append(const Snapshot& /*snapshot*/) {}
  /// The end of the run, or a run that was not observed. It may lack a solution.
  virtual void showResult(const Result& /*result*/) {}
  /// Another solution is looked at, or a newer one of the run.
  virtual void showLook(const ShownSolution& /*look*/) {}
  /// What is looked at was found at this iteration of the run that is drawn. There is no iteration
  /// if it is the run's result, or something else.
  virtual void showMoment(std::optional<double> /*iteration*/) {}
  /// What was found out beside the run about its solutions.
  virtual void showObservation(const Observation& /*observation*/) {}
  /// The run is compared with others from now on, or with another base: what `Shown` says.
  virtual void showComparison() {}
  /// Waits for the work in progress and shows its result; for use without an event loop.
  virtual void finish() {}
};

/// In the order in which the board shows them.
using BoardCards = std::vector<std::unique_ptr<BoardCard>>;

}  // namespace steelyard::ui
