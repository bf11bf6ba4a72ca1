// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

#include "core/data/read_progress.h"

namespace steelyard::python {

/// How far some work is.
struct Progress {
  double fraction = 0.0;        ///< 0 .. 1
  std::uint64_t iteration = 0;  ///< of the stage; 0 where nothing is counted
  std::string stage;            ///< in words; may be empty
};

/// What a working thread says to the one that waits for it: only the newest word counts.
class Mailbox {
 public:
  void say(Progress progress);
  void end();
  /// Waits until the work has ended, but only for a moment.
  /// \return whether it has ended
  [[nodiscard]] bool wait();
  /// What was said since the last call; nothing if nothing was.
  [[nodiscard]] std::optional<Progress> news();

 private:
  std::mutex mutex_;
  std::condition_variable ended_;
  bool has_ended_ = false;
  std::optional<Progress> newest_;
};

using Work = std::function<void(const std::stop_token& stop, Mailbox& mailbox)>;

/// How such work reads tables: it says how far it is, and stops when it is told to. Files that are
/// far larger unpacked are refused.
/// \param mailbox  must outlive the control
[[nodiscard]] ReadControl reading_control(const std::stop_token& stop, Mailbox& mailbox);

/// Does the work in a thread of its own, where Python's lock is not held, and looks from time to
/// time whether Ctrl+C was pressed: the work is then stopped, and KeyboardInterrupt is raised once
/// it has ended.
/// \param told  called with a fraction, an iteration and a stage; if it returns False, the work is
///              stopped, and its result so far counts. None for nobody
/// \throws what the work throws, and what Python raised meanwhile
void work_and_wait(const Work& work, const pybind11::object& told);

}  // namespace steelyard::python
