// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/mpi/rank_start.h"

#include <mpi.h>

namespace steelyard::app {

bool isBuiltWithMpi() { return true; }

RankStart startedRank(int& argc, char**& argv,
                      const std::function<std::string(int ranks)>& words_of_rank_zero) {
  RankStart start;
  int level = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &start.rank);
  MPI_Comm_size(MPI_COMM_WORLD, &start.ranks);
  if (start.rank == 0) {
    start.words = words_of_rank_zero(start.ranks);
  }
  int size = static_cast<int>(start.words.size());
  MPI_Bcast(&size, 1, MPI_INT, 0, MPI_COMM_WORLD);
  start.words.resize(static_cast<std::size_t>(size));
  MPI_Bcast(start.words.data(), size, MPI_CHAR, 0, MPI_COMM_WORLD);
  MPI_Finalize();
  return start;
}

}  // namespace steelyard::app
