// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/standard_streams.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace steelyard::app {

ExitCode flushed(ExitCode code) {
  errno = 0;
  const bool before = std::ferror(stdout) != 0;
  const bool now = std::fflush(stdout) != 0;
  if (!before && !now) {
    return code;
  }
  std::fprintf(stderr, "steelyard: standard output cannot be written%s%s\n", now ? ": " : "",
               now ? std::strerror(errno) : "");
  return code == ExitCode::bad_input || code == ExitCode::fault ? code : ExitCode::cannot_write;
}

}  // namespace steelyard::app
