// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/meeting.h"

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <utility>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "core/matrix.h"
#include "core/record/record.h"

namespace steelyard {
namespace {

/// Not from core/random.h: nobody may be able to repeat it, and no result depends on it.
std::string unguessable() {
  std::random_device source;
  std::array<std::uint32_t, 4> words{};
  for (std::uint32_t& word : words) {
    word = source();
  }
  return as_bytes(std::vector<std::uint32_t>(words.begin(), words.end()));
}

}  // namespace

Meeting meeting_at(Address address) { return {std::move(address), unguessable(), unguessable()}; }

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

}  // namespace steelyard
