// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/text_decoder.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/data/text_encoding.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::uint32_t no_character = 0xFFFD;

constexpr std::array<std::pair<std::string_view, Encoding>, 7> encoding_names{{
    {"utf-8", Encoding::utf8},
    {"utf-16le", Encoding::utf16_little},
    {"utf-16be", Encoding::utf16_big},
    {"windows-1252", Encoding::windows_1252},
    {"latin-1", Encoding::latin_1},
    {"shift-jis", Encoding::shift_jis},
    {"gbk", Encoding::gbk},
}};

/// What other programs call them, in lower case, without "-" and "_".
constexpr std::array<std::pair<std::string_view, Encoding>, 18> other_names{{
    {"utf8", Encoding::utf8},
    {"utf16le", Encoding::utf16_little},
    {"utf16be", Encoding::utf16_big},
    {"windows1252", Encoding::windows_1252},
    {"cp1252", Encoding::windows_1252},
    {"win1252", Encoding::windows_1252},
    {"ansi", Encoding::windows_1252},
    {"latin1", Encoding::latin_1},
    {"iso88591", Encoding::latin_1},
    {"shiftjis", Encoding::shift_jis},
    {"sjis", Encoding::shift_jis},
    {"cp932", Encoding::shift_jis},
    {"windows31j", Encoding::shift_jis},
    {"gbk", Encoding::gbk},
    {"gb2312", Encoding::gbk},
    {"gb18030", Encoding::gbk},
    {"cp936", Encoding::gbk},
    {"utf8sig", Encoding::utf8},
}};

/// The characters of the bytes 0x80 to 0x9F in windows-1252. Bytes that it leaves undefined stand
/// for the control characters of Latin-1, as in the encoding standard of the WHATWG.
constexpr std::array<std::uint16_t, 32> upper_controls{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

/// Whether the bytes are units of UTF-16 that hold mostly ASCII, and no control characters.
bool looks_like_utf16(std::string_view bytes, Encoding encoding) {
  constexpr std::size_t least = 4;
  const std::size_t high = encoding == Encoding::utf16_little ? 1 : 0;
  std::size_t ascii = 0;
  const std::size_t units = bytes.size() / 2;
  for (std::size_t unit = 0; unit < units; ++unit) {
    const auto low = static_cast<unsigned char>(bytes[2 * unit + 1 - high]);
    if (bytes[2 * unit + high] != '\0') {
      continue;
    }
    if (low < ' ' && low != '\t' && low != '\n' && low != '\r') {
      return false;
    }
    ++ascii;
  }
  return units >= least && 4 * ascii >= 3 * units;
}

/// Whether more bytes are no UTF-8 than there are characters of several bytes.
bool is_mostly_no_utf8(std::string_view text) {
  std::size_t wrong = 0;
  std::size_t right = 0;
  while (!text.empty()) {
    if (static_cast<unsigned char>(text.front()) < 0x80U) {
      text.remove_prefix(1);
      continue;
    }
    std::size_t length = 2;
    while (length <= 4 && !is_utf8(text.substr(0, length))) {
      ++length;
    }
    const bool cut = length > 4 && text.size() < 4;  // by the end of the beginning
    right += length <= 4 ? 1U : 0U;
    wrong += length > 4 && !cut ? 1U : 0U;
    text.remove_prefix(length <= 4 ? std::min(length, text.size()) : 1);
  }
  return wrong > right;
}

}  // namespace

Encoding encoding_of(std::string_view name) {
  const auto* const found = std::find_if(encoding_names.begin(), encoding_names.end(),
                                         [&](const auto& known) { return known.first == name; });
  return found == encoding_names.end() ? Encoding::utf8 : found->second;
}

std::optional<Encoding> encoding_called(std::string_view name) {
  std::string bare = in_lower_case(name);
  std::erase_if(bare, [](char c) { return c == '-' || c == '_'; });
  const auto* const found = std::find_if(other_names.begin(), other_names.end(),
                                         [&](const auto& known) { return known.first == bare; });
  return found == other_names.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> names_of_encodings() {
  std::vector<std::string> all;
  all.reserve(encoding_names.size());
  for (const auto& [name, encoding] : encoding_names) {
    all.emplace_back(name);
  }
  return all;
}

std::string name_of(Encoding encoding) {
  const auto* const found =
      std::find_if(encoding_names.begin(), encoding_names.end(),
                   [&](const auto& known) { return known.second == encoding; });
  return std::string(found->first);
}

bool is_utf16(Encoding encoding) {
  return encoding == Encoding::utf16_little || encoding == Encoding::utf16_big;
}

Encoding guess_encoding(std::string_view beginning) {
  using namespace std::string_view_literals;
  // The byte order mark of UTF-32 begins with that of UTF-16.
  if (beginning.substr(0, 4) == "\xFF\xFE\0\0"sv || beginning.substr(0, 4) == "\0\0\xFE\xFF"sv) {
    return Encoding::utf8;
  }
  if (beginning.substr(0, 2) == "\xFF\xFE" || looks_like_utf16(beginning, Encoding::utf16_little)) {
    return Encoding::utf16_little;
  }
  if (beginning.substr(0, 2) == "\xFE\xFF" || looks_like_utf16(beginning, Encoding::utf16_big)) {
    return Encoding::utf16_big;
  }
  return is_mostly_no_utf8(beginning) ? Encoding::windows_1252 : Encoding::utf8;
}

/// The supersets that are in use: Windows-31J, and GB 18030.
TextDecoder::TextDecoder(Encoding encoding) : encoding_(encoding) {
  if (encoding == Encoding::shift_jis || encoding == Encoding::gbk) {
    system_.emplace(encoding == Encoding::gbk ? "GB18030" : "CP932");
  }
}

void TextDecoder::take_unit(std::uint32_t unit, std::string& text) {
  constexpr std::uint32_t mark = 0xFEFF;
  const bool is_mark = std::exchange(at_begin_, false) && unit == mark;
  const bool first = unit >= 0xD800U && unit < 0xDC00U;
  const bool second = unit >= 0xDC00U && unit < 0xE000U;
  const std::uint32_t waiting = std::exchange(surrogate_, first ? unit : 0U);
  if (waiting != 0 && second) {
    append_utf8(0x10000U + ((waiting - 0xD800U) << 10U) + (unit - 0xDC00U), text);
    return;
  }
  if (waiting != 0) {
    append_utf8(no_character, text);
  }
  if (!first && !is_mark) {
    append_utf8(unit, text);
  }
}

void TextDecoder::append(std::string_view bytes, std::string& text) {
  if (encoding_ == Encoding::utf8) {
    text += bytes;
    return;
  }
  if (system_) {
    system_->append(bytes, text);
    return;
  }
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (!is_utf16(encoding_)) {
      const bool differs = encoding_ == Encoding::windows_1252 && byte >= 0x80U && byte < 0xA0U;
      append_utf8(differs ? upper_controls[byte - 0x80U] : byte, text);
    } else if (has_byte_) {
      has_byte_ = false;
      const bool little = encoding_ == Encoding::utf16_little;
      const std::uint32_t high = little ? byte : byte_;
      take_unit(high << 8U | (little ? byte_ : byte), text);
    } else {
      has_byte_ = true;
      byte_ = byte;
    }
  }
}

void TextDecoder::finish(std::string& text) const {
  if (system_) {
    system_->finish(text);
  }
  if (has_byte_ || surrogate_ != 0) {
    append_utf8(no_character, text);
  }
}

std::string decoded(std::string_view bytes, Encoding encoding) {
  std::string text;
  TextDecoder decoder(encoding);
  decoder.append(bytes, text);
  decoder.finish(text);
  return text;
}

}  // namespace steelyard
