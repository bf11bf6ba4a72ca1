// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace steelyard::app {

// Everything that the command line prints goes through here: names come from files of strangers,
// and a terminal obeys the control characters in them.

/// To standard output. Control characters other than line breaks and tabs, and marks that change
/// the direction of writing, are shown as "\x1b" or "\u202e". JSON stays JSON.
void say(std::string_view text);
/// The same to standard error, in one line: a line break of a file's name is shown as "\x0a".
void complain(std::string_view text);

/// "steelyard: " and a text of the program's own, as it is: allocates nothing.
void complainWithoutMemory(const char* text) noexcept;

/// With blanks behind it, up to this many bytes.
[[nodiscard]] std::string filledUp(std::string text, std::size_t width);
/// The text as it is printed; without line breaks and tabs either, so that a name stays in its
/// line.
[[nodiscard]] std::string inItsLine(std::string_view text);

}  // namespace steelyard::app
