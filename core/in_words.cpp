// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/in_words.h"

#include <new>
#include <stdexcept>
#include <system_error>

#include "core/error.h"

namespace steelyard {
namespace {

constexpr const char* no_memory =
    "there is not enough memory. Accepted: fewer samples or features, or a machine with more";

}  // namespace

bool is_lack_of_memory(const std::exception& exception) noexcept {
  // A length that the library refuses also means a table that is too large; and a thread that
  // cannot be started has no room for its stack.
  if (const auto* error = dynamic_cast<const std::system_error*>(&exception)) {
    return error->code() == std::errc::resource_unavailable_try_again ||
           error->code() == std::errc::not_enough_memory;
  }
  return dynamic_cast<const std::bad_alloc*>(&exception) != nullptr ||
         dynamic_cast<const std::length_error*>(&exception) != nullptr;
}

bool is_fault(const std::exception& exception) noexcept {
  const auto* const error = dynamic_cast<const Error*>(&exception);
  return !is_lack_of_memory(exception) && (error == nullptr || error->kind() == ErrorKind::fault);
}

const char* words_of(const std::exception& exception) noexcept {
  return is_lack_of_memory(exception) ? no_memory : exception.what();
}

std::string in_words(const std::exception& exception) { return words_of(exception); }

Message statement_of(const std::exception& exception) {
  if (is_lack_of_memory(exception)) {
    return message("memory.not_enough",
                   "there is not enough memory. Accepted: fewer samples or features, or a machine "
                   "with more");
  }
  const auto* error = dynamic_cast<const Error*>(&exception);
  return error == nullptr ? other_words(exception.what()) : statement_of(error->parts());
}

}  // namespace steelyard
