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

Message of_parts(const Error::Parts& parts) {
  const Message what = parts.where.empty()
                           ? parts.what
                           : message("error.at_place", "{1}: {2}", parts.where, parts.what);
  return parts.accepted.says_nothing()
             ? what
             : message("error.with_accepted", "{1}. Accepted: {2}", what, parts.accepted);
}

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

Message as_message(const std::exception& exception) {
  if (is_lack_of_memory(exception)) {
    return message("memory.not_enough", no_memory);  // allocates no more than these texts
  }
  const auto* const error = dynamic_cast<const Error*>(&exception);
  return error != nullptr ? of_parts(error->parts()) : other_words(exception.what());
}

}  // namespace steelyard
