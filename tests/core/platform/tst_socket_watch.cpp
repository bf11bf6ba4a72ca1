// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <chrono>
#include <thread>
#include <vector>

#include "core/platform/socket_watch.h"

using namespace steelyard;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds patience{60};

}  // namespace

class TestSocketWatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tells_which_socket_can_be_used_and_for_what() {
    const Listener listener = listen_anywhere();
    const Socket caller = connected_to("127.0.0.1", listener.address.port);
    const SocketWatch watch;
    std::vector<SocketEvent> events{awaited(listener.socket, true, false),
                                    awaited(caller, true, false)};
    watch.wait(events, patience);
    QVERIFY(events[0].has_happened && events[0].can_receive);
    QVERIFY(!events[1].has_happened && !events[1].can_receive);

    events = {awaited(listener.socket, false, false), awaited(caller, false, true)};
    watch.wait(events, patience);
    QVERIFY(!events[0].has_happened);  // nobody asked
    QVERIFY(events[1].has_happened && !events[1].can_receive);
  }

  void the_end_of_a_connection_can_be_received() {
    const Listener listener = listen_anywhere();
    const Socket caller = connected_to("127.0.0.1", listener.address.port);
    QVERIFY(listener.socket.wait_for_bytes(patience) == Arrival::something);
    Socket called = accepted(listener.socket).socket;
    called = Socket();
    const SocketWatch watch;
    std::vector<SocketEvent> events{awaited(caller, true, false)};
    watch.wait(events, patience);
    QVERIFY(events[0].can_receive);
  }

  void another_thread_ends_the_wait_or_the_next_one() {
    const SocketWatch watch;
    std::vector<SocketEvent> none;
    watch.wake();
    const Clock::time_point start = Clock::now();
    watch.wait(none, patience);
    std::thread waking([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      watch.wake();
    });
    watch.wait(none, patience);
    waking.join();
    QVERIFY(Clock::now() - start < patience);
  }

  void the_time_ends_it_too() {
    constexpr std::chrono::milliseconds longest{20};
    const SocketWatch watch;
    std::vector<SocketEvent> none;
    const Clock::time_point start = Clock::now();
    watch.wait(none, longest);
    QVERIFY(Clock::now() - start >= longest);
  }
};

QTEST_APPLESS_MAIN(TestSocketWatch)
#include "tst_socket_watch.moc"
