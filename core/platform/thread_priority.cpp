// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace steelyard {

void lower_this_threads_priority() {
#ifdef __linux__
  // On Linux PRIO_PROCESS with a thread id is that thread alone; new threads inherit the value.
  constexpr int nice_value = 5;
  static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice_value));
#endif
}

}  // namespace steelyard
