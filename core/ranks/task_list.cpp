// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/task_list.h"

#include <algorithm>
#include <utility>

namespace steelyard {

TaskList::TaskList(const std::vector<Task>& tasks, OnFailure on_failure, const TaskDone& done,
                   std::chrono::duration<double> patience)
    : tasks_(tasks),
      on_failure_(on_failure),
      done_(done),
      patience_(patience),
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
  const auto place = next_of(waiting_);
  if (place) {
    away_[*place] = Clock::now();
  }
  return place;
}

std::optional<std::size_t> TaskList::next_of(std::deque<std::size_t>& places) const {
  while (!places.empty()) {
    const std::size_t place = places.front();
    places.pop_front();
    if (!is_needless(place)) {
      return place;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> TaskList::take_here(const std::stop_token& stop) {
  constexpr std::chrono::milliseconds until_next_look{200};
  std::unique_lock lock(mutex_);
  while (left_ > 0 && !stop.stop_requested()) {
    for (std::deque<std::size_t>* const places : {&only_here_, &waiting_}) {
      if (const auto place = next_of(*places)) {
        return place;
      }
    }
    if (const auto place = take_overdue()) {
      return place;
    }
    static_cast<void>(changed_.wait_for(lock, stop, until_next_look, [this] {
      return !waiting_.empty() || !only_here_.empty() || left_ == 0;
    }));
  }
  return std::nullopt;
}

std::optional<std::size_t> TaskList::take_overdue() {
  constexpr double far_longer = 3.0;
  const double most = std::max(patience_.count(), far_longer * longest_);
  const Clock::time_point now = Clock::now();
  for (auto& [place, since] : away_) {
    if (!is_needless(place) && std::chrono::duration<double>(now - since).count() > most) {
      since = Clock::time_point::max();  // once is enough: this process does not fall asleep
      return place;
    }
  }
  return std::nullopt;
}

void TaskList::give_back(const std::vector<std::size_t>& places) {
  const std::lock_guard lock(mutex_);
  for (const std::size_t place : places) {
    away_.erase(place);
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
  away_.erase(place);
  only_here_.push_back(place);
  changed_.notify_all();
}

std::stop_source TaskList::begun_here(std::size_t place) {
  std::stop_source needless;
  const std::lock_guard lock(mutex_);
  if (is_needless(place)) {
    needless.request_stop();
  } else {
    here_.insert_or_assign(place, needless);
  }
  return needless;
}

bool TaskList::claim(std::size_t place) {
  std::stop_source needless{std::nostopstate};
  {
    const std::lock_guard lock(mutex_);
    if (is_needless(place)) {
      return false;
    }
    is_finished_[place] = true;
    away_.erase(place);
    if (auto here = here_.extract(place)) {
      needless = std::move(here.mapped());
    }
  }
  needless.request_stop();  // if this process does the task, too, it need not go on
  return true;
}

void TaskList::note_length(double seconds) {
  const std::lock_guard lock(mutex_);
  longest_ = std::max(longest_, seconds);
}

void TaskList::note_failure(std::size_t place, const std::exception_ptr& failure) {
  const std::lock_guard lock(mutex_);
  if (on_failure_ == OnFailure::end && place < first_failed_) {
    first_failed_ = place;
    failure_ = failure;
  }
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
  note_length(seconds);
  try {
    const std::lock_guard lock(done_mutex_);
    done_(place, found, seconds);
  } catch (...) {
    note_failure(place, std::current_exception());
  }
  count_off(place);
}

void TaskList::fail(std::size_t place, const std::exception_ptr& failure) {
  if (claim(place)) {
    note_failure(place, failure);
    count_off(place);
  }
}

void TaskList::rethrow_failure() const {
  const std::lock_guard lock(mutex_);
  if (failure_) {
    std::rethrow_exception(failure_);
  }
}

}  // namespace steelyard
