// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>

namespace steelyard {
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

void secure_standard_streams() {
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

bool error_stream_is_terminal() { return ::isatty(STDERR_FILENO) == 1; }

std::string path_of_standard_input() { return "/proc/self/fd/0"; }

}  // namespace steelyard
