// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

#include "core/problem/input_deviations.h"
#include "ui/shown/shown_solution.h"

namespace steelyard::ui {

class Shown;

/// Ranks what is shown: a run in progress a few times a second, an iteration, or a point of a path.
/// Results of runs are ranked by the panel itself.
class LiveRanking : public QObject {
  Q_OBJECT
 public:
  /// \param shown  must live longer than this
  explicit LiveRanking(Shown& shown, QObject* parent = nullptr);

 private:
  void follow();
  void offer();
  void showWaiting();
  void showPoint(const ShownSolution& point);
  void leave();

  Shown& shown_;
  KeptDeviations deviations_;
  QTimer reading_;        ///< the rows shown have not been there for long
  bool waiting_ = false;  ///< what is shown has not been put into the ranking yet
};

}  // namespace steelyard::ui
