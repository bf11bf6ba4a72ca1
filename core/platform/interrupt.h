// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <stop_token>
#include <thread>

namespace steelyard {

/// During its lifetime, Ctrl+C (SIGINT), SIGTERM and SIGHUP (terminal closed) request a stop
/// instead of ending the program. Repeated signals have no further effect, so that the results of a
/// run are always written.
///
/// Must be constructed before any other thread: threads inherit the blocked signals, and a single
/// thread with unblocked signals (such as an OpenMP worker) would let them end the program. A
/// signal ignored at program start (nohup, a background job of a script) stays ignored.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

 private:
  struct Signals;

  void wait(const std::stop_token& no_longer);

  std::unique_ptr<Signals> signals_;
  std::stop_source source_;
  std::jthread waiting_;
};

}  // namespace steelyard
