// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/run_name.h"

#include <vector>

#include "core/parameter/automatic_words.h"

namespace steelyard {
namespace {

/// "DII" of "Differentiable Information Imbalance": only of titles whose words are all capitalised.
std::string short_title(const std::string& title) {
  constexpr std::size_t longest = 20;
  constexpr std::size_t least_words = 3;
  if (title.size() <= longest) {
    return title;
  }
  std::string initials;
  bool begins = true;
  for (const char letter : title) {
    if (begins && !(letter >= 'A' && letter <= 'Z')) {
      return {};
    }
    initials += begins ? std::string(1, letter) : std::string();
    begins = letter == ' ';
  }
  return initials.size() < least_words ? std::string() : initials;
}

std::string setting_in_words(const ParameterSpec& spec, const ParameterValue& value,
                             const std::string& negation) {
  if (spec.type == ParameterType::choice) {
    return value_in_words(spec, value);
  }
  if (const auto* on = std::get_if<bool>(&value)) {
    return *on ? spec.label : negation + " " + spec.label;
  }
  if (spec.type == ParameterType::list || spec.type == ParameterType::text) {
    return spec.label;
  }
  return spec.label + " " + plain_text(value);
}

/// With the value of a list or a text, too, by which it differs from others.
std::string varied_in_words(const ParameterSpec& spec, const ParameterValue& value,
                            const std::string& negation) {
  return spec.type == ParameterType::list || spec.type == ParameterType::text
             ? spec.label + " " + plain_text(value)
             : setting_in_words(spec, value, negation);
}

}  // namespace

std::string run_name(const MethodInfo& info, const ParameterSchema& schema,
                     const ParameterValues& values, const std::string& negation,
                     const std::string& varied) {
  constexpr std::size_t most_settings = 3;
  std::vector<std::string> parts;
  if (const std::string title = short_title(info.title); !title.empty()) {
    parts.push_back(title);
  }
  const std::size_t titled = parts.size();
  if (const ParameterSpec* const spec = schema.find(varied);
      spec != nullptr && values.contains(spec->id)) {
    parts.push_back(varied_in_words(*spec, values.at(spec->id), negation));
  }
  for (const ParameterSpec& spec : schema.specs()) {
    if (spec.id != varied && parts.size() < titled + most_settings && values.contains(spec.id) &&
        schema.applies(spec, values) && values.at(spec.id) != spec.initial) {
      parts.push_back(setting_in_words(spec, values.at(spec.id), negation));
    }
  }
  if (parts.empty()) {
    return info.title;
  }
  std::string name;
  for (const std::string& part : parts) {
    name += (name.empty() ? "" : ", ") + part;
  }
  return name;
}

}  // namespace steelyard
