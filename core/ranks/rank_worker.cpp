// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/rank_worker.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "core/bytes.h"
#include "core/error.h"
#include "core/parallel.h"
#include "core/platform/free_memory.h"
#include "core/platform/this_machine.h"
#include "core/problem/problem_bytes.h"
#include "core/ranks/frames.h"
#include "core/ranks/handshake.h"
#include "core/trials/trial_size.h"

namespace steelyard {
namespace {

/// A task that has arrived.
struct Asked {
  std::uint64_t place = 0;
  std::shared_ptr<const CommonPart> common;
  std::string own;
};

/// What rank 0 wants at present: a thread receives it, and others do it.
class Orders {
 public:
  /// One list of tasks.
  struct List {
    std::uint64_t number = 0;
    double memory = 0.0;
    std::size_t on_node = 1;  // ranks that share the memory of this machine
    std::stop_source over;    // requested when nothing more of it is wanted
    std::deque<Asked> waiting;
  };

  /// Waits for the next list; null when rank 0 has gone.
  [[nodiscard]] std::shared_ptr<List> next_list() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return has_gone_ || (list_ != nullptr && !is_begun_); });
    is_begun_ = true;
    return has_gone_ ? nullptr : list_;
  }
  /// Waits for the next task of the list; nothing when the list is over.
  [[nodiscard]] std::optional<Asked> next_task(List& list) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return list.over.stop_requested() || !list.waiting.empty(); });
    if (list.over.stop_requested()) {
      return std::nullopt;
    }
    Asked asked = std::move(list.waiting.front());
    list.waiting.pop_front();
    return asked;
  }

  /// \throws Error(fault) if rank 0 says what makes no sense
  void receive(const Frame& frame) {
    switch (frame.kind) {
      case FrameKind::problem:
        add_problem(frame.body);
        break;
      case FrameKind::part:
        add_part(frame.body);
        break;
      case FrameKind::forget:
        forget(frame.body);
        break;
      case FrameKind::list:
        begin_list(frame.body);
        break;
      case FrameKind::task:
        add_task(frame.body);
        break;
      case FrameKind::list_over:
        end_list();
        break;
      default:
        break;
    }
  }
  void end_all() {
    const std::lock_guard lock(mutex_);
    has_gone_ = true;
    if (list_ != nullptr) {
      list_->over.request_stop();
    }
    changed_.notify_all();
  }

 private:
  void add_problem(const std::string& body) {
    std::uint64_t number = 0;
    std::string bytes;
    from_bytes(body, number, bytes);
    problems_[number] = problem_from(bytes);
  }
  void add_part(const std::string& body) {
    std::uint64_t number = 0;
    std::uint64_t problem = 0;
    std::string kind;
    std::string bytes;
    from_bytes(body, number, kind, problem, bytes);
    parts_[number] = std::make_shared<const CommonPart>(std::move(kind), problems_.at(problem),
                                                        std::move(bytes));
  }
  void forget(const std::string& body) {
    std::vector<std::uint64_t> problems;
    std::vector<std::uint64_t> parts;
    from_bytes(body, problems, parts);
    for (const std::uint64_t number : problems) {
      problems_.erase(number);
    }
    for (const std::uint64_t number : parts) {
      parts_.erase(number);
    }
  }
  void begin_list(const std::string& body) {
    end_list();
    auto list = std::make_shared<List>();
    from_bytes(body, list->number, list->memory, list->on_node);
    const std::lock_guard lock(mutex_);
    list_ = std::move(list);
    is_begun_ = false;
    changed_.notify_all();
  }
  void add_task(const std::string& body) {
    std::uint64_t list = 0;
    std::uint64_t part = 0;
    Asked asked;
    from_bytes(body, list, asked.place, part, asked.own);
    asked.common = parts_.at(part);
    const std::lock_guard lock(mutex_);
    if (list_ != nullptr && list_->number == list) {
      list_->waiting.push_back(std::move(asked));
      changed_.notify_one();
    }
  }
  void end_list() {
    const std::lock_guard lock(mutex_);
    if (list_ != nullptr) {
      list_->over.request_stop();
      changed_.notify_all();
    }
  }

  // Only the thread that receives uses these two.
  std::map<std::uint64_t, ProblemPtr> problems_;
  std::map<std::uint64_t, std::shared_ptr<const CommonPart>> parts_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::shared_ptr<List> list_;
  bool is_begun_ = false;  // whether the list has been taken by next_list()
  bool has_gone_ = false;
};

struct ShutDown {
  explicit ShutDown(const Socket& of) : socket(of) {}
  ShutDown(const ShutDown&) = delete;
  ShutDown& operator=(const ShutDown&) = delete;
  ~ShutDown() { socket.shut_down(); }

  const Socket& socket;
};

/// A rank that has joined.
class Worker {
 public:
  Worker(Socket socket, FrameReader reader, const TaskKinds& kinds, const MethodById& methods)
      : socket_(std::move(socket)), reader_(std::move(reader)), kinds_(kinds), methods_(methods) {}

  void work(const std::stop_token& stop) {
    const std::stop_callback leave(stop, [this] { socket_.shut_down(); });
    const std::jthread receiving([this] { receive_all(); });
    // Otherwise a failure here would wait for what is received until rank 0 has gone.
    const ShutDown at_the_end{socket_};
    while (const auto list = orders_.next_list()) {
      do_list(*list);
    }
  }

 private:
  void receive_all() {
    try {
      while (const auto frame = received(socket_, reader_)) {
        orders_.receive(*frame);
      }
    } catch (const std::exception&) {
      // Rank 0 sees that the connection is lost, and has the tasks done elsewhere.
      socket_.shut_down();
    }
    orders_.end_all();
  }

  void do_list(Orders::List& list) {
    const std::size_t slots =
        trials_at_once(list.memory, free_memory(), most_threads(), list.on_node);
    say(FrameKind::slots, as_bytes(list.number, slots));
    // A task that runs alone has all threads for itself.
    parallel_for(static_cast<Index>(slots), Sharing{.team = slots > 1}, [&](Index /*slot*/) {
      while (const auto asked = orders_.next_task(list)) {
        do_task(list, *asked);
      }
    });
  }

  void do_task(Orders::List& list, const Asked& asked) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    try {
      const auto found = kinds_.at(asked.common->kind())(*asked.common, asked.own, methods_,
                                                         list.over.get_token());
      if (found) {
        const std::chrono::duration<double> seconds = Clock::now() - start;
        say(FrameKind::done, as_bytes(list.number, asked.place, seconds.count(), *found));
      }
    } catch (const std::exception&) {
      say(FrameKind::failed, as_bytes(list.number, asked.place));  // rank 0 finds out why
    }
  }

  /// A lost connection is noticed where frames are received.
  void say(FrameKind kind, const std::string& body) {
    static_cast<void>(send_frame(socket_, turn_, kind, body));
  }

  Socket socket_;
  FrameReader reader_;
  const TaskKinds& kinds_;
  const MethodById& methods_;
  Orders orders_;
  std::mutex turn_;  // to send
};

constexpr std::chrono::seconds longest_answer{30};

/// The words of both sides, if whoever has answered the call knows the secret, too.
std::optional<std::string> words_of_both(const Socket& tried, FrameReader& reader, std::mutex& turn,
                                         const std::string& secret) {
  const std::string own = unguessable();
  if (!send_frame(tried, turn, FrameKind::hello, as_bytes(own))) {
    return std::nullopt;
  }
  const auto answer = received(tried, reader, longest_answer);
  if (!answer || answer->kind != FrameKind::challenge) {
    return std::nullopt;
  }
  std::string word;
  std::string proof;
  try {
    from_bytes(answer->body, word, proof);
  } catch (const Error&) {
    return std::nullopt;  // a program of another kind, on a machine that has the same number here
  }
  std::string said = as_bytes(own, word);
  return is_proof(proof, secret, ProvedBy::rank_zero, said) ? std::optional(std::move(said))
                                                            : std::nullopt;
}

/// Says who this is, and hears whether rank 0 takes it.
/// \return whether that is rank 0
bool is_rank_zero(const Socket& tried, FrameReader& reader, const Meeting& meeting,
                  const std::stop_token& stop, RankEnd& end) {
  const std::stop_callback leave(stop, [&tried] { tried.shut_down(); });
  std::mutex turn;
  const auto said = words_of_both(tried, reader, turn, meeting.secret);
  if (!said) {
    return false;
  }
  const std::string self = as_bytes(RankIdentity{kind_of_machine(), own_node(), most_threads()});
  const std::string proof = proof_of(meeting.secret, ProvedBy::other_rank, *said + self);
  if (!send_frame(tried, turn, FrameKind::identity, as_bytes(proof, self))) {
    return false;
  }
  const auto answer = received(tried, reader, longest_answer);
  end.was_taken = answer && answer->kind == FrameKind::welcome;
  if (answer && answer->kind == FrameKind::refusal) {
    from_bytes(answer->body, end.why_not);
  }
  return end.was_taken || !end.why_not.empty();
}

}  // namespace

RankEnd serve_rank_zero(const Meeting& meeting, const TaskKinds& kinds, const MethodById& methods,
                        const std::stop_token& stop) {
  RankEnd end;
  constexpr std::size_t largest_answer = 1024;
  FrameReader reader(largest_answer);
  Socket socket = connected(meeting.address, [&](const Socket& tried) {
    reader = FrameReader(largest_answer);
    return is_rank_zero(tried, reader, meeting, stop, end);
  });
  if (end.was_taken) {
    reader.allow(std::numeric_limits<std::size_t>::max());
    Worker(std::move(socket), std::move(reader), kinds, methods).work(stop);
  }
  return end;
}

}  // namespace steelyard
