// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/platform/open_file.h"

namespace steelyard {

/// What has come of waiting.
enum class Arrival {
  something,  ///< bytes, or the end of the connection
  nothing,    ///< so far
  failure
};

/// A connection to another process, or a place where others connect; closed at the end.
class Socket {
 public:
  Socket() = default;
  /// \param descriptor  of the system; owned from now on
  explicit Socket(int descriptor) : file_(descriptor) {}

  /// For core/platform alone; this object still owns it.
  [[nodiscard]] int descriptor() const { return file_.descriptor(); }
  [[nodiscard]] bool is_open() const { return file_.is_open(); }
  /// Ends what is being received or sent, in any thread.
  void shut_down() const;
  /// Nobody waits for this socket from now on; see receive() and send().
  void do_not_wait() const;
  /// Finds out within half a minute if the machine at the other end is gone. Messages are sent at
  /// once, however short.
  void watch() const;

  /// Waits no longer than this.
  [[nodiscard]] Arrival wait_for_bytes(std::chrono::milliseconds longest) const;
  /// Takes what has arrived; of a socket that waits, at least one byte.
  /// \return how many bytes; 0 if there are none now; nothing if the connection is lost
  [[nodiscard]] std::optional<std::size_t> receive(char* into, std::size_t most) const;
  /// Sends as much as the system takes now.
  /// \return how many bytes; 0 if it takes none now; nothing if the connection is lost
  [[nodiscard]] std::optional<std::size_t> send(std::string_view bytes) const;
  /// Sends all of it, by a socket that waits.
  /// \return false if the connection is lost
  [[nodiscard]] bool send_all(std::string_view bytes) const;

 private:
  OpenFile file_;
};

/// Where to find a process.
struct Address {
  /// The numbers of its machine in all networks, of IPv4 and of IPv6; loopback last.
  std::vector<std::string> hosts;
  std::uint16_t port = 0;
};

/// A place where others connect.
struct Listener {
  Socket socket;
  Address address;
};

/// Opens a port of the system's choice on all networks.
/// \throws Error(bad_input) if the system refuses
[[nodiscard]] Listener listen_anywhere();
/// Somebody who has connected.
struct Caller {
  Socket socket;             ///< not open if there is nobody
  bool has_no_room = false;  ///< nor has the system room for one, and would say so again at once
};
/// The next connection, without waiting.
[[nodiscard]] Caller accepted(const Socket& listener);
/// Connects to the first host that answers.
/// \param is_right  says, by talking to it, whether who answers is who was meant: one of the
///                  numbers may belong to another machine here
/// \throws Error(bad_input) if there is none
template <typename IsRight>
[[nodiscard]] Socket connected(const Address& address, const IsRight& is_right);

/// \return not open if nobody answers within a few seconds
[[nodiscard]] Socket connected_to(const std::string& host, std::uint16_t port);
/// \throws Error(bad_input)
[[noreturn]] void refuse_unreachable(const Address& address);

template <typename IsRight>
Socket connected(const Address& address, const IsRight& is_right) {
  for (const std::string& host : address.hosts) {
    Socket socket = connected_to(host, address.port);
    if (socket.is_open() && is_right(socket)) {
      return socket;
    }
  }
  refuse_unreachable(address);
}

}  // namespace steelyard
