// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/last_words.h"

#include <cstdio>
#include <cstdlib>
#include <exception>

#include "app/exit_code.h"
#include "core/in_words.h"

namespace steelyard::app {
namespace {

[[noreturn]] void speak() noexcept {
  if (const std::exception_ptr reason = std::current_exception()) {
    try {
      std::rethrow_exception(reason);
    } catch (const std::exception& error) {
      std::fprintf(stderr, "steelyard: %s\n", words_of(error));
      if (is_lack_of_memory(error)) {
        std::_Exit(static_cast<int>(ExitCode::bad_input));
      }
    } catch (...) {
      std::fputs("steelyard: internal error\n", stderr);
    }
  }
  std::abort();
}

}  // namespace

void keepLastWords() { std::set_terminate(speak); }

}  // namespace steelyard::app
