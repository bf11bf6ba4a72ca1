// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <chrono>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/bytes.h"
#include "core/error.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/platform/this_machine.h"
#include "core/ranks/frames.h"
#include "core/ranks/handshake.h"
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
    Socket socket = accepted(listener.socket).socket;
    if (socket.is_open() || std::chrono::steady_clock::now() > end) {
      return socket;
    }
    std::this_thread::yield();
  }
}

Socket called(const Meeting& meeting) { return connected_to("127.0.0.1", meeting.address.port); }

bool say(const Socket& socket, FrameKind kind, const std::string& body) {
  std::mutex turn;
  return send_frame(socket, turn, kind, body);
}

/// Says hello to rank 0 by hand.
/// \return the words of both
std::string said_with(const Socket& socket, FrameReader& reader) {
  const std::string own = unguessable();
  const bool is_said = say(socket, FrameKind::hello, as_bytes(own));
  const auto answer = received(socket, reader, patience);
  if (!is_said || !answer || answer->kind != FrameKind::challenge) {
    return {};
  }
  std::string word;
  std::string proof;
  from_bytes(answer->body, word, proof);
  return as_bytes(own, word);
}

/// Joins rank 0 by hand.
/// \return what it answers
std::optional<Frame> answer_to(const RankIdentity& identity, const Meeting& meeting,
                               const Socket& socket, FrameReader& reader) {
  const std::string said = said_with(socket, reader);
  const std::string self = as_bytes(identity);
  const std::string proof = proof_of(meeting.secret, ProvedBy::other_rank, said + self);
  return say(socket, FrameKind::identity, as_bytes(proof, self))
             ? received(socket, reader, patience)
             : std::nullopt;
}

/// Whether the rank takes whoever answers it like this for rank 0.
template <typename Answer>
bool is_taken_for_rank_zero(const Answer& answer, const TaskKinds& kinds,
                            const MethodById& methods) {
  const Listener listener = listen_anywhere();
  const Meeting meeting = meeting_at({{"127.0.0.1"}, listener.address.port});
  std::thread stranger([&] {
    const Socket socket = caller_of(listener);
    FrameReader reader(1024);
    answer(socket, reader, meeting);
    static_cast<void>(received(socket, reader, patience));  // the rank hangs up
  });
  bool was_reached = true;
  try {
    static_cast<void>(serve_rank_zero(meeting, kinds, methods, {}));
  } catch (const Error& error) {
    was_reached = error.kind() != ErrorKind::bad_input;
  }
  stranger.join();
  return was_reached;
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
    FrameReader reader(1024);
    const auto answer = answer_to({kind, own_node(), 1}, pool.meeting(), socket, reader);
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
    static_cast<void>(say(socket, FrameKind::hello, std::string(1U << 16U, 'x')));
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
    QVERIFY(!is_taken_for_rank_zero(
        [](const Socket& socket, FrameReader&, const Meeting&) {
          static_cast<void>(say(socket, FrameKind::challenge, "\xff"));
        },
        kinds_, methods_by_id(methods_)));
  }

  /// It has heard how rank 0 answers, and has not the secret.
  void who_proves_nothing_is_not_rank_zero() {
    QVERIFY(!is_taken_for_rank_zero(
        [](const Socket& socket, FrameReader&, const Meeting&) {
          const std::string proof = proof_of("a guess", ProvedBy::rank_zero, "");
          static_cast<void>(say(socket, FrameKind::challenge, as_bytes(unguessable(), proof)));
        },
        kinds_, methods_by_id(methods_)));
  }

  /// Nor does a proof serve who sends back to a rank what the rank has said.
  void the_proof_of_one_side_is_not_that_of_the_other() {
    const std::string proof = proof_of("secret", ProvedBy::other_rank, "words");
    QVERIFY(is_proof(proof, "secret", ProvedBy::other_rank, "words"));
    QVERIFY(!is_proof(proof, "secret", ProvedBy::rank_zero, "words"));
    QVERIFY(!is_proof(proof, "secret", ProvedBy::other_rank, "other words"));
    QVERIFY(!is_proof(proof, "other", ProvedBy::other_rank, "words"));
    QVERIFY(!is_proof("", "secret", ProvedBy::other_rank, "words"));
  }

  /// Whoever listens hears numbers and proofs only.
  void nobody_says_the_secret() {
    QByteArray heard;
    std::string secret;
    static_cast<void>(is_taken_for_rank_zero(
        [&](const Socket& socket, FrameReader& reader, const Meeting& meeting) {
          secret = meeting.secret;
          const auto hello = received(socket, reader, patience);
          std::string word;
          from_bytes(hello->body, word);
          const std::string own = unguessable();
          const std::string proof =
              proof_of(meeting.secret, ProvedBy::rank_zero, as_bytes(word, own));
          static_cast<void>(say(socket, FrameKind::challenge, as_bytes(own, proof)));
          const auto identity = received(socket, reader, patience);
          heard = QByteArray::fromStdString(hello->body + proof + identity->body);
          static_cast<void>(say(socket, FrameKind::refusal, as_bytes(std::string("enough"))));
        },
        kinds_, methods_by_id(methods_)));
    QVERIFY(heard.size() > 80);
    QCOMPARE(secret.size(), 16U);
    QVERIFY(!heard.contains(QByteArray::fromStdString(secret)));
  }

  /// Who has overheard how a rank has joined cannot join by saying the same.
  void what_was_overheard_is_of_no_use() {
    const RankPool pool(kinds_, methods_by_id(methods_));
    const Socket socket = called(pool.meeting());
    FrameReader reader(1024);
    const std::string self = as_bytes(RankIdentity{kind_of_machine(), own_node(), 1});
    const std::string proof =
        proof_of(pool.meeting().secret, ProvedBy::other_rank, said_with(socket, reader) + self);
    const std::string identity = as_bytes(proof, self);
    QVERIFY(say(socket, FrameKind::identity, identity));
    const auto answer = received(socket, reader, patience);
    QVERIFY(answer && answer->kind == FrameKind::welcome);
    const Socket again = called(pool.meeting());
    FrameReader other(1024);
    QVERIFY(!said_with(again, other).empty());
    QVERIFY(say(again, FrameKind::identity, identity));
    QVERIFY(!received(again, other, patience));
    QCOMPARE(pool.counts().joined, 1U);
  }

  /// Otherwise each of them would begin as many tasks as the whole memory holds.
  void ranks_of_one_machine_share_its_memory_data() {
    QTest::addColumn<QString>("node");
    QTest::addColumn<int>("sharers");
    QTest::newRow("same machine") << QString::fromStdString(own_node()) << 2;
    QTest::newRow("another machine") << QString("elsewhere") << 1;
  }
  void ranks_of_one_machine_share_its_memory() {
    QFETCH(QString, node);
    QFETCH(int, sharers);
    RankPool pool(kinds_, methods_by_id(methods_));
    const Socket socket = called(pool.meeting());
    FrameReader reader(1U << 20U);
    const RankIdentity identity{kind_of_machine(), node.toStdString(), 1};
    QVERIFY(answer_to(identity, pool.meeting(), socket, reader));
    const auto common = std::make_shared<const CommonPart>("no such kind", nullptr, "");
    std::stop_source stop;
    std::thread doing([&] {
      const TaskDone nothing = [](std::size_t, std::string_view, double) {};
      try {
        while (!stop.stop_requested()) {
          static_cast<void>(
              pool.do_all({{common, "", 1.0, 8e9}}, OnFailure::leave_out, {}, nothing));
        }
      } catch (const std::exception&) {
      }
    });
    const auto list = received(socket, reader, patience);
    stop.request_stop();
    doing.join();
    QVERIFY(list && list->kind == FrameKind::list);
    std::uint64_t number = 0;
    double memory = 0.0;
    int on_node = 0;
    from_bytes(list->body, number, memory, on_node);
    QCOMPARE(memory, 8e9);
    QCOMPARE(on_node, sharers);
  }

  void ranks_find_each_other_by_ipv6() {
    const RankPool pool(kinds_, methods_by_id(methods_));
    const std::vector<std::string>& hosts = pool.meeting().address.hosts;
    if (std::find(hosts.begin(), hosts.end(), "::1") == hosts.end()) {
      QSKIP("this machine has no IPv6");
    }
    const Socket socket = connected_to("::1", pool.meeting().address.port);
    QVERIFY(socket.is_open());
    FrameReader reader(1024);
    QVERIFY(!said_with(socket, reader).empty());
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
    const std::string body(4'000'000, 'x');
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
