// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <vector>

#include "core/measures/partition_agreement.h"
#include "core/problem/problem.h"
#include "core/run/result.h"
#include "ui/board/board_card.h"
#include "ui/jobs/background_query.h"

namespace steelyard::ui {

class LinePlot;
class PlotGrid;

/// How well clusters match the label against the number of features of a search, for the best
/// solution of each number. Computed in its own thread, one solution at a time as they arrive, and
/// only while the card is open.
class PathPurityView : public QObject, public BoardCard {
  Q_OBJECT
 public:
  explicit PathPurityView(PlotGrid& grid, QObject* parent = nullptr);

  [[nodiscard]] QString id() const override { return QStringLiteral("path-purity"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] bool willFill(const RunContent& run) const override {
    return run.labelled() && run.path;
  }

  void showProblem(const ProblemPtr& problem) override;
  /// A run begins: no results yet.
  void begin(const std::vector<ScalarInfo>& scalars) override;
  void append(const Snapshot& snapshot) override;
  /// Shows the end of a run, or one that was not observed: its path and no other.
  void showResult(const Result& result) override;
  /// Waits for all pending work and draws its result; for use without an event loop.
  void finish() override;

 private:
  struct Solution {
    double objective = 0.0;
    LearnedSpace space;
    std::optional<ClusterPurity> purity{};
  };
  struct Request {
    ProblemPtr problem;
    Index count = 0;
    LearnedSpace space;
    bool urgent = false;
  };
  struct Reply {
    Request request;
    std::optional<ClusterPurity> purity;
  };
  [[nodiscard]] static std::optional<Reply> serve(const Request& request,
                                                  const std::stop_token& stop);

  void clear();
  void keep(const PathPoint& point);
  [[nodiscard]] bool isLabelled() const;
  /// Requests the next solution whose purity is unknown, if anyone would see it.
  void askForNext();
  void take(const Reply& reply);
  void draw();

  PlotGrid& grid_;
  LinePlot* plot_;
  ProblemPtr problem_;
  std::map<Index, Solution> best_;  // by number of features
  bool running_ = false;
  bool asked_ = false;
  BackgroundQuery<Request, Reply> feed_;
};

}  // namespace steelyard::ui
