// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/later_lines.h"

#include <algorithm>
#include <string_view>

#include "core/data/line_reader.h"

namespace steelyard {
namespace {

/// The lines that are whole where a file is cut at any place.
std::string_view whole_lines(std::string_view bytes) {
  const std::size_t first = line_end(bytes, 0);
  const std::size_t last = bytes.find_last_of("\r\n");
  if (first >= bytes.size() || last <= first) {
    return {};
  }
  const std::size_t begin = after_line_end(bytes, first);
  return begin > last ? std::string_view() : bytes.substr(begin, last + 1 - begin);
}

}  // namespace

std::string later_lines(const FileSource& file, std::uint64_t begin, std::uint64_t end,
                        std::uint64_t known_longest) {
  constexpr std::uint64_t all = 1U << 17U;
  constexpr std::uint64_t least = 1U << 12U;  // at a place
  constexpr std::uint64_t most = 1U << 16U;
  const std::uint64_t piece = std::clamp(2 * known_longest, least, most);
  std::string text;
  std::string bytes;
  const auto take = [&](std::uint64_t from, std::uint64_t to) {
    file.read(from, std::min(to, end), bytes);
    text += whole_lines(bytes);
  };
  if (begin >= end || end - begin <= all) {
    if (begin < end) {
      take(begin, end);
    }
    return text;
  }
  const std::uint64_t places = all / piece;
  const std::uint64_t step = (end - begin - piece) / (places - 1);
  for (std::uint64_t place = 0; place < places; ++place) {
    const std::uint64_t from = begin + place * step;
    take(from, place + 1 == places ? end : from + piece);
  }
  return text;
}

std::uint64_t longest_line_of(std::string_view text) {
  std::uint64_t longest = 0;
  while (!text.empty()) {
    longest = std::max<std::uint64_t>(longest, take_line(text).size());
  }
  return longest;
}

}  // namespace steelyard
