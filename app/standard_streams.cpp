// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

namespace steelyard::app {
namespace {

/// Opened in the wrong mode, so that writing to it fails as it should.
void occupy(int descriptor, int flags) {
  // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): the system's only way
  if (::fcntl(descriptor, F_GETFD) != -1) {
    return;
  }
  const int opened = ::open("/dev/null", flags);
  // NOLINTEND(cppcoreguidelines-pro-type-vararg)
  if (opened >= 0 && opened != descriptor) {
    ::dup2(opened, descriptor);
    ::close(opened);
  }
}

}  // namespace

void secureStandardStreams() {
  occupy(STDIN_FILENO, O_WRONLY);
  occupy(STDOUT_FILENO, O_RDONLY);
  occupy(STDERR_FILENO, O_RDONLY);
  // What cannot be written, to a closed pipe or beyond a limit of the size of files, is an error of
  // that file. An empty handler rather than SIG_IGN, which child processes would inherit.
  struct sigaction action {};
  action.sa_handler = [](int) {};
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  ::sigaction(SIGPIPE, &action, nullptr);
  ::sigaction(SIGXFSZ, &action, nullptr);
}

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
