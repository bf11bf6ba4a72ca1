// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// In place of rank_start.cpp in a program that is built without MPI.

#include "app/mpi/rank_start.h"

namespace steelyard::app {

bool isBuiltWithMpi() { return false; }

RankStart startedRank(int& /*argc*/, char**& /*argv*/,
                      const std::function<std::string(int ranks)>& /*words_of_rank_zero*/) {
  return {};
}

}  // namespace steelyard::app
