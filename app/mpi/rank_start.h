// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>

namespace steelyard::app {

/// What the processes of a job know of each other once they have started.
struct RankStart {
  int rank = 0;       ///< of this process
  int ranks = 1;      ///< how many there are
  std::string words;  ///< what rank 0 has told all of them
};

/// Whether the program was built with -DSTEELYARD_MPI=ON.
[[nodiscard]] bool isBuiltWithMpi();

/// Tells every rank what rank 0 has to say, once; then no rank uses MPI any longer. By the
/// standard, a job of MPI ends when one of its processes dies, so that ranks which are to outlive
/// each other must not talk to each other by it.
/// \param words_of_rank_zero  called by rank 0 alone, with the number of ranks
[[nodiscard]] RankStart startedRank(
    int& argc, char**& argv, const std::function<std::string(int ranks)>& words_of_rank_zero);

}  // namespace steelyard::app
