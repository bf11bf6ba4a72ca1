// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/error.h"
#include "core/matrix.h"

/// Small helpers between JSON and our types; for the files of core that read or write JSON only.
namespace steelyard::json {

using Json = nlohmann::ordered_json;

/// A value that is not finite becomes null, the only thing JSON has for it.
[[nodiscard]] inline Json number(double value) {
  return std::isfinite(value) ? Json(value) : Json(nullptr);
}
[[nodiscard]] inline Json number(const std::optional<double>& value) {
  return value ? number(*value) : Json(nullptr);
}
[[nodiscard]] inline Json numbers(const std::vector<double>& values) {
  Json array = Json::array();
  for (const double value : values) {
    array.push_back(number(value));
  }
  return array;
}
[[nodiscard]] inline Json numbers(const Vector& values) {
  return numbers(std::vector<double>(values.begin(), values.end()));
}

/// An object that is being read; knows where it is, so that a complaint can say it.
class Reader {
 public:
  Reader(const Json& object, std::string where) : object_(object), where_(std::move(where)) {
    if (!object_.is_object()) {
      throw bad_input({"not an object", where_, "{ ... }"});
    }
  }

  [[nodiscard]] bool has(const char* key) const {
    return object_.contains(key) && !object_.at(key).is_null();
  }
  [[nodiscard]] const Json& at(const char* key) const {
    if (!object_.contains(key)) {
      throw bad_input({"the key '" + std::string(key) + "' is missing", where_, ""});
    }
    return object_.at(key);
  }
  template <typename T>
  [[nodiscard]] T get(const char* key) const {
    try {
      return at(key).template get<T>();
    } catch (const nlohmann::json::exception&) {
      throw bad_input(
          {"the key '" + std::string(key) + "' holds a value of another kind", where_, ""});
    }
  }
  template <typename T>
  [[nodiscard]] T get_or(const char* key, T fallback) const {
    return has(key) ? get<T>(key) : fallback;
  }
  /// null is NaN.
  [[nodiscard]] double number(const char* key) const {
    return at(key).is_null() ? std::numeric_limits<double>::quiet_NaN() : get<double>(key);
  }
  [[nodiscard]] std::optional<double> optional_number(const char* key) const {
    return has(key) ? std::optional(get<double>(key)) : std::nullopt;
  }
  [[nodiscard]] std::vector<double> numbers(const char* key) const {
    std::vector<double> values;
    for (const Json& value : array(key)) {
      values.push_back(value.is_number() ? value.get<double>()
                                         : std::numeric_limits<double>::quiet_NaN());
    }
    return values;
  }
  [[nodiscard]] const Json& array(const char* key) const {
    const Json& found = at(key);
    if (!found.is_array()) {
      throw bad_input({"the key '" + std::string(key) + "' holds no list", where_, "[ ... ]"});
    }
    return found;
  }
  [[nodiscard]] Reader child(const char* key) const { return {at(key), where_ + ", " + key}; }
  [[nodiscard]] const std::string& where() const { return where_; }
  [[nodiscard]] const Json& object() const { return object_; }

 private:
  const Json& object_;
  std::string where_;
};

/// \throws Error(bad_input) naming `where` and the place in the text.
[[nodiscard]] inline Json parse(const std::string& text, const std::string& where) {
  try {
    return Json::parse(text);
  } catch (const nlohmann::json::parse_error& error) {
    throw bad_input({"not JSON at byte " + std::to_string(error.byte), where, "a JSON file"});
  } catch (const nlohmann::json::out_of_range&) {
    throw bad_input({"it holds a number that is too large", where, "numbers up to 1e308"});
  }
}

}  // namespace steelyard::json
