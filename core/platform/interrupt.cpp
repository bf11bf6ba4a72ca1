// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/interrupt.h"

#include <pthread.h>

#include <csignal>
#include <ctime>

namespace steelyard {
namespace {

/// Wakes the waiting thread when signals are no longer needed.
constexpr int wake_signal = SIGUSR1;

bool is_ignored(int signal) {
  struct sigaction action {};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

sigset_t awaited_signals() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (!is_ignored(signal)) {
      sigaddset(&set, signal);
    }
  }
  sigaddset(&set, wake_signal);
  return set;
}

}  // namespace

struct Interrupt::Signals {
  sigset_t awaited{};
  sigset_t before{};  ///< which were blocked
};

Interrupt::Interrupt() : signals_(std::make_unique<Signals>()) {
  signals_->awaited = awaited_signals();
  // Blocked in all threads, and one thread waits for them: this avoids the restrictions of signal
  // handlers.
  pthread_sigmask(SIG_BLOCK, &signals_->awaited, &signals_->before);
  waiting_ = std::jthread([this](const std::stop_token& no_longer) { wait(no_longer); });
}

void Interrupt::wait(const std::stop_token& no_longer) {
  while (!no_longer.stop_requested()) {
    int received = 0;
    if (sigwait(&signals_->awaited, &received) == 0 && received != wake_signal) {
      source_.request_stop();
    }
  }
}

Interrupt::~Interrupt() {
  waiting_.request_stop();
  pthread_kill(waiting_.native_handle(), wake_signal);
  waiting_.join();
  // A signal that arrived at the last moment would end the program when unblocked.
  const timespec at_once{};
  while (sigtimedwait(&signals_->awaited, nullptr, &at_once) > 0) {
  }
  pthread_sigmask(SIG_SETMASK, &signals_->before, nullptr);
}

}  // namespace steelyard
