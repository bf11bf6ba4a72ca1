// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/this_program.h"

#include <unistd.h>

#include <cstdlib>
#include <system_error>

namespace steelyard {
namespace {

constexpr const char* running_program = "/proc/self/exe";

}  // namespace

std::filesystem::path path_of_this_program() {
  std::error_code none;
  return std::filesystem::read_symlink(running_program, none);
}

std::vector<std::string> environment_of_this_program() {
  std::vector<std::string> entries;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    entries.emplace_back(*entry);
  }
  return entries;
}

bool set_if_unset(const char* name, const char* value) { return ::setenv(name, value, 0) == 0; }

void start_anew(char** argv) { ::execv(running_program, argv); }

}  // namespace steelyard
