// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/trials/hand_out.h"

namespace steelyard {

/// A list of tasks that is being done by several: who is free takes the next one, and what somebody
/// loses is taken again, as is what takes somebody far longer than any task has taken: he may be
/// there and do nothing. Which of them does a task decides nothing. Several threads may use it.
class TaskList {
 public:
  /// The longest tasks are taken first.
  /// \param tasks, done  must outlive the list
  /// \param patience     with other processes, at least; see take_here()
  TaskList(const std::vector<Task>& tasks, OnFailure on_failure, const TaskDone& done,
           std::chrono::duration<double> patience = std::chrono::seconds(5));

  [[nodiscard]] const Task& task(std::size_t place) const { return tasks_[place]; }
  /// The memory of the largest task, in bytes; 0 if that is not known.
  [[nodiscard]] double memory() const;
  [[nodiscard]] std::size_t waiting() const;

  /// The next task for another process, if there is one; does not wait.
  [[nodiscard]] std::optional<std::size_t> take();
  /// The next task for this process. Waits while there is none, because one may be given back. A
  /// task that another process has had for longer than our patience, and for three times as long as
  /// any task has taken, is done again here.
  /// \return nothing if all is done, or when stopped
  [[nodiscard]] std::optional<std::size_t> take_here(const std::stop_token& stop);
  /// This process begins a task.
  /// \return  asked to stop as soon as another process has done the task
  [[nodiscard]] std::stop_source begun_here(std::size_t place);
  /// Another process was lost that had taken these.
  void give_back(const std::vector<std::size_t>& places);
  /// Another process has failed at this task: it is done again here, unless it is left out.
  void failed_elsewhere(std::size_t place);
  /// A task is done, or has failed; the second time that is so, nothing happens.
  void finish(std::size_t place, std::string_view found, double seconds);
  void fail(std::size_t place, const std::exception_ptr& failure);

  /// \throws the failure of the first task of the list that failed
  void rethrow_failure() const;

 private:
  using Clock = std::chrono::steady_clock;

  /// Whether nobody has to do it any more. Requires the lock.
  [[nodiscard]] bool is_needless(std::size_t place) const {
    return is_finished_[place] || place >= first_failed_;
  }
  /// \return false if nobody has to do it any more
  [[nodiscard]] bool claim(std::size_t place);
  /// A task that is overdue elsewhere, each once. Requires the lock.
  [[nodiscard]] std::optional<std::size_t> take_overdue();
  void note_length(double seconds);
  void note_failure(std::size_t place, const std::exception_ptr& failure);
  void count_off(std::size_t place);
  /// The first that somebody has to do. Requires the lock.
  [[nodiscard]] std::optional<std::size_t> next_of(std::deque<std::size_t>& places) const;

  const std::vector<Task>& tasks_;
  const OnFailure on_failure_;
  const TaskDone& done_;
  const std::chrono::duration<double> patience_;
  std::mutex done_mutex_;  // one call ends before the next begins
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<std::size_t> waiting_;
  std::deque<std::size_t> only_here_;              // what others have failed at
  std::map<std::size_t, Clock::time_point> away_;  // what others have, and since when
  std::map<std::size_t, std::stop_source> here_;   // what this process is doing
  double longest_ = 0.0;                           // seconds, of the tasks that are done
  std::vector<bool> is_finished_;                  // or being told of
  std::vector<bool> is_told_;                      // counted off
  std::size_t first_failed_;  // no later task is needed; size() if none has failed
  std::size_t left_;          // how many of those that are needed are not counted off
  std::exception_ptr failure_;
};

}  // namespace steelyard
