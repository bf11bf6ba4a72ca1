// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/automatic_words.h"

#include <algorithm>

namespace steelyard {
std::string automatic_in_words(const ParameterSpec& spec, const ParameterValues& known) {
  if (known.contains(spec.id)) {
    return "auto (" + plain_text(known.at(spec.id)) + ")";
  }
  return value_in_words(spec, Automatic());
}

Message value_statement(const ParameterSpec& spec, const ParameterValue& value) {
  if (std::holds_alternative<Automatic>(value)) {
    return spec.automatic.empty()
               ? other_words("auto")
               : message("parameter.automatic", "auto: {1}", term_words(spec.automatic));
  }
  if (const auto* on = std::get_if<bool>(&value)) {
    return term_words(*on ? "yes" : "no");
  }
  const std::string text = plain_text(value);
  const auto choice = std::find_if(spec.choices.begin(), spec.choices.end(),
                                   [&](const ParameterChoice& each) { return each.id == text; });
  return choice == spec.choices.end() ? other_words(text) : term_words(choice->label);
}

std::string value_in_words(const ParameterSpec& spec, const ParameterValue& value) {
  return in_words(value_statement(spec, value));
}

}  // namespace steelyard
