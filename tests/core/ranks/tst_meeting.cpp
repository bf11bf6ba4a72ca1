// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <chrono>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/bytes.h"
#include "core/error.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/ranks/frames.h"
#include "core/ranks/known_tasks.h"
#include "core/ranks/rank_pool.h"
#include "core/ranks/rank_worker.h"

using namespace steelyard;

namespace {

constexpr std::chrono::seconds patience{60};

/// Waits for somebody who calls.
Socket caller_of(const Listener& listener) {
  const auto end = std::chrono::steady_clock::now() + patience;
  for (;;) {
    Socket socket = accepted(listener.socket);
    if (socket.is_open() || std::chrono::steady_clock::now() > end) {
      return socket;
    }
    std::this_thread::yield();
  }
}

Socket called(const Meeting& meeting) { return connected_to("127.0.0.1", meeting.address.port); }

bool say(const Socket& socket, const std::string& hello) {
  std::mutex turn;
  return send_frame(socket, turn, FrameKind::hello, hello);
}

}  // namespace

/// How ranks find each other, and whom they take for something else.
class TestMeeting : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();
  const TaskKinds kinds_ = builtin_tasks();

 private Q_SLOTS:
  /// Its kernels would compute other bits.
  void a_machine_of_another_kind_is_refused_and_told_why() {
    const RankPool pool(kinds_, methods_by_id(methods_));
    const Socket socket = called(pool.meeting());
    QVERIFY(socket.is_open());
    const std::string kind = kind_of_machine() + " of another kind";
    QVERIFY(say(socket, as_bytes(pool.meeting().secret, kind, most_threads())));
    FrameReader reader(1024);
    const auto answer = received(socket, reader, patience);
    QVERIFY(answer && answer->kind == FrameKind::refusal);
    std::string why;
    from_bytes(answer->body, why);
    QCOMPARE(why, kind_of_machine());
    QVERIFY(pool.counts().refused == std::vector<std::string>{kind});
    QCOMPARE(pool.counts().joined, 0U);
  }

  /// A stranger is not listened to, however much he says.
  void who_says_too_much_is_cut_off() {
    const RankPool pool(kinds_, methods_by_id(methods_));
    const Socket socket = called(pool.meeting());
    static_cast<void>(say(socket, std::string(1U << 16U, 'x')));
    FrameReader reader(1024);
    QVERIFY(!received(socket, reader));
    QCOMPARE(pool.counts().joined, 0U);
  }

  /// More strangers than are let in at a time do not keep a rank out.
  void strangers_do_not_keep_a_rank_out() {
    RankPool pool(kinds_, methods_by_id(methods_));
    std::vector<Socket> strangers;
    for (int k = 0; k < 300; ++k) {
      strangers.push_back(called(pool.meeting()));
      QVERIFY(strangers.back().is_open());
    }
    strangers.clear();  // they hang up without a word
    std::stop_source stop;
    std::thread rank([&] {
      static_cast<void>(
          serve_rank_zero(pool.meeting(), kinds_, methods_by_id(methods_), stop.get_token()));
    });
    pool.wait_for(1, patience, {});
    stop.request_stop();
    rank.join();
    QCOMPARE(pool.counts().joined, 1U);
  }

  /// On a machine that has the same number in another network, any program may answer.
  void who_answers_nonsense_is_not_rank_zero() {
    const Listener listener = listen_anywhere();
    std::thread stranger([&] {
      const Socket socket = caller_of(listener);
      std::mutex turn;
      static_cast<void>(send_frame(socket, turn, FrameKind::welcome, "\xff"));
      FrameReader reader(1024);
      static_cast<void>(received(socket, reader, patience));
    });
    const Meeting meeting = meeting_at({{"127.0.0.1"}, listener.address.port});
    bool was_reached = true;
    try {
      static_cast<void>(serve_rank_zero(meeting, kinds_, methods_by_id(methods_), {}));
    } catch (const Error& error) {
      was_reached = error.kind() != ErrorKind::bad_input;
    }
    stranger.join();
    QVERIFY(!was_reached);
  }

  void who_says_nothing_is_not_waited_for() {
    const Listener listener = listen_anywhere();
    const Socket socket = connected_to("127.0.0.1", listener.address.port);
    QVERIFY(socket.is_open());
    FrameReader reader(1024);
    QVERIFY(!received(socket, reader, std::chrono::milliseconds(20)));
  }

  void what_comes_in_pieces_is_put_together() {
    const Listener listener = listen_anywhere();
    const Socket socket = connected_to("127.0.0.1", listener.address.port);
    const Socket other = caller_of(listener);
    const std::string body(100'000, 'x');
    std::thread sending([&] {
      std::mutex turn;
      static_cast<void>(send_frame(other, turn, FrameKind::done, body));
      static_cast<void>(send_frame(other, turn, FrameKind::failed, ""));
    });
    FrameReader reader(body.size());
    const auto first = received(socket, reader, patience);
    const auto second = received(socket, reader, patience);
    sending.join();
    QVERIFY(first && first->kind == FrameKind::done && first->body == body);
    QVERIFY(second && second->kind == FrameKind::failed && second->body.empty());
  }
};

QTEST_APPLESS_MAIN(TestMeeting)
#include "tst_meeting.moc"
