// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/free_memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>
#include <string_view>

namespace steelyard {
namespace {

/// Bytes up to the limit of this program's addresses; infinite without one.
double left_of_limit() {
  constexpr double none = std::numeric_limits<double>::infinity();
  rlimit limit{};
  std::ifstream sizes("/proc/self/statm");
  double pages = 0.0;
  if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || !(sizes >> pages)) {
    return none;
  }
  const double used = pages * static_cast<double>(::sysconf(_SC_PAGESIZE));
  return std::max(0.0, static_cast<double>(limit.rlim_cur) - used);
}

}  // namespace

std::optional<double> free_memory() {
  constexpr std::string_view title = "MemAvailable:";
  std::ifstream table("/proc/meminfo");
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with(title)) {
      std::istringstream rest(line.substr(title.size()));
      double kibibytes = 0.0;
      rest >> kibibytes;
      return rest ? std::optional(std::min(1024.0 * kibibytes, left_of_limit())) : std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace steelyard
