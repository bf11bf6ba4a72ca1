// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/tasks_ahead.h"

#include <utility>

#include "core/trials/trial_work.h"

namespace steelyard {

void TasksAhead::add(Task task, Take take) {
  tasks_.push_back(std::move(task));
  takes_.push_back(std::move(take));
}

void TasksAhead::add_trials(const TrialPlan& plan, const std::vector<Trial>& trials, TrialLog& log,
                            const std::function<void(double seconds)>& spent) {
  const auto common = common_of_trials(outcome_work().kind, plan, {}, others_.methods());
  if (common == nullptr) {
    return;
  }
  for (const Trial& trial : trials) {
    if (log.find(plan, trial)) {
      continue;
    }
    add(trial_task(common, plan, trial),
        [&plan, &log, trial, spent](std::string_view found, double seconds) {
          TrialOutcome outcome;
          from_bytes(found, outcome);
          log.keep(plan, trial, outcome);
          if (spent) {
            spent(seconds);
          }
        });
  }
}

bool TasksAhead::do_all(const std::stop_token& stop, const TrialProgress& progress) {
  const std::vector<Task> tasks = std::exchange(tasks_, {});
  const std::vector<Take> takes = std::exchange(takes_, {});
  double done = 0.0;
  return others_.do_all(tasks, OnFailure::leave_out, stop,
                        [&](std::size_t place, std::string_view found, double seconds) {
                          takes[place](found, seconds);
                          if (progress) {
                            progress(++done / static_cast<double>(tasks.size()));
                          }
                        });
}

}  // namespace steelyard
