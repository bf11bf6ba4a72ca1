// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <any>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/problem/problem.h"
#include "core/run/method.h"

namespace steelyard {

// Independent tasks may be done by other processes of this program, on this machine or on others.
// A task is then its kind, by which every process knows it, and bytes; so is its outcome. What it
// computes depends on nothing else, so that it does not matter who does it, nor how often. Trials,
// the errors of a panel and the tasks of a search are such tasks. Without a HandOut, the threads
// of this process do them, and nothing becomes bytes.

/// The method of this id, as a registry offers it; null if there is none.
using MethodById = std::function<const Method*(std::string_view id)>;

/// What the tasks of a list have in common. Each process gets it once.
class CommonPart {
 public:
  /// \param kind   one of TaskKinds
  /// \param bytes  as the kind wants them
  CommonPart(std::string kind, ProblemPtr problem, std::string bytes)
      : kind_(std::move(kind)), problem_(std::move(problem)), bytes_(std::move(bytes)) {}

  [[nodiscard]] const std::string& kind() const { return kind_; }
  [[nodiscard]] const ProblemPtr& problem() const { return problem_; }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

  /// What a kind makes of this part, such as the splits of a panel: made by the first task that
  /// asks, kept for the others. Each kind asks for one type only.
  template <typename Made, typename Make>
  [[nodiscard]] const Made& made(const Make& make) const {
    const std::lock_guard lock(mutex_);
    if (!made_.has_value()) {
      made_ = std::make_shared<const Made>(make());
    }
    return *std::any_cast<const std::shared_ptr<const Made>&>(made_);
  }

 private:
  std::string kind_;
  ProblemPtr problem_;
  std::string bytes_;
  mutable std::mutex mutex_;
  mutable std::any made_;
};

/// One independent task.
struct Task {
  std::shared_ptr<const CommonPart> common;
  std::string own;       ///< what it does not have in common with others
  double seconds = 0.0;  ///< rough, on the reference machine; the longest tasks are begun first
  double memory = 0.0;   ///< in bytes; 0 if that is not known
};

/// Does a task of one kind.
/// \param own  see Task
/// \return what it found, as bytes; `std::nullopt` when stopped
/// \throws Error(bad_input) where the task is impossible
using TaskWork = std::function<std::optional<std::string>(
    const CommonPart& common, std::string_view own, const MethodById& methods,
    const std::stop_token& stop)>;

/// All kinds of tasks, by their names.
using TaskKinds = std::map<std::string, TaskWork, std::less<>>;

/// Receives what a task has found, as soon as it is known, whichever comes first. One call ends
/// before the next begins, in any thread. What it throws counts as a failure of the task.
/// \param place    of the task in the list
/// \param seconds  how long it has taken
using TaskDone = std::function<void(std::size_t place, std::string_view found, double seconds)>;

/// What a task that fails means for the others.
enum class OnFailure {
  end,        ///< the first failure of the list ends it
  leave_out,  ///< the others are done even so, and nobody hears of it
};

/// Has tasks done, by this process and by others.
class HandOut {
 public:
  HandOut() = default;
  HandOut(const HandOut&) = delete;
  HandOut& operator=(const HandOut&) = delete;
  virtual ~HandOut() = default;

  /// Does each task. Where a process is lost, what it was doing is done again by another one.
  /// \return false when stopped; some tasks are done then
  /// \throws with OnFailure::end: the failure of the first task of the list that failed. A task
  ///         that another process failed at is done again here, so that this is its own failure
  [[nodiscard]] virtual bool do_all(const std::vector<Task>& tasks, OnFailure on_failure,
                                    const std::stop_token& stop, const TaskDone& done) = 0;
  /// About how many tasks are done at once, by all processes together; >= 1.
  [[nodiscard]] virtual std::size_t at_once() const = 0;
  /// Whether a list is being done. Whatever needs tasks meanwhile is part of a task, and does them
  /// itself.
  [[nodiscard]] virtual bool is_busy() const = 0;
  [[nodiscard]] virtual const MethodById& methods() const = 0;
};

/// Who does tasks from now on, in place of the threads of this process alone; null for these. Like
/// the number of threads, this belongs to the process: no result depends on it.
/// \param hand_out  must live until another one is set
void set_hand_out(HandOut* hand_out);
/// Null where the threads of this process do a list of tasks themselves: if nobody else is there,
/// inside of a task, and in a loop that runs on several threads.
[[nodiscard]] HandOut* hand_out();

}  // namespace steelyard
