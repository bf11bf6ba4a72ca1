// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <exception>
#include <string>

#include "core/message.h"

namespace steelyard {

/// Whether an exception means that there is too little memory for the request.
[[nodiscard]] bool is_lack_of_memory(const std::exception& exception) noexcept;

/// Whether an exception means a bug in the program. What the user can mend, and lack of memory, can
/// happen to a sound program; all else that is thrown is a fault.
[[nodiscard]] bool is_fault(const std::exception& exception) noexcept;

/// A message for the user for any exception, including those of libraries, such as lack of memory.
/// Allocates no memory. The text lives as long as the exception.
[[nodiscard]] const char* words_of(const std::exception& exception) noexcept;
/// The same as a text to keep.
[[nodiscard]] std::string in_words(const std::exception& exception);
/// The same as a statement, which another language may have its own words for.
[[nodiscard]] Message statement_of(const std::exception& exception);

}  // namespace steelyard
