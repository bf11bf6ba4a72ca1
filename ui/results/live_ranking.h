// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>

#include "core/problem/problem.h"
#include "core/run/snapshot.h"

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
  /// was sorted by last. \param running  nothing is there to be exported yet
  void hold(const ProblemPtr& problem, const PathPoint& point, bool running);
  /// Follows the run again.
  void release();

 private:
  ResultPanel& panel_;
  ProblemPtr problem_;
  QElapsedTimer sinceShown_;
  bool held_ = false;
};

}  // namespace steelyard::ui
