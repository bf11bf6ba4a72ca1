// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/number_groups.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <numeric>
#include <string_view>

#include "core/text.h"

namespace steelyard {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct NumberGroup {
  double least = 0.0;
  double most = 0.0;
};

std::string in_lower_case(std::string_view text) {
  std::string lower(trimmed(text));
  for (char& c : lower) {
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  }
  return lower;
}

std::optional<double> whole_number(std::string_view text) {
  const std::string_view part = trimmed(text);
  double value = 0.0;
  const auto [end, code] =
      std::from_chars(part.data(), part.data() + part.size(), value, std::chars_format::fixed);
  const bool read = !part.empty() && is_ascii_digit(part.front()) && code == std::errc{} &&
                    end == part.data() + part.size();
  return read ? std::optional(value) : std::nullopt;
}

/// The number behind or before one of the words.
template <std::size_t count>
std::optional<double> number_after(std::string_view text,
                                   const std::array<std::string_view, count>& words) {
  for (const std::string_view word : words) {
    if (text.size() > word.size() && text.substr(0, word.size()) == word) {
      if (const auto number = whole_number(text.substr(word.size()))) {
        return number;
      }
    }
  }
  return std::nullopt;
}
template <std::size_t count>
std::optional<double> number_before(std::string_view text,
                                    const std::array<std::string_view, count>& words) {
  for (const std::string_view word : words) {
    if (text.size() > word.size() && text.substr(text.size() - word.size()) == word) {
      if (const auto number = whole_number(text.substr(0, text.size() - word.size()))) {
        return number;
      }
    }
  }
  return std::nullopt;
}

std::optional<NumberGroup> between(std::string_view text) {
  constexpr std::array<std::string_view, 4> marks{"-", "\xE2\x80\x93", " to ", " bis "};
  for (const std::string_view mark : marks) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) {
      continue;
    }
    const auto least = whole_number(text.substr(0, at));
    const auto most = whole_number(text.substr(at + mark.size()));
    if (least && most && *least <= *most) {
      return NumberGroup{*least, *most};
    }
  }
  return std::nullopt;
}

std::optional<NumberGroup> group_of(std::string_view answer) {
  constexpr std::array<std::string_view, 9> below{
      "<=", "<", "\xE2\x89\xA4", "under ", "below ", "less than ", "up to ", "unter ", "bis "};
  constexpr std::array<std::string_view, 8> above{">=",
                                                  ">",
                                                  "\xE2\x89\xA5",
                                                  "over ",
                                                  "above ",
                                                  "more than ",
                                                  "\xC3\xBC"
                                                  "ber ",
                                                  "ab "};
  constexpr std::array<std::string_view, 6> and_more{"+",        " and over", " and older",
                                                     " or more", " or older", " und mehr"};
  const std::string text = in_lower_case(answer);
  if (const auto most = number_after(text, below)) {
    return NumberGroup{-infinity, *most};
  }
  if (const auto least = number_after(text, above)) {
    return NumberGroup{*least, infinity};
  }
  if (const auto least = number_before(text, and_more)) {
    return NumberGroup{*least, infinity};
  }
  return between(text);
}

}  // namespace

std::optional<std::vector<double>> places_of_number_groups(std::span<const std::string> answers) {
  std::vector<NumberGroup> groups;
  for (const std::string& answer : answers) {
    const std::optional<NumberGroup> group = group_of(answer);
    if (!group) {
      return std::nullopt;
    }
    groups.push_back(*group);
  }
  std::vector<std::size_t> order(groups.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return groups[a].least < groups[b].least; });
  std::vector<double> places(groups.size(), 1.0);
  for (std::size_t at = 1; at < order.size(); ++at) {
    const NumberGroup& before = groups[order[at - 1]];
    const NumberGroup& group = groups[order[at]];
    if (!(before.least < group.least) || before.most > group.least) {
      return std::nullopt;
    }
    places[order[at]] = static_cast<double>(at + 1);
  }
  return groups.size() < 2 ? std::nullopt : std::optional(std::move(places));
}

}  // namespace steelyard
