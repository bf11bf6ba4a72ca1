// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/meeting.h"

#include <unistd.h>

#include <array>
#include <fstream>
#include <string>
#include <utility>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "core/matrix.h"
#include "core/ranks/handshake.h"
#include "core/record/record.h"

namespace steelyard {

Meeting meeting_at(Address address) { return {std::move(address), unguessable()}; }

std::string kind_of_machine() {
  std::string kind = program_version() + " (" + compiler_name() + ", " + instruction_set() + ")";
#if defined(__x86_64__) && defined(__GNUC__)
  kind += __builtin_cpu_supports("avx2") ? " avx2" : "";
  kind += __builtin_cpu_supports("fma") ? " fma" : "";
  kind += __builtin_cpu_supports("avx512f") ? " avx512f" : "";
#endif
#ifdef __GLIBC__
  kind += std::string(" glibc ") + gnu_get_libc_version();
#endif
  // By it, Eigen divides long sums in products of matrices.
  kind += " L1 " + std::to_string(Eigen::l1CacheSize());
  return kind;
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

}  // namespace steelyard
