// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/process_limits.h"

#include <sys/prctl.h>
#include <sys/resource.h>

#include <csignal>

namespace steelyard {
namespace {

// Sanitizers reserve far more address space than any memory limit.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif
#else
constexpr bool sanitized = false;
#endif

void limit(int resource, std::uint64_t most) {
  const rlimit both{most, most};
  ::setrlimit(static_cast<__rlimit_resource>(resource), &both);
}

}  // namespace

void limit_this_process(std::uint64_t bytes, std::uint64_t seconds) {
  if (!sanitized) {
    limit(RLIMIT_AS, bytes);
  }
  limit(RLIMIT_CPU, seconds);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);              // it writes only to the pipe
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // ends with the program that reads its output
}

}  // namespace steelyard
