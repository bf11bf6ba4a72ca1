// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/held_out_error.h"
#include "ui/board/board_card.h"
#include "ui/jobs/background_query.h"

class QComboBox;
class QSpinBox;
class QWidget;

namespace steelyard::ui {

struct EarlierRun;
class LinePlot;
class PlotGrid;
class Shown;
class WrappedLabel;

/// The held-out error of a run against the number of features (or samples): of a regression on its
/// first features (or samples), or of the reconstruction of all inputs from them; the same for up
/// to three other runs and for random rankings. Computed in its own thread when a run is shown, and
/// only while the card is open.
class HeldOutView : public QObject, public BoardCard {
  Q_OBJECT
 public:
  /// \param shown  must live longer than this
  HeldOutView(PlotGrid& grid, const Shown& shown, QObject* parent = nullptr);

  [[nodiscard]] QString id() const override { return QStringLiteral("held-out-error"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override { return {FigurePlace::trust}; }
  [[nodiscard]] bool willFill(const RunContent& run) const override {
    return run.problem && run.solved;
  }

  void showProblem(const ProblemPtr& problem) override;
  /// A run begins: no results yet.
  void begin(const std::vector<ScalarInfo>& scalars) override;
  void showResult(const Result& result) override;
  /// The latest of those with the same inputs are drawn beside the run.
  void showComparison() override;
  /// Waits for the work in progress and draws its result; for use without an event loop.
  void finish() override { feed_.finish(); }

 private:
  struct Request {
    ProblemPtr problem;
    Ranked ranked = Ranked::features;
    std::vector<std::vector<Index>> rankings;
    QStringList names;
    std::vector<int> looks;  ///< of their lines
    HeldOutOptions options;
    bool urgent = true;
  };
  struct Reply {
    std::optional<HeldOutError> found;
    QStringList names;       ///< of the rankings
    std::vector<int> looks;  ///< of their lines
    std::string trouble;
  };
  [[nodiscard]] static std::optional<Reply> serve(const Request& request,
                                                  const std::stop_token& stop);

  [[nodiscard]] QWidget* makeControls();
  void clear();
  void askAgain();
  void ask();
  [[nodiscard]] HeldOutMeasure measure() const;
  [[nodiscard]] std::vector<const EarlierRun*> runsBeside() const;
  [[nodiscard]] QStringList namesBeside() const;
  void show(const Reply& reply);
  [[nodiscard]] QString axisTitle(Ranked ranked) const;

  PlotGrid& grid_;
  const Shown& shown_;
  LinePlot* plot_;
  QComboBox* measure_;
  QSpinBox* neighbours_;  // of a local reconstruction
  WrappedLabel* notes_;   // owned by the card, below the plot
  ProblemPtr problem_;
  Ranked ranked_ = Ranked::features;
  std::vector<Index> ranking_;
  bool asked_ = false;  // the result for ranking_ is there or was requested
  QStringList beside_;  // names of the runs beside it when it was last requested
  BackgroundQuery<Request, Reply> feed_;
};

}  // namespace steelyard::ui
