// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/this_machine.h"

#include <unistd.h>

#include <array>
#include <fstream>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

namespace steelyard {

std::uint64_t memory_of_this_machine() {
  const long pages = ::sysconf(_SC_PHYS_PAGES);
  const long bytes = ::sysconf(_SC_PAGESIZE);
  return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(bytes);
}

std::string own_node() {
  // By the start of its system: containers with names of their own share the memory, too.
  std::ifstream file("/proc/sys/kernel/random/boot_id");
  std::string start;
  if (file >> start) {
    return start;
  }
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

std::string c_library() {
#ifdef __GLIBC__
  return std::string("glibc ") + gnu_get_libc_version();
#else
  return "";
#endif
}

}  // namespace steelyard
