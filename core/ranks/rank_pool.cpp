// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/rank_pool.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>

#include "core/bytes.h"
#include "core/error.h"
#include "core/parallel.h"
#include "core/platform/free_memory.h"
#include "core/platform/socket_watch.h"
#include "core/platform/this_machine.h"
#include "core/problem/problem_bytes.h"
#include "core/ranks/frames.h"
#include "core/ranks/handshake.h"
#include "core/ranks/numbered.h"
#include "core/ranks/task_list.h"
#include "core/trials/trial_size.h"

namespace steelyard {
namespace {

/// Nobody who has not proved to know the secret may send more, or take longer.
constexpr std::size_t largest_hello = 1024;
constexpr std::chrono::seconds longest_hello{10};
/// So many may be strangers at a time; further ones wait, so that files can still be opened.
constexpr std::ptrdiff_t most_strangers = 256;
/// What a task may find; far more than any does.
constexpr std::size_t largest_found = std::size_t{1} << 32U;

}  // namespace

/// The other ranks, and the thread that talks to them.
class RankPool::Ranks {
 public:
  Ranks() : listener_(listen_anywhere()), meeting_(meeting_at(listener_.address)) {
    talking_ = std::jthread([this](const std::stop_token& enough) { talk(enough); });
  }
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  ~Ranks() {
    talking_.request_stop();
    watch_.wake();
    talking_.join();
  }

  [[nodiscard]] const Meeting& meeting() const { return meeting_; }
  [[nodiscard]] std::size_t threads() const { return threads_; }
  [[nodiscard]] bool is_busy() const { return busy_; }
  /// How many ranks share the memory of this machine, this one included.
  [[nodiscard]] std::size_t on_own_node() const {
    const std::lock_guard lock(mutex_);
    return on_node(own_node_);
  }

  void wait_for(std::size_t ranks, std::chrono::milliseconds longest, const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    static_cast<void>(joined_.wait_for(
        lock, stop, longest, [&] { return counts_.joined + counts_.refused.size() >= ranks; }));
  }
  [[nodiscard]] RankCounts counts() const {
    const std::lock_guard lock(mutex_);
    return counts_;
  }

  /// \param list  must outlive end()
  /// \return false if there is another list: this one is not for them
  [[nodiscard]] bool begin(TaskList& list) {
    const std::lock_guard lock(mutex_);
    if (busy_.exchange(true)) {
      return false;
    }
    list_ = &list;
    ++list_number_;
    forget();
    watch_.wake();
    return true;
  }
  void end() {
    const std::lock_guard lock(mutex_);
    for (Rank& rank : ranks_) {
      if (rank.list == list_number_) {
        rank.sender.add(as_sent(FrameKind::list_over, as_bytes(list_number_)));
      }
      rank.doing.clear();
      rank.slots = 0;
    }
    list_ = nullptr;
    busy_ = false;
    watch_.wake();
  }

 private:
  using Clock = std::chrono::steady_clock;

  struct Rank {
    explicit Rank(Socket connection) : socket(std::move(connection)) {}

    Socket socket;
    FrameReader reader{largest_hello};
    FrameSender sender;
    Clock::time_point since = Clock::now();
    std::string said;  ///< the words of both; empty before it has said its own
    bool has_joined = false;
    bool is_lost = false;
    RankIdentity identity;
    std::uint64_t list = 0;  ///< number of the list that it was told of last
    std::size_t slots = 0;   ///< how many tasks of this list it does at once; 0 until it says so
    std::set<std::size_t> doing;
    std::set<std::uint64_t> problems, parts;  ///< which it has
  };

  void talk(const std::stop_token& enough) {
    while (!enough.stop_requested()) {
      const std::vector<SocketEvent> events = await();
      const std::lock_guard lock(mutex_);
      std::size_t at = 1;  // after the port
      for (Rank& rank : ranks_) {
        listen_to(rank, events[at++]);
      }
      if (events[0].has_happened) {
        let_in();
      }
      drop_lost();
      give_out();
      send_all();
      drop_lost();
    }
  }

  /// Waits until somebody has to be heard.
  [[nodiscard]] std::vector<SocketEvent> await() {
    constexpr std::chrono::seconds longest{1};  // for those who never say hello
    std::vector<SocketEvent> events;
    {
      const std::lock_guard lock(mutex_);
      events.push_back(awaited(listener_.socket, may_let_in(), false));
      for (const Rank& rank : ranks_) {
        events.push_back(awaited(rank.socket, true, rank.sender.has_more()));
      }
    }
    watch_.wait(events, longest);
    return events;
  }

  [[nodiscard]] bool may_let_in() const {
    return Clock::now() >= closed_until_ &&
           std::count_if(ranks_.begin(), ranks_.end(),
                         [](const Rank& rank) { return !rank.has_joined; }) < most_strangers;
  }

  void let_in() {
    constexpr std::chrono::seconds pause{1};
    while (may_let_in()) {
      Caller caller = accepted(listener_.socket);
      if (!caller.socket.is_open()) {
        // Where the system has no room, it would say at once that somebody waits, again and again.
        closed_until_ = caller.has_no_room ? Clock::now() + pause : Clock::time_point();
        return;
      }
      caller.socket.do_not_wait();
      ranks_.emplace_back(std::move(caller.socket));
    }
  }

  void listen_to(Rank& rank, const SocketEvent& event) {
    if (event.can_receive) {
      const bool is_there = rank.reader.read(rank.socket);
      try {
        while (const auto frame = rank.reader.next()) {
          hear(rank, *frame);
        }
      } catch (const std::exception&) {
        rank.is_lost = true;  // it says what makes no sense
      }
      rank.is_lost = rank.is_lost || !is_there;
    }
    if (!rank.has_joined && Clock::now() - rank.since > longest_hello) {
      rank.is_lost = true;
    }
  }

  void hear(Rank& rank, const Frame& frame) {
    if (!rank.has_joined) {
      greet(rank, frame);
      return;
    }
    ByteReader reader(frame.body);
    std::uint64_t list = 0;
    reader(list);
    if (list_ == nullptr || list != list_number_) {
      return;  // of a list that nobody waits for any longer
    }
    if (frame.kind == FrameKind::slots) {
      reader(rank.slots);
      return;
    }
    std::size_t place = 0;
    reader(place);
    if (rank.doing.erase(place) == 0) {
      throw fault("a rank has done what it was not given");
    }
    if (frame.kind == FrameKind::failed) {
      list_->failed_elsewhere(place);
      return;
    }
    double seconds = 0.0;
    std::string found;
    reader(seconds, found);
    ++counts_.done_elsewhere;
    list_->finish(place, found, seconds);
  }

  void greet(Rank& rank, const Frame& frame) {
    if (rank.said.empty()) {
      challenge(rank, frame);
      return;
    }
    std::string proof;
    std::string self;
    if (frame.kind == FrameKind::identity) {
      from_bytes(frame.body, proof, self);
    }
    if (!is_proof(proof, meeting_.secret, ProvedBy::other_rank, rank.said + self)) {
      throw fault("a stranger");
    }
    from_bytes(self, rank.identity);
    take_or_refuse(rank);
    joined_.notify_all();
  }

  void challenge(Rank& rank, const Frame& hello) {
    std::string word;
    if (hello.kind == FrameKind::hello) {
      from_bytes(hello.body, word);
    }
    if (word.empty()) {
      throw fault("a stranger");
    }
    const std::string own = unguessable();
    rank.said = as_bytes(word, own);
    const std::string proof = proof_of(meeting_.secret, ProvedBy::rank_zero, rank.said);
    rank.sender.add(as_sent(FrameKind::challenge, as_bytes(own, proof)));
  }

  void take_or_refuse(Rank& rank) {
    if (rank.identity.kind != kind_of_machine()) {
      counts_.refused.push_back(rank.identity.kind);
      rank.sender.add(as_sent(FrameKind::refusal, as_bytes(kind_of_machine())));
      static_cast<void>(rank.sender.send(rank.socket));
      rank.is_lost = true;
      return;
    }
    rank.has_joined = true;
    rank.reader.allow(largest_found);
    rank.sender.add(as_sent(FrameKind::welcome, ""));
    threads_ += rank.identity.threads;
    ++counts_.joined;
  }

  void drop_lost() {
    for (auto rank = ranks_.begin(); rank != ranks_.end();) {
      if (!rank->is_lost) {
        ++rank;
        continue;
      }
      if (rank->has_joined) {
        ++counts_.lost;
        counts_.given_back += rank->doing.size();
        threads_ -= rank->identity.threads;
        if (list_ != nullptr) {
          list_->give_back({rank->doing.begin(), rank->doing.end()});
        }
      }
      rank = ranks_.erase(rank);
    }
  }

  /// One task for each rank in turn, so that few tasks do not all go to the first.
  void give_out() {
    bool given = list_ != nullptr;
    while (given) {
      given = false;
      for (Rank& rank : ranks_) {
        given = (rank.has_joined && !rank.is_lost && give_one(rank)) || given;
      }
    }
  }

  [[nodiscard]] bool give_one(Rank& rank) {
    try {
      if (rank.list != list_number_) {
        rank.list = list_number_;
        rank.sender.add(as_sent(
            FrameKind::list, as_bytes(list_number_, list_->memory(), on_node(rank.identity.node))));
      }
      const auto place = rank.doing.size() < most_at_hand(rank) ? list_->take() : std::nullopt;
      if (!place) {
        return false;
      }
      rank.doing.insert(*place);
      const Task& task = list_->task(*place);
      const std::uint64_t part = known_part(rank, task.common);
      rank.sender.add(as_sent(FrameKind::task, as_bytes(list_number_, *place, part, task.own)));
    } catch (const std::exception&) {
      rank.is_lost = true;  // there is not enough memory to talk to it
    }
    return !rank.is_lost;
  }

  /// While many wait, each rank has some at hand, so that it never waits for the next one.
  [[nodiscard]] std::size_t most_at_hand(const Rank& rank) const {
    constexpr std::size_t many = 4;
    return list_->waiting() > many * threads_ ? 2 * rank.slots : rank.slots;
  }

  /// The number by which the rank knows the part; tells it what it does not know.
  [[nodiscard]] std::uint64_t known_part(Rank& rank,
                                         const std::shared_ptr<const CommonPart>& part) {
    const std::uint64_t number = parts_.of(part);
    if (rank.parts.insert(number).second) {
      const std::uint64_t problem = problems_.of(part->problem());
      if (rank.problems.insert(problem).second) {
        rank.sender.add(sent_problem(problem, *part->problem()));
      }
      rank.sender.add(
          as_sent(FrameKind::part, as_bytes(number, part->kind(), problem, part->bytes())));
    }
    return number;
  }

  /// The same bytes for all ranks, as long as one of them is being sent them.
  [[nodiscard]] SharedBytes sent_problem(std::uint64_t number, const Problem& problem) {
    SharedBytes bytes = sent_problems_[number].lock();
    if (bytes == nullptr) {
      const std::string body = as_bytes(number, bytes_of(problem));  // no third copy beside
      bytes = as_sent(FrameKind::problem, body);
      sent_problems_[number] = bytes;
    }
    return bytes;
  }

  /// Tells the ranks what is not needed any longer.
  void forget() {
    const std::vector<std::uint64_t> problems = problems_.gone();
    const std::vector<std::uint64_t> parts = parts_.gone();
    if (problems.empty() && parts.empty()) {
      return;
    }
    for (const std::uint64_t number : problems) {
      sent_problems_.erase(number);
    }
    const SharedBytes bytes = as_sent(FrameKind::forget, as_bytes(problems, parts));
    for (Rank& rank : ranks_) {
      if (rank.has_joined) {
        rank.sender.add(bytes);
      }
    }
  }

  void send_all() {
    for (Rank& rank : ranks_) {
      rank.is_lost = rank.is_lost || !rank.sender.send(rank.socket);
    }
  }

  /// Requires the lock.
  [[nodiscard]] std::size_t on_node(const std::string& node) const {
    const auto others = std::count_if(ranks_.begin(), ranks_.end(), [&](const Rank& rank) {
      return rank.has_joined && rank.identity.node == node;
    });
    return static_cast<std::size_t>(others) + (node == own_node_ ? 1 : 0);
  }

  const Listener listener_;
  const Meeting meeting_;
  const std::string own_node_ = own_node();
  const SocketWatch watch_;
  mutable std::mutex mutex_;
  std::condition_variable_any joined_;
  std::list<Rank> ranks_;
  Clock::time_point closed_until_{};  // nobody is let in before
  RankCounts counts_;
  TaskList* list_ = nullptr;
  std::uint64_t list_number_ = 0;
  Numbered<Problem> problems_;
  Numbered<CommonPart> parts_;
  std::map<std::uint64_t, std::weak_ptr<const std::string>> sent_problems_;
  std::atomic<std::size_t> threads_ = 0;  // of all other ranks
  std::atomic<bool> busy_ = false;
  std::jthread talking_;
};

/// For as long as this lives, the other ranks know the list, unless they have another one.
class RankPool::Shared {
 public:
  Shared(Ranks& ranks, TaskList& list) : ranks_(ranks), is_shared_(ranks.begin(list)) {}
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;
  ~Shared() {
    if (is_shared_) {
      ranks_.end();
    }
  }

 private:
  Ranks& ranks_;
  bool is_shared_;
};

RankPool::RankPool(const TaskKinds& kinds, MethodById methods)
    : ranks_(std::make_unique<Ranks>()), kinds_(kinds), methods_(std::move(methods)) {}

RankPool::~RankPool() = default;

const Meeting& RankPool::meeting() const { return ranks_->meeting(); }

void RankPool::wait_for(std::size_t ranks, std::chrono::milliseconds longest,
                        const std::stop_token& stop) {
  ranks_->wait_for(ranks, longest, stop);
}

RankCounts RankPool::counts() const {
  RankCounts counts = ranks_->counts();
  counts.threads = at_once();
  return counts;
}

std::size_t RankPool::at_once() const { return most_threads() + ranks_->threads(); }

bool RankPool::is_busy() const { return ranks_->is_busy(); }

const MethodById& RankPool::methods() const { return methods_; }

void RankPool::do_here(TaskList& list, std::size_t place, const std::stop_token& stop) const {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  try {
    std::stop_source needless = list.begun_here(place);
    const std::stop_callback either(stop, [&needless] { needless.request_stop(); });
    const Task& task = list.task(place);
    const auto found =
        kinds_.at(task.common->kind())(*task.common, task.own, methods_, needless.get_token());
    if (found) {
      list.finish(place, *found, std::chrono::duration<double>(Clock::now() - start).count());
    }
  } catch (...) {
    list.fail(place, std::current_exception());
  }
}

bool RankPool::do_all(const std::vector<Task>& tasks, OnFailure on_failure,
                      const std::stop_token& stop, const TaskDone& done) {
  TaskList list(tasks, on_failure, done);
  const std::size_t at_once =
      trials_at_once(list.memory(), free_memory(), most_threads(), ranks_->on_own_node());
  const std::size_t slots = std::min(at_once, std::max<std::size_t>(tasks.size(), 1));
  {
    const Shared shared(*ranks_, list);
    parallel_for(static_cast<Index>(slots), Sharing{.team = slots > 1}, [&](Index /*slot*/) {
      while (const auto place = list.take_here(stop)) {
        do_here(list, *place, stop);
      }
    });
  }
  list.rethrow_failure();
  return !stop.stop_requested();
}

}  // namespace steelyard
