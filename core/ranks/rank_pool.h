// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/ranks/meeting.h"
#include "core/trials/hand_out.h"

namespace steelyard {

class TaskList;

/// How the ranks have fared.
struct RankCounts {
  std::size_t joined = 0;            ///< other ranks that are there, or were
  std::size_t lost = 0;              ///< those of them that have gone
  std::size_t given_back = 0;        ///< tasks that were done again because of that
  std::size_t threads = 0;           ///< of the ranks that are there, this one included
  std::size_t done_elsewhere = 0;    ///< tasks
  std::vector<std::string> refused;  ///< kinds of machines that would compute other bits
};

/// Rank 0: hands tasks out to the ranks that have joined it (rank_worker.h), does some of them with
/// its own threads, and gathers what they find. A rank whose connection ends, or that does not
/// answer for half a minute, costs the tasks that it was doing: they are handed out again. Ranks
/// may join at any time.
class RankPool final : public HandOut {
 public:
  /// Opens a port for the others.
  /// \param kinds, methods  must outlive the pool
  RankPool(const TaskKinds& kinds, MethodById methods);
  RankPool(const RankPool&) = delete;
  RankPool& operator=(const RankPool&) = delete;
  /// The others find out that this rank has gone, and go, too.
  ~RankPool() override;

  /// What the others have to be told.
  [[nodiscard]] const Meeting& meeting() const;
  /// Waits until so many others have joined, or the time is over, or when stopped.
  void wait_for(std::size_t ranks, std::chrono::milliseconds longest, const std::stop_token& stop);
  [[nodiscard]] RankCounts counts() const;

  [[nodiscard]] bool do_all(const std::vector<Task>& tasks, OnFailure on_failure,
                            const std::stop_token& stop, const TaskDone& done) override;
  [[nodiscard]] std::size_t at_once() const override;
  [[nodiscard]] bool is_busy() const override;
  [[nodiscard]] const MethodById& methods() const override;

 private:
  class Ranks;
  class Shared;

  void do_here(TaskList& list, std::size_t place, const std::stop_token& stop) const;

  std::unique_ptr<Ranks> ranks_;
  const TaskKinds& kinds_;
  MethodById methods_;
};

}  // namespace steelyard
