// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/passive_waiting.h"

#include <unistd.h>

#include <cstdlib>

namespace steelyard::app {

void waitPassively(char** argv) {
  constexpr const char* setting = "OMP_WAIT_POLICY";
  if (std::getenv(setting) == nullptr && setenv(setting, "passive", 1) == 0 &&
      setenv("GOMP_SPINCOUNT", "3000", 0) == 0) {
    // Returns only on failure; then threads spin, which is merely wasteful.
    execv("/proc/self/exe", argv);
  }
}

}  // namespace steelyard::app
