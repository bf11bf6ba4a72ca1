// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "core/problem/input_deviations.h"
#include "core/problem/problem.h"
#include "core/run/recording.h"
#include "ui/results/shown_features.h"

namespace steelyard::ui {

class ResultPanel;

/// Updates the ranking a few times a second from a run in progress, or shows a chosen solution of a
/// search.
class LiveRanking : public QObject {
  Q_OBJECT
 public:
  /// \param panel  must live longer than this
  explicit LiveRanking(ResultPanel& panel, QObject* parent = nullptr);

  void begin(const ProblemPtr& problem);
  void follow(const Snapshot& snapshot);
  /// Shows this solution until release(). A solution without weights is shown by what the ranking
  /// was sorted by last.
  /// \param running  nothing is there to be exported yet
  void hold(const ProblemPtr& problem, const PathPoint& point, bool running);
  /// The same for an iteration that a run had come to.
  void hold(const ProblemPtr& problem, const RecordedIteration& iteration);
  /// Follows the run again.
  void release();
  /// The same, after its end: shows its result.
  void restore();

 private:
  /// What waits until the rows before it could be read.
  struct Waiting {
    LearnedSpace space;
    FeatureColumn leading;
    std::vector<Index> selection;
    bool running = false;
    int pause = 0;  ///< milliseconds until the next may be shown
  };

  void offer(Waiting next);
  void showWaiting();

  ResultPanel& panel_;
  ProblemPtr problem_;
  KeptDeviations deviations_;
  QTimer reading_;  ///< the rows shown have not been there for long
  std::optional<Waiting> waiting_;
  bool held_ = false;
};

}  // namespace steelyard::ui
