// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>

#include "core/problem/problem.h"
#include "core/run/snapshot.h"

namespace steelyard::ui {

class ResultPanel;

/// Fills the ranking from a run that is still going on, a few times a second, and with a chosen
/// solution of a search.
class LiveRanking : public QObject {
  Q_OBJECT
 public:
  /// \param panel  must live longer than this
  explicit LiveRanking(ResultPanel& panel, QObject* parent = nullptr);

  void begin(const ProblemPtr& problem);
  void follow(const Snapshot& snapshot);
  /// Shows this solution until release(). \param running  nothing is there to be exported yet
  void hold(const ProblemPtr& problem, const PathPoint& point, bool running);
  /// Follows the run again.
  void release();

 private:
  void show(const Vector& weights, bool running);

  ResultPanel& panel_;
  ProblemPtr problem_;
  QElapsedTimer sinceShown_;
  bool held_ = false;
};

}  // namespace steelyard::ui
