// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/parameter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <set>
#include <system_error>
#include <utility>

#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

template <typename T>
std::optional<T> parsed(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) {
    return std::nullopt;
  }
  return value;
}

std::optional<std::vector<double>> parsed_list(std::string_view text) {
  std::vector<double> values;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto value = parsed<double>(text.substr(0, comma));
    if (!value) {
      return std::nullopt;
    }
    values.push_back(*value);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return values;
}

std::optional<ParameterValue> parsed_toggle(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, bool>, 8> words{{{"true", true},
                                                                    {"false", false},
                                                                    {"on", true},
                                                                    {"off", false},
                                                                    {"yes", true},
                                                                    {"no", false},
                                                                    {"1", true},
                                                                    {"0", false}}};
  for (const auto& [word, value] : words) {
    if (word == text) {
      return ParameterValue(value);
    }
  }
  return std::nullopt;
}

template <typename T>
std::optional<ParameterValue> as_value(std::optional<T> value) {
  return value ? std::optional<ParameterValue>(std::move(*value)) : std::nullopt;
}

/// A value of the right type, in range or not; nothing if the text cannot be read.
std::optional<ParameterValue> read_text(const ParameterSpec& spec, std::string_view text) {
  if (spec.may_be_automatic && text == to_text(Automatic{})) {
    return ParameterValue(Automatic{});
  }
  switch (spec.type) {
    case ParameterType::integer:
      return as_value(parsed<std::int64_t>(text));
    case ParameterType::real:
      return as_value(parsed<double>(text));
    case ParameterType::toggle:
      return parsed_toggle(text);
    case ParameterType::list:
      return as_value(parsed_list(text));
    case ParameterType::choice:
    case ParameterType::text:
      break;
  }
  return ParameterValue(std::string(text));
}

bool in_range(const ParameterSpec& spec, double value) {
  return std::isfinite(value) && value >= spec.minimum && value <= spec.maximum;
}

/// A whole number beyond 2^53 may be rounded to the end of the range.
bool is_in_range(const ParameterSpec& spec, std::int64_t whole) {
  constexpr std::int64_t exact_to = std::int64_t{1} << 53U;
  const bool is_exact = whole >= -exact_to && whole <= exact_to;
  return in_range(spec, static_cast<double>(whole)) &&
         (is_exact || spec.maximum > static_cast<double>(exact_to));
}

bool is_choice(const ParameterSpec& spec, const std::string& id) {
  return std::any_of(spec.choices.begin(), spec.choices.end(),
                     [&](const ParameterChoice& choice) { return choice.id == id; });
}

/// Whether the value has the parameter's type, in range or not.
bool is_of_type(const ParameterSpec& spec, const ParameterValue& value) {
  if (std::holds_alternative<Automatic>(value)) {
    return spec.may_be_automatic;
  }
  switch (spec.type) {
    case ParameterType::integer:
      return std::holds_alternative<std::int64_t>(value);
    case ParameterType::real:
      return std::holds_alternative<double>(value);
    case ParameterType::toggle:
      return std::holds_alternative<bool>(value);
    case ParameterType::list:
      return std::holds_alternative<std::vector<double>>(value);
    case ParameterType::choice:
    case ParameterType::text:
      break;
  }
  return std::holds_alternative<std::string>(value);
}

/// Whether a value is of the spec's type and within its range.
bool fits(const ParameterSpec& spec, const ParameterValue& value) {
  if (!is_of_type(spec, value)) {
    return false;
  }
  if (const auto* whole = std::get_if<std::int64_t>(&value)) {
    return is_in_range(spec, *whole);
  }
  if (const auto* number = std::get_if<double>(&value)) {
    return in_range(spec, *number);
  }
  if (const auto* numbers = std::get_if<std::vector<double>>(&value)) {
    return std::all_of(numbers->begin(), numbers->end(),
                       [&](double number) { return in_range(spec, number); });
  }
  const auto* text = std::get_if<std::string>(&value);
  return text == nullptr || spec.type != ParameterType::choice || is_choice(spec, *text);
}

/// \param what  "a whole number"
Message in_range_of(const ParameterSpec& spec, Message what) {
  const std::string from = plain_number_text(spec.minimum);
  const std::string to = plain_number_text(spec.maximum);
  if (std::isfinite(spec.minimum) && std::isfinite(spec.maximum)) {
    return message("parameter.range", "{1} from {2} to {3}", what, from, to);
  }
  if (std::isfinite(spec.minimum)) {
    return message("parameter.at_least", "{1} of at least {2}", what, from);
  }
  return std::isfinite(spec.maximum) ? message("parameter.at_most", "{1} of at most {2}", what, to)
                                     : std::move(what);
}

std::string choices_text(const ParameterSpec& spec) {
  std::string text;
  for (const ParameterChoice& choice : spec.choices) {
    text += (text.empty() ? "" : ", ") + choice.id;
  }
  return text;
}

Message values_of_type(const ParameterSpec& spec) {
  switch (spec.type) {
    case ParameterType::integer:
      return in_range_of(spec, message("parameter.whole_number", "a whole number"));
    case ParameterType::real:
      return in_range_of(spec, message("parameter.number", "a number"));
    case ParameterType::choice:
      return message("parameter.choice", "one of {1}", choices_text(spec));
    case ParameterType::toggle:
      return message("parameter.toggle", "true or false");
    case ParameterType::text:
      return message("parameter.text", "text");
    case ParameterType::list:
      break;
  }
  return in_range_of(spec, message("parameter.list", "numbers separated by commas, each"));
}

void refuse_second(std::string_view id, std::set<std::string_view>& ids) {
  if (!ids.insert(id).second) {
    throw fault("two parameters have this id", "parameter " + std::string(id));
  }
}

Message not_accepted(std::string_view text) {
  return message("parameter.not_accepted", "{1} is not accepted", in_quotes(text));
}

Complaint complaint_about(const ParameterSpec& spec, Message what) {
  Complaint complaint{spec.id, spec.label, std::move(what)};
  if (spec.type != ParameterType::choice) {
    complaint.accepted = accepted_values(spec);
  }
  for (const ParameterChoice& choice : spec.choices) {
    complaint.choices.push_back({choice.id, choice.label});
  }
  return complaint;
}

}  // namespace

ParameterSchema::ParameterSchema(std::vector<ParameterSpec> specs,
                                 std::vector<RetiredParameter> retired)
    : specs_(std::move(specs)), retired_(std::move(retired)) {
  std::set<std::string_view> ids;
  for (const ParameterSpec& spec : specs_) {
    refuse_second(spec.id, ids);
    for (const std::string& alias : spec.aliases) {
      refuse_second(alias, ids);
    }
  }
}

const ParameterSpec* ParameterSchema::find(std::string_view id_or_alias) const {
  const auto found = std::find_if(specs_.begin(), specs_.end(), [&](const ParameterSpec& spec) {
    return spec.id == id_or_alias ||
           std::find(spec.aliases.begin(), spec.aliases.end(), id_or_alias) != spec.aliases.end();
  });
  return found == specs_.end() ? nullptr : &*found;
}

ParameterValues ParameterSchema::defaults() const {
  ParameterValues values;
  for (const ParameterSpec& spec : specs_) {
    values.set(spec.id, spec.initial);
  }
  return values;
}

// Members of the schema by design, even where they use no data members.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
ParameterValue ParameterSchema::parse(const ParameterSpec& spec, std::string_view text) const {
  auto value = read_text(spec, text);
  if (value) {
    value = current_value(spec, *std::move(value));
  }
  if (!value || !fits(spec, *value)) {
    throw bad_input({not_accepted(text), "parameter " + spec.label + " (" + spec.id + ")",
                     accepted_values(spec)});
  }
  return *value;
}

std::vector<Complaint> ParameterSchema::check(const ParameterValues& values) const {
  std::vector<Complaint> complaints;
  for (const auto& [id, value] : values) {
    if (find(id) == nullptr) {
      complaints.push_back({id, "",
                            message("parameter.unknown_id", "{1} is not a parameter of this method",
                                    in_quotes(id))});
    }
  }
  for (const ParameterSpec& spec : specs_) {
    if (!values.contains(spec.id)) {
      complaints.push_back(complaint_about(spec, message("parameter.no_value", "no value")));
    } else if (const ParameterValue& value = values.at(spec.id);
               !is_of_type(spec, value) || (applies(spec, values) && !fits(spec, value))) {
      complaints.push_back(complaint_about(spec, not_accepted(to_text(value))));
    }
  }
  return complaints;
}

bool ParameterSchema::applies(const ParameterSpec& spec, const ParameterValues& values) const {
  const auto holds = [&](const AppliesWhen& condition) {
    if (!values.contains(condition.id)) {
      return true;
    }
    const ParameterSpec* const decisive = find(condition.id);
    const std::string other = to_text(values.at(condition.id));
    return (decisive == nullptr || applies(*decisive, values)) &&
           std::find(condition.values.begin(), condition.values.end(), other) !=
               condition.values.end();
  };
  return spec.applies_when.empty() ||
         std::any_of(spec.applies_when.begin(), spec.applies_when.end(), holds);
}
// NOLINTEND(readability-convert-member-functions-to-static)

Message accepted_values(const ParameterSpec& spec) {
  Message values = values_of_type(spec);
  return spec.may_be_automatic ? message("parameter.or_auto", "{1}, or auto", values)
                               : std::move(values);
}

ParameterValue current_value(const ParameterSpec& spec, ParameterValue value) {
  const auto* text = std::get_if<std::string>(&value);
  const auto former =
      std::find_if(spec.choices.begin(), spec.choices.end(), [&](const ParameterChoice& choice) {
        return text != nullptr && !text->empty() && choice.former_id == *text;
      });
  return former == spec.choices.end() ? std::move(value) : ParameterValue(former->id);
}

}  // namespace steelyard
