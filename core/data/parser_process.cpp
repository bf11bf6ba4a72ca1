// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/parser_process.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/data/parse_protocol.h"
#include "core/data/read_progress.h"
#include "core/platform/this_machine.h"
#include "core/platform/this_program.h"

namespace steelyard {
namespace {

constexpr std::chrono::milliseconds look_for_stop{50};

Error cannot_start(const FileSource& file, const std::error_code& code) {
  return bad_input(
      {message("parser.cannot_start", "the program that parses such files cannot be started: {1}",
               code.message()),
       file.name(),
       message("parser.cannot_start.accepted", "an installation with steelyard-parse")});
}

Error failed(const FileSource& file, const Message& why) {
  return bad_input(
      {why, file.name(), message("parser.failed.accepted", "a whole file that fits into memory")});
}

std::uint64_t bytes_allowed() {
  constexpr std::uint64_t least = std::uint64_t{2} << 30U;
  return std::max(least, memory_of_this_machine() / 4 * 3);
}

/// One minute, plus one second per MiB of the file and per 8 MiB of the numbers wanted.
std::uint64_t seconds_allowed(const FileSource& file, std::uint64_t bytes) {
  return 60 + (file.size() >> 20U) + (bytes >> 23U);
}

/// This process's environment without the plugins that HDF5 would load.
std::vector<std::string> environment_of_parser() {
  std::vector<std::string> entries = environment_of_this_program();
  std::erase_if(entries, [](const std::string& entry) { return entry.starts_with("HDF5_"); });
  entries.emplace_back("HDF5_PLUGIN_PRELOAD=::");  // HDF5's value for no plugins
  return entries;
}

Message explanation(const ProcessEnd& end) {
  if (end.beyond_limits) {
    return message("parser.time_or_memory",
                   "parsing the file took more time or memory than is allowed");
  }
  if (end.by_signal) {
    return message("parser.crashed",
                   "the parser crashed on the file (signal {1}), so it is damaged", end.code);
  }
  switch (end.code) {
    case parse_protocol::is_unreadable:
      return message("parser.damaged", "the file is damaged or cut off");
    case parse_protocol::is_out_of_memory:
      return message("parser.memory", "parsing the file takes more memory than is allowed");
    default:
      return message("parser.failed", "the program that parses such files failed (code {1})",
                     end.code);
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
  const fs::path folder = path_of_this_program().parent_path();
  std::error_code none;
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
  const std::error_code trouble = process_.start(parser_program(), std::move(arguments),
                                                 environment_of_parser(), file.open_file());
  if (trouble) {
    throw cannot_start(file, trouble);
  }
}

void ParserProcess::wait_for_bytes() const {
  do {
    refuse_if_stopped(control_.stop);
  } while (!process_.has_output(look_for_stop));
}

void ParserProcess::read(std::uint64_t count, std::string& buffer) {
  buffer.resize(static_cast<std::size_t>(count));
  std::size_t done = 0;
  while (done < buffer.size()) {
    wait_for_bytes();
    const auto got = process_.read(buffer.data() + done, buffer.size() - done);
    if (!got) {
      throw failed(file_, message("parser.broken_pipe", "the pipe from the parser broke"));
    }
    if (*got == 0) {
      refuse_bad_end();
      break;
    }
    done += *got;
  }
  buffer.resize(done);
}

void ParserProcess::refuse_bad_end() {
  const auto end = process_.wait_for_end();
  if (end && (end->by_signal || end->code != parse_protocol::is_done)) {
    throw failed(file_, explanation(*end));
  }
}

}  // namespace steelyard
