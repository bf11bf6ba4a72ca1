// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/growth.h"

#include "core/error.h"
#include "core/memory_text.h"
#include "core/platform/this_machine.h"

namespace steelyard {
namespace {

std::string in_bytes(std::uint64_t bytes) { return memory_text(static_cast<double>(bytes)); }

void ask(const std::string& file, const Message& what, const ReadControl& control) {
  if (control.may_grow && control.may_grow(file + ": " + in_words(what))) {
    return;
  }
  refuse_if_stopped(control.stop);
  throw bad_input({what, file, message("growth.accepted", "a file of which less is read")});
}

bool grows_unusually(std::uint64_t stored, std::uint64_t becomes) {
  return becomes > never_surprising && becomes / usual_growth > stored;
}

}  // namespace

void ask_about_growth(const std::string& file, std::uint64_t stored, std::uint64_t becomes,
                      const ReadControl& control) {
  if (grows_unusually(stored, becomes)) {
    ask(file,
        message("growth.file",
                "the file takes {1} and becomes {2} or more, over {3} times its size",
                in_bytes(stored), in_bytes(becomes), usual_growth),
        control);
  }
}

void ask_about_table(const std::string& file, std::uint64_t stored, std::uint64_t becomes,
                     const ReadControl& control) {
  const std::uint64_t memory = memory_of_this_machine();
  if (becomes > memory / 2 && becomes > never_surprising) {
    ask(file,
        message("growth.table",
                "its table takes {1}, more than half of this machine's memory of {2}",
                in_bytes(becomes), in_bytes(memory)),
        control);
    return;
  }
  ask_about_growth(file, stored, becomes, control);
}

}  // namespace steelyard
