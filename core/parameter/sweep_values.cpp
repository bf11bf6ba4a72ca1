// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/sweep_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <system_error>
#include <utility>

#include "core/error.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

std::string where(const ParameterSpec& spec) {
  return "parameter " + spec.label + " (" + spec.id + ")";
}

Message accepted_count() {
  return message("sweep.count.accepted", "a whole number from 1 to {1}",
                 std::to_string(most_sweep_values));
}

void refuse_odd(const SweepRange& range) {
  if (!std::isfinite(range.first) || !std::isfinite(range.last)) {
    throw bad_input({message("sweep.not_finite", "an end of the range is no finite number")});
  }
  if (range.count < 1 || range.count > most_sweep_values) {
    throw bad_input({message("sweep.count", "{1} values cannot be taken from a range",
                             std::to_string(range.count)),
                     Message(), accepted_count()});
  }
  if (range.logarithmic && (range.first <= 0.0 || range.last <= 0.0)) {
    throw bad_input({message("sweep.not_positive",
                             "a logarithmic range cannot begin or end at 0 or below it")});
  }
}

/// Where the number of this position lies between the ends.
double number_at(const SweepRange& range, int position) {
  const double share = static_cast<double>(position) / (range.count - 1);
  if (range.logarithmic) {
    const double first = std::log(range.first);
    return std::exp(first + share * (std::log(range.last) - first));
  }
  return range.first * (1.0 - share) + range.last * share;  // their difference may overflow
}

/// The shortest number within the tolerance.
double rounded(double value, double tolerance) {
  constexpr int fewest = 3;
  constexpr std::size_t room = 32;
  for (int digits = fewest; digits < std::numeric_limits<double>::max_digits10; ++digits) {
    std::array<char, room> text{};
    const auto written =
        std::to_chars(text.begin(), text.end(), value, std::chars_format::scientific, digits - 1);
    double read = value;
    std::from_chars(text.begin(), written.ptr, read);
    if (std::abs(read - value) <= tolerance) {
      return read;
    }
  }
  return value;
}

/// The numbers of "from:to:count" or "from:to:count:log".
SweepRange range_of(const ParameterSpec& spec, std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::string_view rest = text; parts.empty() || !rest.empty();) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    parts.push_back(trimmed(rest.substr(0, end)));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  SweepRange range;
  const auto reads = [&](std::size_t part, auto& value) {
    const char* const end = parts[part].data() + parts[part].size();
    const auto [stopped, error] = std::from_chars(parts[part].data(), end, value);
    return error == std::errc{} && stopped == end;
  };
  const bool right = (parts.size() == 3 || (parts.size() == 4 && parts[3] == "log")) &&
                     reads(0, range.first) && reads(1, range.last) && reads(2, range.count);
  if (!right) {
    throw bad_input(
        {message("sweep.no_range", "{1} is not a range", in_quotes(text)), where(spec),
         message("sweep.no_range.accepted", "first:last:count, or first:last:count:log")});
  }
  range.logarithmic = parts.size() == 4;
  return range;
}

/// A list of numbers may be written with spaces, which the command line does not have.
std::string without_spaces(const ParameterSpec& spec, std::string_view text) {
  std::string kept(text);
  if (spec.type == ParameterType::list) {
    kept.erase(std::remove(kept.begin(), kept.end(), ' '), kept.end());
  }
  return kept;
}

}  // namespace

std::vector<double> numbers_of(const SweepRange& range) {
  refuse_odd(range);
  std::vector<double> numbers{range.first};
  for (int k = 1; k < range.count - 1; ++k) {
    constexpr double share = 0.01;
    const double number = number_at(range, k);
    const double nearest = std::min(std::abs(number - number_at(range, k - 1)),
                                    std::abs(number_at(range, k + 1) - number));
    numbers.push_back(rounded(number, share * nearest));
  }
  if (range.count > 1) {
    numbers.push_back(range.last);
  }
  return numbers;
}

std::string sweep_text(const ParameterSpec& spec, const SweepRange& range) {
  std::string text;
  std::optional<double> before;
  for (double number : numbers_of(range)) {
    if (spec.type == ParameterType::integer) {
      number = std::round(number);
    }
    if (number != before) {
      text += (before ? ", " : "") + plain_number_text(number);
    }
    before = number;
  }
  return text;
}

SweepRange proposed_range(const ParameterSpec& spec, const ParameterValue& value) {
  constexpr double wide = 10.0;
  constexpr double narrow = 2.0;
  double around = 1.0;
  if (const auto* const whole = std::get_if<std::int64_t>(&value)) {
    around = static_cast<double>(*whole);
  } else if (const auto* const number = std::get_if<double>(&value)) {
    around = *number;
  }
  SweepRange range;
  if (around != 0.0) {
    const double factor = spec.logarithmic ? wide : narrow;
    range.first = around / factor;
    range.last = around * factor;
  }
  range.first = std::clamp(range.first, spec.minimum, spec.maximum);
  range.last = std::clamp(range.last, spec.minimum, spec.maximum);
  if (spec.type == ParameterType::integer) {
    range.first = std::ceil(range.first);
    range.last = std::floor(range.last);
  }
  range.logarithmic = spec.logarithmic && range.first > 0.0 && range.last > 0.0;
  return range;
}

bool takes_range(const ParameterSpec& spec) {
  return spec.type == ParameterType::integer || spec.type == ParameterType::real;
}

std::vector<ParameterValue> sweep_values(const ParameterSchema& schema, const ParameterSpec& spec,
                                         std::string_view text) {
  if (takes_range(spec) && text.find(':') != std::string_view::npos) {
    return sweep_values(schema, spec, sweep_text(spec, range_of(spec, text)));
  }
  std::vector<ParameterValue> values;
  const char separator = spec.type == ParameterType::list ? ';' : ',';
  for (const std::string_view part : parts_between(text, separator)) {
    ParameterValue value = schema.parse(spec, without_spaces(spec, part));
    if (std::find(values.begin(), values.end(), value) == values.end()) {
      values.push_back(std::move(value));
    }
  }
  if (values.empty()) {
    throw bad_input(
        {message("sweep.no_values", "there is no value"), where(spec), accepted_values(spec)});
  }
  if (values.size() > most_sweep_values) {
    throw bad_input(
        {message("sweep.too_many", "{1} values are too many at once",
                 std::to_string(values.size())),
         where(spec),
         message("sweep.too_many.accepted", "at most {1}", std::to_string(most_sweep_values))});
  }
  return values;
}

std::vector<ParameterValues> swept(const ParameterSchema& schema, const ParameterValues& settings,
                                   const ParameterSpec& spec,
                                   const std::vector<ParameterValue>& values) {
  if (!schema.applies(spec, settings)) {
    throw bad_input(
        {message("sweep.no_effect", "it has no effect beside the other settings"), where(spec)});
  }
  std::vector<ParameterValues> all;
  all.reserve(values.size());
  for (const ParameterValue& value : values) {
    all.push_back(settings);
    all.back().set(spec.id, value);
  }
  return all;
}

}  // namespace steelyard
