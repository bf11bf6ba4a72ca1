// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/task_list.h"

#include <algorithm>

namespace steelyard {

TaskList::TaskList(const std::vector<Task>& tasks, OnFailure on_failure, const TaskDone& done)
    : tasks_(tasks),
      on_failure_(on_failure),
      done_(done),
      is_finished_(tasks.size(), false),
      is_told_(tasks.size(), false),
      first_failed_(tasks.size()),
      left_(tasks.size()) {
  for (std::size_t place = 0; place < tasks.size(); ++place) {
    waiting_.push_back(place);
  }
  std::stable_sort(waiting_.begin(), waiting_.end(), [&](std::size_t one, std::size_t other) {
    return tasks[one].seconds > tasks[other].seconds;
  });
}

double TaskList::memory() const {
  double most = 0.0;
  for (const Task& task : tasks_) {
    most = std::max(most, task.memory);
  }
  return most;
}

std::size_t TaskList::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

std::optional<std::size_t> TaskList::take() {
  const std::lock_guard lock(mutex_);
  while (!waiting_.empty()) {
    const std::size_t place = waiting_.front();
    waiting_.pop_front();
    if (!is_needless(place)) {
      return place;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> TaskList::take_here(const std::stop_token& stop) {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, stop,
                    [this] { return !waiting_.empty() || !only_here_.empty() || left_ == 0; });
      if (stop.stop_requested()) {
        return std::nullopt;
      }
      if (!only_here_.empty()) {
        const std::size_t place = only_here_.front();
        only_here_.pop_front();
        if (!is_needless(place)) {
          return place;
        }
        continue;
      }
    }
    if (auto place = take()) {
      return place;
    }
    if (is_over()) {
      return std::nullopt;
    }
  }
}

void TaskList::give_back(const std::vector<std::size_t>& places) {
  const std::lock_guard lock(mutex_);
  for (const std::size_t place : places) {
    if (!is_needless(place)) {
      waiting_.push_front(place);
    }
  }
  changed_.notify_all();
}

void TaskList::failed_elsewhere(std::size_t place) {
  if (on_failure_ == OnFailure::leave_out) {
    if (claim(place)) {
      count_off(place);
    }
    return;
  }
  const std::lock_guard lock(mutex_);
  only_here_.push_back(place);
  changed_.notify_all();
}

bool TaskList::claim(std::size_t place) {
  const std::lock_guard lock(mutex_);
  if (is_needless(place)) {
    return false;
  }
  is_finished_[place] = true;
  return true;
}

void TaskList::count_off(std::size_t place) {
  const std::lock_guard lock(mutex_);
  is_told_[place] = true;
  const auto needed = is_told_.begin() + static_cast<std::ptrdiff_t>(first_failed_);
  left_ = static_cast<std::size_t>(std::count(is_told_.begin(), needed, false));
  changed_.notify_all();
}

void TaskList::finish(std::size_t place, std::string_view found, double seconds) {
  if (!claim(place)) {
    return;
  }
  try {
    const std::lock_guard lock(done_mutex_);
    done_(place, found, seconds);
  } catch (...) {
    fail(place, std::current_exception());
  }
  count_off(place);
}

void TaskList::fail(std::size_t place, const std::exception_ptr& failure) {
  {
    const std::lock_guard lock(mutex_);
    is_finished_[place] = true;
    if (on_failure_ == OnFailure::end && place < first_failed_) {
      first_failed_ = place;
      failure_ = failure;
    }
  }
  count_off(place);
}

bool TaskList::is_over() const {
  const std::lock_guard lock(mutex_);
  return left_ == 0;
}

void TaskList::rethrow_failure() const {
  const std::lock_guard lock(mutex_);
  if (failure_) {
    std::rethrow_exception(failure_);
  }
}

}  // namespace steelyard
