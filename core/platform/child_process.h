// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "core/platform/open_file.h"

namespace steelyard {

/// How a process has ended.
struct ProcessEnd {
  bool by_signal = false;      ///< it crashed, or the system or a person ended it
  bool beyond_limits = false;  ///< by the signal for more time than allowed, or for want of memory
  int code = 0;                ///< what it returned, or the number of the signal
};

/// Another program, whose output this one reads. The destructor kills it.
class ChildProcess {
 public:
  ChildProcess() = default;
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ChildProcess(ChildProcess&&) = delete;
  ChildProcess& operator=(ChildProcess&&) = delete;

  /// Starts it; what it writes to standard error is lost.
  /// \param words        its name and its arguments
  /// \param environment  "NAME=value"
  /// \param input        passed on as its standard input
  /// \return why it cannot be started; 0 if it was
  [[nodiscard]] std::error_code start(const std::string& program, std::vector<std::string> words,
                                      std::vector<std::string> environment, const OpenFile& input);
  /// Waits for output or the end of it.
  /// \return false if there is none within this time
  [[nodiscard]] bool has_output(std::chrono::milliseconds longest) const;
  /// Reads what it has written, and waits for the first byte.
  /// \return the number of bytes; 0 at the end of its output; nothing if the connection broke
  [[nodiscard]] std::optional<std::size_t> read(char* into, std::size_t most) const;
  /// Waits for its end.
  /// \return nothing if it was not started, or had ended before
  [[nodiscard]] std::optional<ProcessEnd> wait_for_end();

 private:
  OpenFile output_;
  int process_ = -1;
};

/// Starts a program that nobody waits for and that outlives the terminal of this one.
/// \param environment  "NAME=value"
/// \return false if it cannot be started
[[nodiscard]] bool start_alone(const std::string& program, std::vector<std::string> environment);

}  // namespace steelyard
