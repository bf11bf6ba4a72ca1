// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/socket.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>

#include "core/error.h"

namespace steelyard {
namespace {

void set_option(int socket, int level, int option, int value) {
  static_cast<void>(setsockopt(socket, level, option, &value, sizeof value));
}

Error no_port() {
  return bad_input({message("ranks.no_port", "no port can be opened for other ranks: {1}",
                            std::string(std::strerror(errno)))});
}

struct AddressesDeleter {
  void operator()(addrinfo* list) const { freeaddrinfo(list); }
  void operator()(ifaddrs* list) const { freeifaddrs(list); }
};

/// The numbers of this machine in IPv4 networks, those of other machines' networks first.
std::vector<std::string> own_hosts() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) {
    return {"127.0.0.1"};
  }
  const std::unique_ptr<ifaddrs, AddressesDeleter> list(first);
  std::vector<std::string> hosts;
  for (const ifaddrs* each = list.get(); each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET ||
        (each->ifa_flags & IFF_UP) == 0) {
      continue;
    }
    sockaddr_in address{};
    std::memcpy(&address, each->ifa_addr, sizeof address);
    std::array<char, INET_ADDRSTRLEN> text{};
    if (inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size()) != nullptr) {
      const bool is_loopback = (each->ifa_flags & IFF_LOOPBACK) != 0;
      hosts.insert(is_loopback ? hosts.end() : hosts.begin(), text.data());
    }
  }
  return hosts;
}

/// Whether the connection that has begun comes about.
bool comes_about(int socket) {
  constexpr int milliseconds = 5000;
  pollfd awaited{socket, POLLOUT, 0};
  int ready = 0;
  do {
    ready = poll(&awaited, 1, milliseconds);
  } while (ready < 0 && errno == EINTR);
  if (ready != 1) {
    return false;
  }
  int error = 0;
  socklen_t size = sizeof error;
  return getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) == 0 && error == 0;
}

}  // namespace

Socket::~Socket() {
  if (is_open()) {
    close(descriptor_);
  }
}

void Socket::shut_down() const { static_cast<void>(shutdown(descriptor_, SHUT_RDWR)); }

void Socket::do_not_wait() const {
  static_cast<void>(fcntl(descriptor_, F_SETFL, fcntl(descriptor_, F_GETFL) | O_NONBLOCK));
}

void Socket::watch() const {
  constexpr int idle_seconds = 10;
  constexpr int seconds_between = 5;
  constexpr int probes = 4;
  constexpr int unanswered_milliseconds = 30000;
  set_option(descriptor_, SOL_SOCKET, SO_KEEPALIVE, 1);
  set_option(descriptor_, IPPROTO_TCP, TCP_NODELAY, 1);
#ifdef __linux__
  set_option(descriptor_, IPPROTO_TCP, TCP_KEEPIDLE, idle_seconds);
  set_option(descriptor_, IPPROTO_TCP, TCP_KEEPINTVL, seconds_between);
  set_option(descriptor_, IPPROTO_TCP, TCP_KEEPCNT, probes);
  set_option(descriptor_, IPPROTO_TCP, TCP_USER_TIMEOUT, unanswered_milliseconds);
#endif
}

Listener listen_anywhere() {
  constexpr int waiting = 1024;
  Listener listener{Socket(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)), {}};
  sockaddr_in any{};
  any.sin_family = AF_INET;
  any.sin_addr.s_addr = htonl(INADDR_ANY);
  socklen_t size = sizeof any;
  const int descriptor = listener.socket.descriptor();
  if (!listener.socket.is_open() ||
      bind(descriptor, reinterpret_cast<const sockaddr*>(&any), size) != 0 ||  // NOLINT: of POSIX
      listen(descriptor, waiting) != 0 ||
      getsockname(descriptor, reinterpret_cast<sockaddr*>(&any), &size) != 0) {  // NOLINT: as above
    throw no_port();
  }
  listener.socket.do_not_wait();
  listener.address = {own_hosts(), ntohs(any.sin_port)};
  return listener;
}

Socket accepted(const Socket& listener) {
  Socket socket(accept(listener.descriptor(), nullptr, nullptr));
  if (socket.is_open()) {
    static_cast<void>(fcntl(socket.descriptor(), F_SETFD, FD_CLOEXEC));
    socket.watch();
  }
  return socket;
}

Socket connected_to(const std::string& host, std::uint16_t port) {
  Socket socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  if (!socket.is_open() || inet_pton(AF_INET, host.c_str(), &address.sin_addr) != 1) {
    return {};
  }
  const int flags = fcntl(socket.descriptor(), F_GETFL);
  socket.do_not_wait();
  const int begun = connect(socket.descriptor(),
                            reinterpret_cast<const sockaddr*>(&address),  // NOLINT: of POSIX
                            sizeof address);
  if (begun != 0 && (errno != EINPROGRESS || !comes_about(socket.descriptor()))) {
    return {};
  }
  static_cast<void>(fcntl(socket.descriptor(), F_SETFL, flags));
  socket.watch();
  return socket;
}

void refuse_unreachable(const Address& address) {
  std::string hosts;
  for (const std::string& host : address.hosts) {
    hosts += (hosts.empty() ? "" : ", ") + host;
  }
  throw bad_input({message("ranks.unreachable", "rank 0 cannot be reached at {1}, port {2}", hosts,
                           static_cast<int>(address.port))});
}

}  // namespace steelyard
