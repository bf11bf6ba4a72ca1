// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/parser_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>

#include "core/data/parse_protocol.h"
#include "core/data/read_progress.h"

namespace steelyard {
namespace {

constexpr int look_for_stop_ms = 50;

Error cannot_start(const FileSource& file, int code) {
  return bad_input(
      {message("parser.cannot_start", "the program that parses such files cannot be started: {1}",
               std::generic_category().message(code)),
       file.name(),
       message("parser.cannot_start.accepted", "an installation with steelyard-parse")});
}

Error failed(const FileSource& file, const Message& why) {
  return bad_input(
      {why, file.name(), message("parser.failed.accepted", "a whole file that fits into memory")});
}

std::uint64_t bytes_allowed() {
  constexpr std::uint64_t least = std::uint64_t{2} << 30U;
  const auto pages = static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES));
  const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  return std::max(least, pages / 4 * 3 * page);
}

/// One minute, plus one second per MiB of the file and per 8 MiB of the numbers wanted.
std::uint64_t seconds_allowed(const FileSource& file, std::uint64_t bytes) {
  return 60 + (file.size() >> 20U) + (bytes >> 23U);
}

/// Pointers to the texts and a final null, as execve expects them.
std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string& text : texts) {
    pointers.push_back(text.data());
  }
  pointers.push_back(nullptr);
  return pointers;
}

/// This process's environment without the plugins that HDF5 would load.
std::vector<std::string> environment_of_parser() {
  std::vector<std::string> entries;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    if (std::string_view(*entry).substr(0, 5) != "HDF5_") {
      entries.emplace_back(*entry);
    }
  }
  entries.emplace_back("HDF5_PLUGIN_PRELOAD=::");  // HDF5's value for no plugins
  return entries;
}

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

Message explanation(int status) {
  if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL)) {
    return message("parser.time_or_memory",
                   "parsing the file took more time or memory than is allowed");
  }
  if (WIFSIGNALED(status)) {
    return message("parser.crashed",
                   "the parser crashed on the file (signal {1}), so it is damaged",
                   WTERMSIG(status));
  }
  switch (WEXITSTATUS(status)) {
    case parse_protocol::is_unreadable:
      return message("parser.damaged", "the file is damaged or cut off");
    case parse_protocol::is_out_of_memory:
      return message("parser.memory", "parsing the file takes more memory than is allowed");
    default:
      return message("parser.failed", "the program that parses such files failed (code {1})",
                     WEXITSTATUS(status));
  }
}

/// The path of steelyard-parse: that in the environment variable STEELYARD_PARSE, or else the
/// program beside the running one or in ../libexec/steelyard from there.
/// \throws Error(bad_input) if it is not found
std::string parser_program() {
  namespace fs = std::filesystem;
  if (const char* chosen = std::getenv("STEELYARD_PARSE");
      chosen != nullptr) {  // NOLINT: no setenv
    return chosen;
  }
  std::error_code none;
  const fs::path folder = fs::read_symlink("/proc/self/exe", none).parent_path();
  for (const fs::path& path : {folder / "steelyard-parse", folder.parent_path() / "libexec" /
                                                               "steelyard" / "steelyard-parse"}) {
    if (fs::exists(path, none)) {
      return path.string();
    }
  }
  throw bad_input({message("parser.missing", "the program that parses such files is missing"),
                   "steelyard-parse",
                   message("parser.missing.accepted",
                           "a whole installation, with steelyard-parse beside steelyard or in "
                           "libexec/steelyard")});
}

}  // namespace

ParserProcess::ParserProcess(const FileSource& file, const std::string& format,
                             const std::vector<std::size_t>& arrays, const ReadControl& control,
                             std::uint64_t bytes)
    : file_(file), control_(control) {
  std::vector<std::string> arguments{"steelyard-parse", format, std::to_string(bytes_allowed()),
                                     std::to_string(seconds_allowed(file, bytes))};
  for (const std::size_t position : arrays) {
    arguments.push_back(std::to_string(position));
  }
  start(parser_program(), arguments);
}

void ParserProcess::start(const std::string& program, const std::vector<std::string>& arguments) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
    throw cannot_start(file_, errno);
  }
  constexpr int roomy = 1 << 20;
  ::fcntl(ends[1], F_SETPIPE_SZ, roomy);  // NOLINT(*-vararg): fewer turns; without it, it works too
  FileActions actions;
  ::posix_spawn_file_actions_adddup2(actions.get(), file_.descriptor(), STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(actions.get(), ends[1], STDOUT_FILENO);
  ::posix_spawn_file_actions_addopen(actions.get(), STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  std::vector<std::string> words = arguments;
  std::vector<std::string> entries = environment_of_parser();
  const int code = ::posix_spawn(&process_, program.c_str(), actions.get(), nullptr,
                                 pointers_to(words).data(), pointers_to(entries).data());
  ::close(ends[1]);
  pipe_ = ends[0];
  if (code != 0) {
    ::close(pipe_);
    throw cannot_start(file_, code);
  }
}

ParserProcess::~ParserProcess() {
  ::close(pipe_);
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
}

void ParserProcess::wait_for_bytes() const {
  pollfd watched{pipe_, POLLIN, 0};
  do {
    refuse_if_stopped(control_.stop);
  } while (::poll(&watched, 1, look_for_stop_ms) <= 0);
}

void ParserProcess::read(std::uint64_t count, std::string& buffer) {
  buffer.resize(static_cast<std::size_t>(count));
  std::size_t done = 0;
  while (done < buffer.size()) {
    wait_for_bytes();
    const auto got = ::read(pipe_, buffer.data() + done, buffer.size() - done);
    if (got == 0) {
      refuse_bad_end();
      break;
    }
    if (got < 0 && errno != EINTR) {
      throw failed(file_, message("parser.broken_pipe", "the pipe from the parser broke"));
    }
    done += got > 0 ? static_cast<std::size_t>(got) : 0;
  }
  buffer.resize(done);
}

void ParserProcess::refuse_bad_end() {
  if (process_ <= 0) {
    return;
  }
  int status = 0;
  while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != parse_protocol::is_done) {
    throw failed(file_, explanation(status));
  }
}

}  // namespace steelyard
