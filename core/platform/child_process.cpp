// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include "core/platform/text_pointers.h"

namespace steelyard {
namespace {

class FileActions {
 public:
  FileActions() { ::posix_spawn_file_actions_init(&actions_); }
  ~FileActions() { ::posix_spawn_file_actions_destroy(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;
  FileActions(FileActions&&) = delete;
  FileActions& operator=(FileActions&&) = delete;
  posix_spawn_file_actions_t* get() { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

/// The attributes of a process that outlives the terminal of this one.
class OfASessionOfItsOwn {
 public:
  OfASessionOfItsOwn() {
    ::posix_spawnattr_init(&attributes_);
    ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSID);
  }
  ~OfASessionOfItsOwn() { ::posix_spawnattr_destroy(&attributes_); }
  OfASessionOfItsOwn(const OfASessionOfItsOwn&) = delete;
  OfASessionOfItsOwn& operator=(const OfASessionOfItsOwn&) = delete;
  [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

std::error_code reason_of(int code) { return {code, std::generic_category()}; }

ProcessEnd end_of(int status) {
  if (!WIFSIGNALED(status)) {
    return {false, false, WEXITSTATUS(status)};
  }
  const int signal = WTERMSIG(status);
  return {true, signal == SIGXCPU || signal == SIGKILL, signal};
}

}  // namespace

std::error_code ChildProcess::start(const std::string& program, std::vector<std::string> words,
                                    std::vector<std::string> environment, const OpenFile& input) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
    return reason_of(errno);
  }
  output_ = OpenFile(ends[0]);
  const OpenFile written(ends[1]);
  constexpr int roomy = 1 << 20;
  ::fcntl(ends[1], F_SETPIPE_SZ, roomy);  // NOLINT(*-vararg): fewer turns; without it, it works too
  FileActions actions;
  ::posix_spawn_file_actions_adddup2(actions.get(), input.descriptor(), STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(actions.get(), ends[1], STDOUT_FILENO);
  ::posix_spawn_file_actions_addopen(actions.get(), STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t started = -1;
  const int code = ::posix_spawn(&started, program.c_str(), actions.get(), nullptr,
                                 pointers_to(words).data(), pointers_to(environment).data());
  process_ = code == 0 ? started : -1;
  return reason_of(code);
}

ChildProcess::~ChildProcess() {
  output_ = OpenFile();
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
}

bool ChildProcess::has_output(std::chrono::milliseconds longest) const {
  pollfd watched{output_.descriptor(), POLLIN, 0};
  return ::poll(&watched, 1, static_cast<int>(longest.count())) > 0;
}

std::optional<std::size_t> ChildProcess::read(char* into, std::size_t most) const {
  for (;;) {
    const auto got = ::read(output_.descriptor(), into, most);
    if (got >= 0) {
      return static_cast<std::size_t>(got);
    }
    if (errno != EINTR) {
      return std::nullopt;
    }
  }
}

std::optional<ProcessEnd> ChildProcess::wait_for_end() {
  if (process_ <= 0) {
    return std::nullopt;
  }
  int status = 0;
  while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
  return end_of(status);
}

/// The shell in between ends at once.
///
/// fork() would run handlers in the child, such as those of an OpenMP library. These must not wait
/// for a lock, but a thread that works at that moment may hold one for ever: both programs would
/// hang. posix_spawn() runs no such handlers.
bool start_alone(const std::string& program, std::vector<std::string> environment) {
  std::vector<std::string> words{"sh", "-c", R"([ -x "$0" ] && { "$0" & })", program};
  const OfASessionOfItsOwn attributes;
  pid_t shell = 0;
  if (::posix_spawn(&shell, "/bin/sh", nullptr, attributes.get(), pointers_to(words).data(),
                    pointers_to(environment).data()) != 0) {
    return false;
  }
  int status = 0;
  while (::waitpid(shell, &status, 0) < 0) {
    if (errno != EINTR) {
      return errno == ECHILD;  // the system does not tell how its children end: it has started
    }
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace steelyard
