// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <stop_token>
#include <type_traits>

#include "core/matrix.h"

namespace steelyard {

/// How the indices of a loop are distributed among threads. No result may depend on it.
struct Sharing {
  Index together = 1;     ///< number of consecutive indices taken at a time; >= 1
  bool in_turns = false;  ///< thread t of T takes every T-th lot, so that data from the last loop
                          ///< are still in its cache; otherwise a free thread takes the next lot
  bool team = true;       ///< whether there is enough work for several threads
};

/// The number of threads for a loop started by the calling thread; >= 1.
[[nodiscard]] std::size_t most_threads();
/// Sets the number of threads for loops that the calling thread starts from now on.
/// \param count  >= 1
void set_most_threads(std::size_t count);
/// Whether the calling thread runs part of a loop that several threads share.
[[nodiscard]] bool is_in_parallel_loop();

/// One running loop of parallel_for: hands out indices, checks the stop token and keeps the failure
/// of the lowest index.
// The padding separates what all threads write from what they read.
// NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding)
class ParallelLoop {
 public:
  ParallelLoop(Index count, std::stop_token stop, const Sharing& sharing);

  /// Indices that a thread takes together; there are none if first == end.
  struct Lot {
    Index first = 0;
    Index end = 0;
  };
  /// One of the threads that share the loop.
  struct Member {
    std::size_t thread = 0;   ///< 0 .. threads - 1
    std::size_t threads = 1;  ///< number of threads in the team
    Index taken = 0;          ///< number of lots taken so far
  };

  [[nodiscard]] Lot next_lot(Member& member);
  /// Whether this index and all later ones need not be processed.
  [[nodiscard]] bool is_over_at(Index index) {
    if (stop_.stop_requested()) {
      stopped_.store(true, std::memory_order_relaxed);
      return true;
    }
    return first_failed_.load(std::memory_order_relaxed) < index;
  }
  void fail(Index index, std::exception_ptr failure);

  /// Calls `work(context, member)`, which must not throw, in each thread of the team.
  void run(void (*work)(void* context, Member member), void* context) const;
  /// \return false if an index was skipped because of the stop token
  /// \throws the failure of the lowest index that failed
  [[nodiscard]] bool end() const;

 private:
  const Index count_;
  const std::stop_token stop_;
  const Sharing sharing_;
  std::atomic<bool> stopped_{false};
  std::atomic<Index> first_failed_;
  std::mutex failure_mutex_;
  std::exception_ptr failure_;
  alignas(64) std::atomic<Index> next_{0};  // in its own cache line, because all threads write it
};

/// The only parallel loop of core: runs body(index, scratch) for index = 0 .. count - 1 on all
/// cores. A nested loop runs on the calling thread only.
///
/// Exceptions never leave a thread. If several indices fail, the exception of the lowest one is
/// thrown here, for any number of threads; some later indices are skipped.
/// \param make  make(thread) is called once by each thread that takes part, before its first index;
///              thread < most_threads()
/// \return false if an index was skipped because of the stop token
template <typename Make, typename Body>
[[nodiscard]] bool parallel_for(Index count, const std::stop_token& stop, const Sharing& sharing,
                                const Make& make, const Body& body) {
  struct Context {
    ParallelLoop loop;
    const Make& make;
    const Body& body;
  };
  Context context{{count, stop, sharing}, make, body};
  context.loop.run(
      [](void* pointer, ParallelLoop::Member member) {
        auto& [loop, make_scratch, run] = *static_cast<Context*>(pointer);
        Index index = 0;
        try {
          std::optional<std::invoke_result_t<const Make&, std::size_t>> scratch;
          for (auto lot = loop.next_lot(member); lot.first < lot.end; lot = loop.next_lot(member)) {
            for (index = lot.first; index < lot.end; ++index) {
              if (loop.is_over_at(index)) {
                return;
              }
              if (!scratch) {
                scratch.emplace(make_scratch(member.thread));
              }
              run(index, *scratch);
            }
          }
        } catch (...) {
          loop.fail(index, std::current_exception());
        }
      },
      &context);
  return context.loop.end();
}

/// Without scratch: runs body(index).
template <typename Body>
[[nodiscard]] bool parallel_for(Index count, const std::stop_token& stop, const Sharing& sharing,
                                const Body& body) {
  struct Nothing {};
  return parallel_for(
      count, stop, sharing, [](std::size_t) { return Nothing{}; },
      [&body](Index index, const Nothing&) { body(index); });
}

template <typename Body>
[[nodiscard]] bool parallel_for(Index count, const std::stop_token& stop, const Body& body) {
  return parallel_for(count, stop, Sharing{}, body);
}

/// For loops too short to need stopping.
template <typename Body>
void parallel_for(Index count, const Sharing& sharing, const Body& body) {
  static_cast<void>(parallel_for(count, std::stop_token(), sharing, body));
}

/// While this object exists, OpenMP regions started by this thread run in a single thread: for work
/// beside something more important.
class SingleThread {
 public:
  SingleThread();
  SingleThread(const SingleThread&) = delete;
  SingleThread& operator=(const SingleThread&) = delete;
  ~SingleThread();

 private:
  std::size_t before_;
};

}  // namespace steelyard
