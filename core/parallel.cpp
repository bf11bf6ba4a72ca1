// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parallel.h"

#include <omp.h>

#include <algorithm>
#include <utility>

#include "core/subnormals.h"

namespace steelyard {

std::size_t most_threads() { return static_cast<std::size_t>(std::max(1, omp_get_max_threads())); }

void set_most_threads(std::size_t count) { omp_set_num_threads(static_cast<int>(count)); }

bool is_in_parallel_loop() { return omp_in_parallel() != 0; }

ParallelLoop::ParallelLoop(Index count, std::stop_token stop, const Sharing& sharing)
    : count_(count), stop_(std::move(stop)), sharing_(sharing), first_failed_(count) {}

ParallelLoop::Lot ParallelLoop::next_lot(Member& member) {
  Index first = 0;
  if (sharing_.in_turns) {
    const auto lot =
        static_cast<Index>(member.thread) + member.taken++ * static_cast<Index>(member.threads);
    first = lot * sharing_.together;
  } else {
    first = next_.fetch_add(sharing_.together, std::memory_order_relaxed);
  }
  return {std::min(first, count_), std::min(first + sharing_.together, count_)};
}

void ParallelLoop::fail(Index index, std::exception_ptr failure) {
  const std::lock_guard lock(failure_mutex_);
  if (!failure_ || index < first_failed_.load(std::memory_order_relaxed)) {
    failure_ = std::move(failure);
    first_failed_.store(index, std::memory_order_relaxed);
  }
}

void ParallelLoop::run(void (*work)(void* context, Member member), void* context) const {
  // Either the whole team or none: OpenMP would recreate a team of another size each time.
  if (!sharing_.team || count_ <= sharing_.together || is_in_parallel_loop()) {
    work(context, {});
    return;
  }
  const bool as_zero = SubnormalsAsZero::in_this_thread();
#pragma omp parallel
  {
    const SubnormalsAsZero as_here(as_zero);  // no result may depend on the thread
    work(context, {static_cast<std::size_t>(omp_get_thread_num()),
                   static_cast<std::size_t>(omp_get_num_threads())});
  }
}

bool ParallelLoop::end() const {
  if (failure_) {
    std::rethrow_exception(failure_);
  }
  return !stopped_.load(std::memory_order_relaxed);
}

SingleThread::SingleThread() : before_(most_threads()) { set_most_threads(1); }

SingleThread::~SingleThread() { set_most_threads(before_); }

}  // namespace steelyard
