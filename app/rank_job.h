// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "app/exit_code.h"
#include "core/methods/registry.h"
#include "core/ranks/rank_pool.h"

namespace steelyard::app {

/// The other processes that mpirun or srun has started with this one, if there are any. Rank 0
/// carries out the command and hands its trials out; the others do some of them, and nothing else.
class RankJob {
 public:
  /// Finds out who else is there; of a process that was started alone, without MPI.
  /// \throws Error(bad_input) if there are others and the program was built without MPI, or their
  ///         MPI does not connect them: each would do everything, and write to the same files
  RankJob(int& argc, char**& argv, const MethodRegistry& methods, const std::stop_token& stop);
  RankJob(const RankJob&) = delete;
  RankJob& operator=(const RankJob&) = delete;
  /// Says which ranks were lost, unless all were to stop.
  ~RankJob();

  /// How this process ends if it is not rank 0: it has done its part.
  [[nodiscard]] std::optional<ExitCode> ended() const { return ended_; }

 private:
  std::stop_token stop_;
  TaskKinds kinds_;
  std::unique_ptr<RankPool> pool_;  ///< of rank 0, where there are others
  std::optional<ExitCode> ended_;
};

}  // namespace steelyard::app
