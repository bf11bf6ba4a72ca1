// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter_values.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "core/error.h"

namespace steelyard {
namespace {

template <typename T>
std::string shortest(T value) {
  std::array<char, 32> buffer{};
  const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return {buffer.data(), written.ptr};
}

/// 0.0002 rather than 2e-04, which is shorter. Smaller numbers are better read with an exponent.
std::string written_out(double value) {
  constexpr double least = 1e-4;
  constexpr double most = 9e15;
  if (!(std::abs(value) >= least && std::abs(value) < most)) {
    return shortest(value);
  }
  std::array<char, 32> buffer{};
  const auto written =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed);
  return {buffer.data(), written.ptr};
}

std::string list_text(const std::vector<double>& values) {
  std::string text;
  for (const double value : values) {
    text += (text.empty() ? "" : ",") + plain_number_text(value);
  }
  return text;
}

template <typename T>
const T& of_type(const ParameterValues& values, std::string_view id) {
  const auto* value = std::get_if<T>(&values.at(id));
  if (value == nullptr) {
    throw fault("of another type", "parameter " + std::string(id));
  }
  return *value;
}

}  // namespace

Automatic::Automatic(const Automatic& other) noexcept = default;
Automatic& Automatic::operator=(const Automatic& /*other*/) noexcept = default;

void ParameterValues::set(std::string_view id, ParameterValue value) {
  values_.insert_or_assign(std::string(id), std::move(value));
}

void ParameterValues::erase(std::string_view id) {
  const auto found = values_.find(id);
  if (found != values_.end()) {
    values_.erase(found);
  }
}

bool ParameterValues::contains(std::string_view id) const {
  return values_.find(id) != values_.end();
}

const ParameterValue& ParameterValues::at(std::string_view id) const {
  const auto found = values_.find(id);
  if (found == values_.end()) {
    throw fault("no such parameter", "parameter " + std::string(id));
  }
  return found->second;
}

bool ParameterValues::is_automatic(std::string_view id) const {
  return std::holds_alternative<Automatic>(at(id));
}
std::int64_t ParameterValues::integer(std::string_view id) const {
  return of_type<std::int64_t>(*this, id);
}
double ParameterValues::real(std::string_view id) const { return of_type<double>(*this, id); }
bool ParameterValues::toggle(std::string_view id) const { return of_type<bool>(*this, id); }
const std::string& ParameterValues::choice(std::string_view id) const {
  return of_type<std::string>(*this, id);
}
const std::vector<double>& ParameterValues::list(std::string_view id) const {
  return of_type<std::vector<double>>(*this, id);
}

std::string plain_number_text(double value) {
  constexpr double exact = 9e15;
  if (value == std::floor(value) && std::abs(value) < exact) {
    return shortest(static_cast<std::int64_t>(value));
  }
  return written_out(value);
}

std::string to_text(const ParameterValue& value) {
  struct Writer {
    std::string operator()(const Automatic& /*unused*/) const { return "auto"; }
    std::string operator()(std::int64_t number) const { return shortest(number); }
    std::string operator()(double number) const { return shortest(number); }
    std::string operator()(bool on) const { return on ? "true" : "false"; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const std::vector<double>& numbers) const { return list_text(numbers); }
  };
  return std::visit(Writer{}, value);
}

std::string plain_text(const ParameterValue& value) {
  const auto* const number = std::get_if<double>(&value);
  return number == nullptr ? to_text(value) : plain_number_text(*number);
}

}  // namespace steelyard
