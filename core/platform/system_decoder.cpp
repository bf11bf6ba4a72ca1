// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/system_decoder.h"

#include <iconv.h>

#include <array>
#include <bit>
#include <cerrno>
#include <cstdint>

#include "core/error.h"
#include "core/message.h"

namespace steelyard {
namespace {

constexpr std::string_view no_character_here = "\xEF\xBF\xBD";  // U+FFFD

/// What iconv_open() returns for an unknown encoding is no null pointer.
void* open_converter(const std::string& name) {
  void* const converter = iconv_open("UTF-8", name.c_str());
  if (std::bit_cast<std::intptr_t>(converter) == -1) {
    throw bad_input({message("encoding.unknown_to_system",
                             "this system cannot read text in the encoding {1}", name),
                     "",
                     message("encoding.unknown_to_system.accepted",
                             "text in UTF-8, into which other programs convert it")});
  }
  return converter;
}

}  // namespace

void SystemDecoder::Close::operator()(void* converter) const { iconv_close(converter); }

SystemDecoder::SystemDecoder(const std::string& name) : converter_(open_converter(name)) {}

void SystemDecoder::append(std::string_view bytes, std::string& text) {
  constexpr std::size_t piece = 4096;
  cut_ += bytes;
  std::array<char, piece> made{};
  char* from = cut_.data();
  std::size_t left = cut_.size();
  while (left > 0) {
    char* to = made.data();
    std::size_t room = made.size();
    const bool failed =
        iconv(converter_.get(), &from, &left, &to, &room) == static_cast<std::size_t>(-1);
    const int why = errno;
    text.append(made.data(), made.size() - room);
    if (failed && why == EINVAL) {
      break;  // the character goes on
    }
    if (failed && why != E2BIG) {
      text += no_character_here;
      ++from;
      --left;
    }
  }
  cut_.erase(0, cut_.size() - left);
}

void SystemDecoder::finish(std::string& text) const {
  if (!cut_.empty()) {
    text += no_character_here;
  }
}

}  // namespace steelyard
