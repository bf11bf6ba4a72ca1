// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <exception>
#include <string>

namespace steelyard {

/// Whether an exception says that the machine is too small for what was asked.
[[nodiscard]] bool is_lack_of_memory(const std::exception& exception) noexcept;

/// What any exception means to a person, also where it is not one of ours: running out of memory.
/// Asks for no memory itself. The text lives as long as the exception.
[[nodiscard]] const char* words_of(const std::exception& exception) noexcept;
/// The same, to keep.
[[nodiscard]] std::string in_words(const std::exception& exception);

}  // namespace steelyard
