// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/trials/hand_out.h"
#include "core/trials/trial.h"
#include "core/trials/trial_log.h"

namespace steelyard {

/// Where other processes take part, short lists of tasks that would follow one another are done as
/// one, so that all processes are busy; what is found waits in a log for whoever asks for it
/// in order. A task that fails is left out, and whoever asks for it finds out.
class TasksAhead {
 public:
  /// Receives what a task has found, and how many seconds it has taken; one call after another.
  using Take = std::function<void(std::string_view found, double seconds)>;

  /// \param others  must outlive this object
  explicit TasksAhead(HandOut& others) : others_(others) {}

  void add(Task task, Take take);
  /// Those trials of a plan that the log does not know; the log keeps their outcomes.
  /// \param plan, log  must outlive do_all()
  /// \param spent      receives the seconds of each; may be empty
  void add_trials(const TrialPlan& plan, const std::vector<Trial>& trials, TrialLog& log,
                  const std::function<void(double seconds)>& spent = {});

  /// Does all tasks, and forgets them.
  /// \return false when stopped
  [[nodiscard]] bool do_all(const std::stop_token& stop, const TrialProgress& progress);

 private:
  HandOut& others_;
  std::vector<Task> tasks_;
  std::vector<Take> takes_;  // one per task
};

}  // namespace steelyard
