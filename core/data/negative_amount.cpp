// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/negative_amount.h"

#include <array>

#include "core/data/cell_number.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::array<std::string_view, 2> minus_signs{"-", "\u2212"};

/// The text before a minus sign that stands right behind a digit.
std::string_view before_last_minus(std::string_view text) {
  for (const std::string_view sign : minus_signs) {
    if (text.size() > sign.size() && text.ends_with(sign) &&
        is_ascii_digit(text[text.size() - sign.size() - 1])) {
      return text.substr(0, text.size() - sign.size());
    }
  }
  return {};
}

bool begins_with_sign(std::string_view text) {
  return text.starts_with('+') || text.starts_with('(') || text.starts_with(minus_signs[0]) ||
         text.starts_with(minus_signs[1]);
}

}  // namespace

std::optional<std::string> amount_of_negative(std::string_view text, std::string_view currency) {
  const std::string_view behind = without_outer_blanks(text.substr(currency.size()));
  const bool in_brackets = behind.size() > 2 && behind.front() == '(' && behind.back() == ')';
  const std::string_view amount = in_brackets
                                      ? without_outer_blanks(behind.substr(1, behind.size() - 2))
                                      : before_last_minus(behind);
  if (amount.empty() || begins_with_sign(amount) || !before_last_minus(amount).empty()) {
    return std::nullopt;
  }
  return std::string(currency) + std::string(amount);
}

}  // namespace steelyard
