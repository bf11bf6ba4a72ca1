// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/interrupt.h"

#include <pthread.h>

#include <csignal>

namespace steelyard::app {
namespace {

/// Tells the waiting thread that nobody waits for a signal any more.
constexpr int quit_signal = SIGUSR1;

sigset_t signals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, quit_signal);
  return set;
}

}  // namespace

Interrupt::Interrupt() {
  // Blocked in all threads, which inherit the mask; one thread waits for them. No handler, so
  // nothing that a handler may not do.
  const sigset_t set = signals();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  waiting_ = std::jthread([this, set] {
    int received = 0;
    if (sigwait(&set, &received) == 0 && received != quit_signal) {
      source_.request_stop();
    }
  });
}

Interrupt::~Interrupt() {
  pthread_kill(waiting_.native_handle(), quit_signal);
  waiting_.join();
  const sigset_t set = signals();
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

}  // namespace steelyard::app
