// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/printed_text.h"

#include <QList>
#include <QString>
#include <algorithm>
#include <cstdio>
#include <optional>

namespace steelyard::app {
namespace {

std::string escaped(std::string_view kind, unsigned int code, unsigned int digits) {
  constexpr std::string_view hexadecimal = "0123456789abcdef";
  std::string text(kind);
  for (unsigned int digit = digits; digit > 0; --digit) {
    text += hexadecimal[code >> (4U * (digit - 1U)) & 0xFU];
  }
  return text;
}

unsigned int byteOf(std::string_view text, std::size_t at) {
  return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

/// The character at this place if it has two or three bytes in UTF-8 and commands a terminal: the
/// second set of control characters, the line and paragraph separators, and what changes the
/// direction of writing.
std::optional<unsigned int> command(std::string_view text, std::size_t at) {
  const unsigned int first = byteOf(text, at);
  const unsigned int second = byteOf(text, at + 1);
  const unsigned int third = byteOf(text, at + 2);
  if (first == 0xC2U && second >= 0x80U && second <= 0x9FU) {
    return second;
  }
  if (first != 0xE2U || (second != 0x80U && second != 0x81U)) {
    return std::nullopt;
  }
  const unsigned int code = 0x2000U + ((second & 0x3FU) << 6U) + (third & 0x3FU);
  const bool commands = code == 0x200EU || code == 0x200FU ||
                        (code >= 0x2028U && code <= 0x202EU) ||
                        (code >= 0x2066U && code <= 0x2069U);
  return commands ? std::optional(code) : std::nullopt;
}

std::string shown(std::string_view text, std::string_view allowed) {
  std::string printed;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const unsigned int byte = byteOf(text, at);
    if (byte < 0x20U && allowed.find(text[at]) == std::string_view::npos) {
      printed += escaped("\\x", byte, 2);
    } else if (byte == 0x7FU) {
      printed += escaped("\\u", byte, 4);
    } else if (const std::optional<unsigned int> code = command(text, at)) {
      printed += escaped("\\u", *code, 4);
      at += byte == 0xC2U ? 1 : 2;
    } else {
      printed += text[at];
    }
  }
  return printed;
}

}  // namespace

void say(std::string_view text) { std::fputs(shown(text, "\n\t").c_str(), stdout); }

void complain(std::string_view text) { std::fputs((shown(text, "\t") + "\n").c_str(), stderr); }

void complainWithoutMemory(const char* text) noexcept {
  std::fprintf(stderr, "steelyard: %s\n", text);
}

std::string filledUp(std::string text, std::size_t width) {
  const auto letters = static_cast<std::size_t>(QString::fromUtf8(text).toUcs4().size());
  return text.append(width > letters ? width - letters : 0, ' ');
}

std::string inItsLine(std::string_view text) { return shown(text, ""); }

}  // namespace steelyard::app
