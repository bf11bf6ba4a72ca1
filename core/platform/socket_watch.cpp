// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/socket_watch.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>

#include "core/error.h"

namespace steelyard {

SocketEvent awaited(const Socket& socket, bool to_receive, bool to_send) {
  return {socket.descriptor(), to_receive, to_send};
}

SocketWatch::SocketWatch() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
    throw fault("no pipe can be opened");
  }
  woken_ = Socket(ends[0]);
  waking_ = Socket(ends[1]);
}

void SocketWatch::wake() const { static_cast<void>(::write(waking_.descriptor(), "", 1)); }

void SocketWatch::wait(std::vector<SocketEvent>& events, std::chrono::milliseconds longest) const {
  std::vector<pollfd> polled;
  polled.reserve(events.size() + 1);
  for (const SocketEvent& event : events) {
    const int wanted = (event.to_receive ? POLLIN : 0) | (event.to_send ? POLLOUT : 0);
    polled.push_back({event.descriptor, static_cast<short>(wanted), 0});
  }
  polled.push_back({woken_.descriptor(), POLLIN, 0});
  static_cast<void>(poll(polled.data(), polled.size(), static_cast<int>(longest.count())));
  for (std::size_t place = 0; place < events.size(); ++place) {
    const short come = polled[place].revents;
    events[place].has_happened = come != 0;
    events[place].can_receive = (come & (POLLIN | POLLHUP | POLLERR)) != 0;
  }
  std::array<char, 256> signs{};
  while (::read(woken_.descriptor(), signs.data(), signs.size()) > 0) {
  }
}

}  // namespace steelyard
