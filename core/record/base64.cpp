// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/base64.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/error.h"

namespace steelyard {
namespace {

constexpr std::string_view base64_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t no_letter = 64;

constexpr std::array<std::uint8_t, 256> places_of_letters() {
  std::array<std::uint8_t, 256> places{};
  for (std::uint8_t& place : places) {
    place = no_letter;
  }
  for (std::size_t k = 0; k < base64_letters.size(); ++k) {
    places.at(static_cast<unsigned char>(base64_letters[k])) = static_cast<std::uint8_t>(k);
  }
  return places;
}

std::uint32_t byte_at(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

Error no_base64(const std::string& where) {
  return bad_input({message("base64.damaged", "the text of a file's content is damaged"), where,
                    message("base64.damaged.accepted", "base64, as this program writes it")});
}

/// Four letters as 24 bits.
std::uint32_t bits_of(std::string_view letters, const std::string& where) {
  static constexpr std::array<std::uint8_t, 256> places = places_of_letters();
  std::uint32_t bits = 0;
  for (const char letter : letters) {
    const std::uint32_t place = places.at(static_cast<unsigned char>(letter));
    if (place == no_letter) {
      throw no_base64(where);
    }
    bits = (bits << 6U) | place;
  }
  return bits;
}

void append(std::uint32_t bits, std::size_t count, std::string& bytes) {
  for (std::size_t k = 0; k < count; ++k) {
    bytes.push_back(
        static_cast<char>(static_cast<unsigned char>((bits >> (16U - 8U * k)) & 0xFFU)));
  }
}

/// The last four letters may be fewer, with "=" in their places.
void append_last(std::string_view letters, const std::string& where, std::string& bytes) {
  const std::size_t padding = letters[3] != '=' ? 0U : (letters[2] != '=' ? 1U : 2U);
  std::string whole(letters.substr(0, 4 - padding));
  whole.append(padding, base64_letters.front());
  const std::uint32_t bits = bits_of(whole, where);
  if ((bits & ((1U << (8U * padding)) - 1U)) != 0) {
    throw no_base64(where);
  }
  append(bits, 3 - padding, bytes);
}

}  // namespace

std::string to_base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const std::uint32_t bits =
        byte_at(bytes, at) << 16U | byte_at(bytes, at + 1) << 8U | byte_at(bytes, at + 2);
    const std::size_t letters = std::min<std::size_t>(bytes.size() - at, 3) + 1;
    for (std::size_t k = 0; k < 4; ++k) {
      text.push_back(k < letters ? base64_letters[(bits >> (18U - 6U * k)) & 0x3FU] : '=');
    }
  }
  return text;
}

std::string from_base64(std::string_view text, const std::string& where) {
  if (text.size() % 4 != 0) {
    throw no_base64(where);
  }
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3);
  for (std::size_t at = 0; at + 4 < text.size(); at += 4) {
    append(bits_of(text.substr(at, 4), where), 3, bytes);
  }
  if (!text.empty()) {
    append_last(text.substr(text.size() - 4), where, bytes);
  }
  return bytes;
}

}  // namespace steelyard
