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
#include <utility>

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

/// The first number of a file; none where the file is not there or says "max".
std::optional<double> number_in(const std::filesystem::path& file) {
  std::ifstream stream(file);
  double number = 0.0;
  return stream >> number ? std::optional(number) : std::nullopt;
}

/// Bytes of files that were not used for long.
double idle_files_of(const std::filesystem::path& group) {
  std::ifstream stream(group / "memory.stat");
  std::string title;
  for (double bytes = 0.0; stream >> title >> bytes;) {
    if (title == "inactive_file" || title == "total_inactive_file") {
      return bytes;
    }
  }
  return 0.0;
}

double left_of_one(const std::filesystem::path& group) {
  for (const auto& [limit, used] : {std::pair("memory.max", "memory.current"),
                                    std::pair("memory.limit_in_bytes", "memory.usage_in_bytes")}) {
    const auto most = number_in(group / limit);
    const auto taken = number_in(group / used);
    if (most && taken) {
      return std::max(0.0, *most - std::max(0.0, *taken - idle_files_of(group)));
    }
  }
  return std::numeric_limits<double>::infinity();
}

/// Of this program: lines such as "0::/user.slice" (version 2) and "9:memory:/job_7" (version 1).
double left_of_own_groups() {
  double least = std::numeric_limits<double>::infinity();
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const std::size_t kinds = line.find(':');
    const std::size_t path = kinds == std::string::npos ? kinds : line.find(':', kinds + 1);
    if (path == std::string::npos) {
      continue;
    }
    const std::string kind = line.substr(kinds + 1, path - kinds - 1);
    if (kind.empty() || kind == "memory") {
      const char* const folder = kind.empty() ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory";
      least = std::min(least, left_of_control_group(folder, line.substr(path + 1)));
    }
  }
  return least;
}

}  // namespace

double left_of_control_group(const std::filesystem::path& folder,
                             const std::filesystem::path& group) {
  double least = left_of_one(folder);
  std::filesystem::path here = folder;
  for (const std::filesystem::path& part : group.relative_path()) {
    here /= part;
    least = std::min(least, left_of_one(here));
  }
  return least;
}

std::optional<double> free_memory() {
  constexpr std::string_view title = "MemAvailable:";
  std::ifstream table("/proc/meminfo");
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with(title)) {
      std::istringstream rest(line.substr(title.size()));
      double kibibytes = 0.0;
      rest >> kibibytes;
      return rest ? std::optional(
                        std::min({1024.0 * kibibytes, left_of_limit(), left_of_own_groups()}))
                  : std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace steelyard
