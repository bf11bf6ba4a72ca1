// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <vector>

#include "core/platform/socket.h"

namespace steelyard {

/// What is awaited of a socket, and what has come.
struct SocketEvent {
  int descriptor = -1;  ///< for core/platform alone
  bool to_receive = false;
  bool to_send = false;
  bool has_happened = false;  ///< something awaited, or the end of the connection
  bool can_receive = false;   ///< bytes, or the end of the connection
};

/// \param to_receive, to_send  whether to wait until this can be done
[[nodiscard]] SocketEvent awaited(const Socket& socket, bool to_receive, bool to_send);

/// Waits until one of several sockets can be used.
class SocketWatch {
 public:
  /// \throws Error(fault) if the system has no room for it
  SocketWatch();

  /// Waits for the first event, but no longer than this, and notes what has come. One thread waits.
  void wait(std::vector<SocketEvent>& events, std::chrono::milliseconds longest) const;
  /// Any other thread ends the wait by it, or else the next one at once.
  void wake() const;

 private:
  Socket woken_, waking_;  // the ends of a pipe
};

}  // namespace steelyard
