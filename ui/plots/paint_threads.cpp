// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/paint_threads.h"

#include <QThreadPool>
#include <algorithm>
#include <future>
#include <latch>
#include <memory>
#include <thread>
#include <vector>

namespace steelyard::ui {
namespace {

constexpr int mostPaintThreads = 4;  // more would hardly speed up fills

/// Qt only warns if a thread does not start, so this tests whether that many can exist at once.
void tryThreads(int count) {
  std::vector<std::jthread> tried;
  std::promise<void> enough;  // destroyed before the threads are joined, which ends them
  const std::shared_future<void> end(enough.get_future());
  tried.reserve(static_cast<std::size_t>(count));
  for (int number = 0; number < count; ++number) {
    tried.emplace_back([end] { end.wait(); });
  }
}

bool startThreadsOf(QThreadPool& pool) {
  const int count = std::min(pool.maxThreadCount(), mostPaintThreads);
  tryThreads(count);
  pool.setMaxThreadCount(count);
  pool.setExpiryTimeout(-1);  // they never expire, so that none has to start later
  const auto together = std::make_shared<std::latch>(count);
  for (int number = 0; number < count; ++number) {
    pool.start([together] { together->arrive_and_wait(); });
  }
  together->wait();
  return true;
}

}  // namespace

void startPaintThreads() {
  [[maybe_unused]] static const bool started = startThreadsOf(*QThreadPool::globalInstance());
}

}  // namespace steelyard::ui
