// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace steelyard::app {

/// While it lives, Ctrl+C (SIGINT), SIGTERM and SIGHUP (the terminal was closed) ask for a stop
/// instead of ending the program; asking twice changes nothing, so that what a run has found is
/// always written.
///
/// Must be made before any other thread: threads inherit that the signals are blocked, and a single
/// one that has them open (a worker of OpenMP, say) would let them end the program. A signal that
/// the program was started to ignore (nohup, a background job of a script) stays ignored.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

 private:
  void wait(const std::stop_token& no_longer);

  sigset_t signals_{};
  sigset_t before_{};
  std::stop_source source_;
  std::jthread waiting_;
};

}  // namespace steelyard::app
