// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/growth.h"

#include <unistd.h>

#include "core/error.h"
#include "core/memory_text.h"

namespace steelyard {
namespace {

std::string in_bytes(std::uint64_t bytes) { return memory_text(static_cast<double>(bytes)); }

void ask(const std::string& file, const std::string& what, const ReadControl& control) {
  if (control.may_grow && control.may_grow(file + ": " + what)) {
    return;
  }
  if (control.stop.stop_requested()) {
    throw bad_input({"cancelled", "", ""});
  }
  throw bad_input({what, file, "a file of which less is read"});
}

bool grows_unusually(std::uint64_t stored, std::uint64_t becomes) {
  return becomes > never_surprising && becomes / usual_growth > stored;
}

}  // namespace

std::uint64_t memory_of_this_machine() {
  const long pages = ::sysconf(_SC_PHYS_PAGES);
  const long bytes = ::sysconf(_SC_PAGESIZE);
  return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(bytes);
}

void ask_about_growth(const std::string& file, std::uint64_t stored, std::uint64_t becomes,
                      const ReadControl& control) {
  if (grows_unusually(stored, becomes)) {
    ask(file,
        "the file takes " + in_bytes(stored) + " and becomes " + in_bytes(becomes) +
            " or more, over " + std::to_string(usual_growth) + " times its size",
        control);
  }
}

void ask_about_table(const std::string& file, std::uint64_t stored, std::uint64_t becomes,
                     const ReadControl& control) {
  const std::uint64_t memory = memory_of_this_machine();
  if (becomes > memory / 2 && becomes > never_surprising) {
    ask(file,
        "its table takes " + in_bytes(becomes) + ", more than half of this machine's memory of " +
            in_bytes(memory),
        control);
    return;
  }
  ask_about_growth(file, stored, becomes, control);
}

}  // namespace steelyard
