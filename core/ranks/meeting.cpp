// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/meeting.h"

#include <string>
#include <utility>

#include "core/matrix.h"
#include "core/platform/this_machine.h"
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
  const std::string library = c_library();
  kind += (library.empty() ? "" : " ") + library;
  // By it, Eigen divides long sums in products of matrices.
  kind += " L1 " + std::to_string(Eigen::l1CacheSize());
  return kind;
}

}  // namespace steelyard
