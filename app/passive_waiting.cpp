// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/passive_waiting.h"

#include <cstdlib>

#include "core/platform/this_program.h"

namespace steelyard::app {
namespace {

constexpr const char* waiting_policy = "OMP_WAIT_POLICY";

/// \return whether something has been set
bool setPolicy() {
  return std::getenv(waiting_policy) == nullptr && set_if_unset(waiting_policy, "passive") &&
         set_if_unset("GOMP_SPINCOUNT", "3000");
}

#ifdef STEELYARD_OPENMP_WITHIN
/// OpenMP is a part of the program and reads its settings in a constructor without priority.
[[gnu::constructor(101)]] void setPolicyBeforeOpenMpStarts() { setPolicy(); }
#endif

}  // namespace

void waitPassively(char** argv) {
  if (setPolicy()) {
    // Returns only on failure; then threads spin, which is merely wasteful.
    start_anew(argv);
  }
}

}  // namespace steelyard::app
