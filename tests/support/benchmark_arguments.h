// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdlib>
#include <cstring>

namespace steelyard::tests {

/// Whether a benchmark should only show that it runs, as Google Benchmark's own flag says.
inline bool is_smoke(int argc, char** argv) {
  constexpr const char* flag = "--benchmark_min_time=";
  for (int k = 1; k < argc; ++k) {
    if (std::strncmp(argv[k], flag, std::strlen(flag)) == 0) {
      return std::strtod(argv[k] + std::strlen(flag), nullptr) < 0.1;
    }
  }
  return false;
}

}  // namespace steelyard::tests
