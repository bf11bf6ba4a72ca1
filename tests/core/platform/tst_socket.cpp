// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <array>
#include <chrono>
#include <string>
#include <thread>

#include "core/platform/socket.h"

using namespace steelyard;

namespace {

constexpr std::chrono::seconds patience{60};

/// The two ends of a connection.
struct Ends {
  Socket caller, called;
};

Ends connection() {
  const Listener listener = listen_anywhere();
  Ends ends{connected_to("127.0.0.1", listener.address.port), {}};
  static_cast<void>(listener.socket.wait_for_bytes(patience));  // for somebody who connects
  ends.called = accepted(listener.socket).socket;
  return ends;
}

}  // namespace

class TestSocket : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void hosts_are_numbers_that_others_can_use() {
    const Listener listener = listen_anywhere();
    QVERIFY(listener.address.port > 0);
    QVERIFY(!listener.address.hosts.empty());
    for (const std::string& host : listener.address.hosts) {
      QVERIFY2(connected_to(host, listener.address.port).is_open(), host.c_str());
    }
    QVERIFY(!connected_to("localhost", listener.address.port).is_open());  // no number
  }

  void nobody_is_waited_for() {
    const Listener listener = listen_anywhere();
    const Caller caller = accepted(listener.socket);
    QVERIFY(!caller.socket.is_open());
    QVERIFY(!caller.has_no_room);
  }

  void bytes_arrive_as_they_were_sent() {
    const Ends ends = connection();
    QVERIFY(ends.caller.is_open() && ends.called.is_open());
    QVERIFY(ends.called.wait_for_bytes(std::chrono::milliseconds(1)) == Arrival::nothing);
    QVERIFY(ends.caller.send_all("some bytes"));
    QVERIFY(ends.called.wait_for_bytes(patience) == Arrival::something);
    std::array<char, 20> bytes{};
    const auto size = ends.called.receive(bytes.data(), bytes.size());
    QVERIFY(size.has_value());
    QCOMPARE(std::string(bytes.data(), *size), std::string("some bytes"));
  }

  void the_end_of_a_connection_is_told_from_silence() {
    Ends ends = connection();
    std::array<char, 20> bytes{};
    ends.called.do_not_wait();
    QVERIFY(ends.called.receive(bytes.data(), bytes.size()) == std::optional<std::size_t>(0));
    ends.caller = Socket();
    QVERIFY(ends.called.wait_for_bytes(patience) == Arrival::something);
    QVERIFY(!ends.called.receive(bytes.data(), bytes.size()));
  }

  void a_socket_that_does_not_wait_sends_what_the_system_takes() {
    const Ends ends = connection();
    ends.caller.do_not_wait();
    const std::string much(1U << 20U, 'x');
    std::size_t sent = 0;
    std::size_t now = 1;
    while (now > 0 && sent < (1U << 30U)) {
      const auto taken = ends.caller.send(much);
      QVERIFY(taken.has_value());
      now = *taken;
      sent += now;
    }
    QCOMPARE(now, std::size_t{0});  // until nothing more fits
    QVERIFY(sent > 0);
  }

  void shutting_down_ends_what_another_thread_waits_for() {
    const Ends ends = connection();
    std::thread ending([&] { ends.called.shut_down(); });
    std::array<char, 1> byte{};
    const auto size = ends.called.receive(byte.data(), byte.size());
    ending.join();
    QVERIFY(!size);
  }
};

QTEST_APPLESS_MAIN(TestSocket)
#include "tst_socket.moc"
