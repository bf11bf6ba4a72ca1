// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/automatic_words.h"

#include <algorithm>

namespace steelyard {
namespace {

/// The end of a clause; a point or comma within a number does not end it.
std::size_t clause_end(const std::string& text, std::size_t begin) {
  std::size_t end = begin;
  while (end < text.size()) {
    const bool last = end + 1 == text.size() || text[end + 1] == ' ';
    const bool stops = text[end] == ';' || text[end] == ')' || text[end] == '(' ||
                       ((text[end] == '.' || text[end] == ',') && last);
    if (stops) {
      break;
    }
    ++end;
  }
  return end;
}

std::string as_people_write(const ParameterValue& value) {
  const auto* const number = std::get_if<double>(&value);
  return number == nullptr ? to_text(value) : plain_number_text(*number);
}

}  // namespace

std::string automatic_in_words(const ParameterSpec& spec, const ParameterValues& known) {
  constexpr std::size_t longest = 19;  // fits a field of the form
  static const std::string sign = "uto: ";
  if (known.contains(spec.id)) {
    return "auto (" + as_people_write(known.at(spec.id)) + ")";
  }
  const std::size_t begin = spec.help.find(sign);
  if (begin == std::string::npos) {
    return "auto";
  }
  std::string words = "a" + spec.help.substr(begin, clause_end(spec.help, begin) - begin);
  words.erase(words.find_last_not_of(' ') + 1);
  return words.size() > longest ? "auto" : words;
}

std::string value_in_words(const ParameterSpec& spec, const ParameterValue& value) {
  if (std::holds_alternative<Automatic>(value)) {
    return automatic_in_words(spec);
  }
  if (const auto* on = std::get_if<bool>(&value)) {
    return *on ? "yes" : "no";
  }
  const std::string text = to_text(value);
  const auto choice = std::find_if(spec.choices.begin(), spec.choices.end(),
                                   [&](const ParameterChoice& each) { return each.id == text; });
  return choice == spec.choices.end() ? text : choice->label;
}

}  // namespace steelyard
