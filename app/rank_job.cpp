// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rank_job.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <string_view>

#include "app/mpi/rank_start.h"
#include "app/printed_text.h"
#include "core/bytes.h"
#include "core/error.h"
#include "core/parallel.h"
#include "core/ranks/known_tasks.h"
#include "core/ranks/rank_worker.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

int numberIn(const char* variable) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? 0 : std::atoi(text);
}

/// How many processes were started together, by what launchers tell each of them.
int startedTogether() {
  // Open MPI, MPICH and its descendants, and Slurm for a step (not for a whole job).
  for (const char* variable : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS"}) {
    if (const int size = numberIn(variable); size > 0) {
      return size;
    }
  }
  return 1;
}

[[noreturn]] void refuseOthers(int together) {
  throw bad_input({message("rank_job.no_mpi",
                           "{1} processes were started together, but this program was built "
                           "without MPI",
                           together),
                   "",
                   message("rank_job.no_mpi.accepted",
                           "one process, or a program that was built with -DSTEELYARD_MPI=ON")});
}

/// Slurm starts processes that know nothing of each other unless it is told which MPI they use.
[[noreturn]] void refuseUnconnected(int together) {
  throw bad_input(
      {message("rank_job.unconnected",
               "{1} processes were started together, but MPI connects none of them", together),
       "",
       message("rank_job.unconnected.accepted",
               "a launcher of the same MPI: its own mpirun, or srun --mpi=pmix")});
}

bool isQuiet(int argc, char** argv) {
  return std::any_of(argv, argv + argc,
                     [](const char* word) { return std::string_view(word) == "--quiet"; });
}

/// Each rank is given the same command line; rank 0 checks it.
void takeThreads(int argc, char** argv) {
  for (int k = 1; k < argc; ++k) {
    const std::string_view word = argv[k];
    constexpr std::string_view joined = "--threads=";
    const char* number = word == "--threads" && k + 1 < argc       ? argv[k + 1]
                         : word.substr(0, joined.size()) == joined ? argv[k] + joined.size()
                                                                   : nullptr;
    if (const int count = number == nullptr ? 0 : std::atoi(number); count > 0) {
      set_most_threads(static_cast<std::size_t>(count));
    }
  }
}

ExitCode serve(const RankStart& start, const TaskKinds& kinds, const MethodRegistry& methods,
               const std::stop_token& stop) {
  const std::string does_nothing =
      "steelyard: rank " + std::to_string(start.rank) + " does nothing, as ";
  Meeting meeting;
  try {
    from_bytes(start.words, meeting);
  } catch (const Error&) {
    complain(does_nothing + "rank 0 is a program of another version");
    return ExitCode::done;  // see below
  }
  try {
    const RankEnd end = serve_rank_zero(meeting, kinds, methods_by_id(methods), stop);
    if (!end.was_taken) {
      complain(does_nothing + "its machine, " + kind_of_machine() +
               ", would compute other bits than that of rank 0, " + end.why_not);
    }
  } catch (const Error& error) {
    if (error.kind() != ErrorKind::bad_input) {
      throw;
    }
    // Not an error of the job: by default, mpirun ends all ranks if one of them ends with an error.
    if (!stop.stop_requested()) {
      complain(does_nothing + error.what());
    }
  }
  return ExitCode::done;
}

/// So that all ranks have a part in what takes less time than it takes to start them.
void waitForAll(RankPool& pool, int ranks, bool quiet, const std::stop_token& stop) {
  constexpr std::chrono::seconds longest{10};
  const auto others = static_cast<std::size_t>(ranks - 1);
  pool.wait_for(others, longest, stop);
  const RankCounts counts = pool.counts();
  if (!quiet) {
    complain("sharing the work among " + counted(counts.joined + 1, "rank") + " with " +
             counted(counts.threads, "thread"));
  }
  const std::size_t came = counts.joined + counts.refused.size();  // who is refused says so itself
  if (came < others) {
    complain("note: " + counted(others - came, "rank") + " did not come so far");
  }
}

}  // namespace

RankJob::RankJob(int& argc, char**& argv, const MethodRegistry& methods,
                 const std::stop_token& stop)
    : stop_(stop) {
  const int together = startedTogether();
  if (together < 2) {
    return;
  }
  if (!isBuiltWithMpi()) {
    refuseOthers(together);
  }
  kinds_ = builtin_tasks();
  const RankStart start = startedRank(argc, argv, [&](int ranks) {
    if (ranks > 1) {
      pool_ = std::make_unique<RankPool>(kinds_, methods_by_id(methods));
    }
    return pool_ ? as_bytes(pool_->meeting()) : std::string();
  });
  if (start.ranks < 2) {
    refuseUnconnected(together);
  }
  takeThreads(argc, argv);
  if (start.rank > 0) {
    ended_ = serve(start, kinds_, methods, stop);
  } else if (pool_) {
    waitForAll(*pool_, start.ranks, isQuiet(argc, argv), stop);
    set_hand_out(pool_.get());
  }
}

RankJob::~RankJob() {
  if (pool_) {
    set_hand_out(nullptr);
  }
  const RankCounts counts = pool_ ? pool_->counts() : RankCounts();
  if (counts.lost > 0 && !stop_.stop_requested()) {
    complain("note: " + counted(counts.lost, "rank") + " ended early; " +
             counted(counts.given_back, "task") + " of theirs were done again");
  }
}

}  // namespace steelyard::app
