// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/parameter_json.h"

#include <algorithm>

namespace steelyard::json {
namespace {

Json from_parameter(const ParameterValue& value) {
  struct Writer {
    Json operator()(Automatic automatic) const { return to_text(automatic); }
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(double number) const { return json::number(number); }
    Json operator()(bool on) const { return on; }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(const std::vector<double>& values) const { return json::numbers(values); }
  };
  return std::visit(Writer{}, value);
}

ParameterValue to_parameter(const Json& value, const std::string& where) {
  if (value.is_boolean()) {
    return value.get<bool>();
  }
  if (value.is_number_integer()) {
    return value.get<std::int64_t>();
  }
  if (value.is_number_float()) {
    return value.get<double>();
  }
  if (value.is_array() &&
      std::all_of(value.begin(), value.end(), [](const Json& item) { return item.is_number(); })) {
    return value.get<std::vector<double>>();
  }
  if (value.is_string() && value.get<std::string>() == to_text(Automatic{})) {
    return Automatic{};
  }
  if (value.is_string()) {
    return value.get<std::string>();
  }
  throw bad_input({"a parameter holds a value of another kind", where,
                   "a number, text, true, false or a list of numbers"});
}

}  // namespace

Json from_parameters(const ParameterValues& values) {
  Json object = Json::object();
  for (const auto& [id, value] : values) {
    object[id] = from_parameter(value);
  }
  return object;
}

ParameterValues to_parameters(const Reader& reader) {
  ParameterValues values;
  for (const auto& [id, value] : reader.object().items()) {
    values.set(id, to_parameter(value, reader.where() + ", " + id));
  }
  return values;
}

}  // namespace steelyard::json
