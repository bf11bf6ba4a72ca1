// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/socket.h"

#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

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
using AddressInfo = std::unique_ptr<addrinfo, AddressesDeleter>;

/// A host and a port as numbers; empty if the system cannot say.
struct InNumbers {
  std::array<char, NI_MAXHOST> host{};
  std::array<char, NI_MAXSERV> port{};
};

InNumbers in_numbers(const sockaddr* address, socklen_t size) {
  InNumbers numbers;
  if (getnameinfo(address, size, numbers.host.data(), numbers.host.size(), numbers.port.data(),
                  numbers.port.size(), NI_NUMERICHOST | NI_NUMERICSERV) != 0) {
    return {};
  }
  return numbers;
}

bool is_only_busy() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

/// Of an end of a connection: how many bytes it moved; 0 if none can be moved now.
std::optional<std::size_t> moved(ssize_t size) {
  if (size < 0) {
    return is_only_busy() ? std::optional<std::size_t>(0) : std::nullopt;
  }
  return static_cast<std::size_t>(size);
}

/// Where a host of this machine is tried: IPv4 first, as every network has it, loopback last.
int place_of(const ifaddrs& host) {
  const bool is_loopback = (host.ifa_flags & IFF_LOOPBACK) != 0;
  return (is_loopback ? 2 : 0) + (host.ifa_addr->sa_family == AF_INET ? 0 : 1);
}

/// The numbers of this machine in IPv4 and IPv6 networks, those of other machines' networks first.
std::vector<std::string> own_hosts() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) {
    return {"127.0.0.1", "::1"};
  }
  const std::unique_ptr<ifaddrs, AddressesDeleter> list(first);
  std::array<std::vector<std::string>, 4> of_place;
  for (const ifaddrs* each = list.get(); each != nullptr; each = each->ifa_next) {
    const int family = each->ifa_addr == nullptr ? AF_UNSPEC : each->ifa_addr->sa_family;
    if ((family != AF_INET && family != AF_INET6) || (each->ifa_flags & IFF_UP) == 0) {
      continue;
    }
    const socklen_t size = family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
    std::string host = in_numbers(each->ifa_addr, size).host.data();
    // A number with a % is that of one cable and says nothing to other machines.
    if (!host.empty() && host.find('%') == std::string::npos) {
      of_place.at(static_cast<std::size_t>(place_of(*each))).push_back(std::move(host));
    }
  }
  std::vector<std::string> hosts;
  for (auto& some : of_place) {
    hosts.insert(hosts.end(), some.begin(), some.end());
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

/// \return not open if the system refuses
Socket listening(int family) {
  constexpr int waiting = 1024;
  Socket socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_storage anywhere{};  // any number of this machine, any port
  anywhere.ss_family = static_cast<sa_family_t>(family);
  const socklen_t size = family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
  if (!socket.is_open()) {
    return socket;
  }
  if (family == AF_INET6) {
    set_option(socket.descriptor(), IPPROTO_IPV6, IPV6_V6ONLY, 0);
  }
  const auto* const address = reinterpret_cast<const sockaddr*>(&anywhere);  // NOLINT: of POSIX
  const bool listens =
      bind(socket.descriptor(), address, size) == 0 && listen(socket.descriptor(), waiting) == 0;
  return listens ? std::move(socket) : Socket();
}

}  // namespace

void Socket::shut_down() const { static_cast<void>(shutdown(descriptor(), SHUT_RDWR)); }

void Socket::do_not_wait() const {
  static_cast<void>(fcntl(descriptor(), F_SETFL, fcntl(descriptor(), F_GETFL) | O_NONBLOCK));
}

void Socket::watch() const {
  constexpr int idle_seconds = 10;
  constexpr int seconds_between = 5;
  constexpr int probes = 4;
  constexpr int unanswered_milliseconds = 30000;
  set_option(descriptor(), SOL_SOCKET, SO_KEEPALIVE, 1);
  set_option(descriptor(), IPPROTO_TCP, TCP_NODELAY, 1);
#ifdef __linux__
  set_option(descriptor(), IPPROTO_TCP, TCP_KEEPIDLE, idle_seconds);
  set_option(descriptor(), IPPROTO_TCP, TCP_KEEPINTVL, seconds_between);
  set_option(descriptor(), IPPROTO_TCP, TCP_KEEPCNT, probes);
  set_option(descriptor(), IPPROTO_TCP, TCP_USER_TIMEOUT, unanswered_milliseconds);
#endif
}

Arrival Socket::wait_for_bytes(std::chrono::milliseconds longest) const {
  pollfd awaited{descriptor(), POLLIN, 0};
  const int ready = poll(&awaited, 1, static_cast<int>(longest.count()));
  if (ready < 0) {
    return errno == EINTR ? Arrival::nothing : Arrival::failure;
  }
  return ready > 0 ? Arrival::something : Arrival::nothing;
}

std::optional<std::size_t> Socket::receive(char* into, std::size_t most) const {
  const ssize_t size = recv(descriptor(), into, most, 0);
  return size == 0 ? std::nullopt : moved(size);  // the other end has been closed
}

std::optional<std::size_t> Socket::send(std::string_view bytes) const {
  return moved(::send(descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL));
}

bool Socket::send_all(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t size = ::send(descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (size < 0 && errno != EINTR) {
      return false;
    }
    bytes.remove_prefix(static_cast<std::size_t>(size > 0 ? size : 0));
  }
  return true;
}

Listener listen_anywhere() {
  // One that has IPv6 takes callers by IPv4, too; a system may lack either.
  for (const int family : {AF_INET6, AF_INET}) {
    Listener listener{listening(family), {}};
    sockaddr_storage own{};
    socklen_t size = sizeof own;
    auto* const address = reinterpret_cast<sockaddr*>(&own);  // NOLINT: of POSIX
    if (listener.socket.is_open() &&
        getsockname(listener.socket.descriptor(), address, &size) == 0) {
      listener.socket.do_not_wait();
      const int port = std::atoi(in_numbers(address, size).port.data());
      listener.address = {own_hosts(), static_cast<std::uint16_t>(port)};
      return listener;
    }
  }
  throw no_port();
}

Caller accepted(const Socket& listener) {
  Socket socket(accept(listener.descriptor(), nullptr, nullptr));
  if (!socket.is_open()) {
    return {{}, errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM};
  }
  static_cast<void>(fcntl(socket.descriptor(), F_SETFD, FD_CLOEXEC));
  socket.watch();
  return {std::move(socket)};
}

Socket connected_to(const std::string& host, std::uint16_t port) {
  addrinfo wanted{};
  wanted.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* first = nullptr;
  if (getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &first) != 0) {
    return {};
  }
  const AddressInfo place(first);
  Socket socket(::socket(place->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (!socket.is_open()) {
    return {};
  }
  const int flags = fcntl(socket.descriptor(), F_GETFL);
  socket.do_not_wait();
  const int begun = connect(socket.descriptor(), place->ai_addr, place->ai_addrlen);
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
