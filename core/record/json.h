// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/matrix.h"

/// Small helpers between JSON and the types of core; only for files that read or write JSON.
namespace steelyard::json {

using Json = nlohmann::ordered_json;

/// A value that is not finite becomes null, because JSON has no other text for it.
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

/// Whether a value is a T without conversion: whole numbers must be whole and within T's range, and
/// booleans are not numbers. The library would convert 1.5 to 1, -1 to 2^64 - 1 and true to 1.
template <typename T>
struct Holds {
  static bool in(const Json& value) {
    if constexpr (std::is_same_v<T, bool>) {
      return value.is_boolean();
    } else if constexpr (std::is_integral_v<T>) {
      return value.is_number_unsigned()
                 ? std::in_range<T>(value.get<std::uint64_t>())
                 : value.is_number_integer() && std::in_range<T>(value.get<std::int64_t>());
    } else if constexpr (std::is_floating_point_v<T>) {
      return value.is_number();
    } else {
      return true;  // the library itself checks these
    }
  }
};
template <typename T>
struct Holds<std::vector<T>> {
  static bool in(const Json& value) {
    return value.is_array() && std::all_of(value.begin(), value.end(), Holds<T>::in);
  }
};

/// An object that is being read, together with its place in the file for messages.
class Reader {
 public:
  Reader(const Json& object, std::string where) : object_(object), where_(std::move(where)) {
    if (!object_.is_object()) {
      throw bad_input({message("json.no_object", "not an object"), where_, other_words("{ ... }")});
    }
  }

  [[nodiscard]] bool has(const char* key) const {
    return object_.contains(key) && !object_.at(key).is_null();
  }
  [[nodiscard]] const Json& at(const char* key) const {
    if (!object_.contains(key)) {
      throw bad_input({message("json.missing_key", "the key '{1}' is missing", key), where_});
    }
    return object_.at(key);
  }
  template <typename T>
  [[nodiscard]] T get(const char* key) const {
    try {
      if (Holds<T>::in(at(key))) {
        return at(key).template get<T>();
      }
    } catch (const nlohmann::json::exception&) {
      // the message below covers this case, too
    }
    throw bad_input(
        {message("json.other_kind", "the key '{1}' holds a value of another kind", key), where_});
  }
  template <typename T>
  [[nodiscard]] T get_or(const char* key, T fallback) const {
    return has(key) ? get<T>(key) : fallback;
  }
  /// The number of a key; NaN for null.
  [[nodiscard]] double number(const char* key) const {
    return at(key).is_null() ? std::numeric_limits<double>::quiet_NaN() : get<double>(key);
  }
  [[nodiscard]] std::optional<double> optional_number(const char* key) const {
    return has(key) ? std::optional(get<double>(key)) : std::nullopt;
  }
  [[nodiscard]] std::vector<double> numbers(const char* key) const {
    return numbers_in(array(key), key);
  }
  [[nodiscard]] std::vector<std::vector<double>> lists_of_numbers(const char* key) const {
    std::vector<std::vector<double>> lists;
    for (const Json& list : array(key)) {
      lists.push_back(numbers_in(list, key));
    }
    return lists;
  }
  [[nodiscard]] const Json& array(const char* key) const { return list(at(key), key); }
  [[nodiscard]] Reader child(const char* key) const { return {at(key), where_ + ", " + key}; }
  [[nodiscard]] const std::string& where() const { return where_; }
  [[nodiscard]] const Json& object() const { return object_; }

 private:
  /// \param key  used in messages
  [[nodiscard]] const Json& list(const Json& found, const char* key) const {
    if (!found.is_array()) {
      throw bad_input({message("json.no_list", "the key '{1}' holds no list", key), where_,
                       other_words("[ ... ]")});
    }
    return found;
  }
  [[nodiscard]] std::vector<double> numbers_in(const Json& found, const char* key) const {
    std::vector<double> values;
    for (const Json& value : list(found, key)) {
      if (!value.is_number() && !value.is_null()) {
        throw bad_input({message("json.no_number", "the key '{1}' holds what is no number", key),
                         where_, message("json.no_number.accepted", "a list of numbers")});
      }
      values.push_back(value.is_number() ? value.get<double>()
                                         : std::numeric_limits<double>::quiet_NaN());
    }
    return values;
  }

  const Json& object_;
  std::string where_;
};

/// Checks the schema number of a record or session.
/// \param accepted  "a session of schema 1"
/// \throws Error(bad_input) if it is not the one that this program reads
void refuse_other_schema(int known, const Reader& reader, const Message& accepted);

/// The value as text. Bytes that are not UTF-8 (in a file name in a warning) are replaced.
[[nodiscard]] std::string to_text(const Json& value, int indent = -1);

/// \throws Error(bad_input) that names `where` and the place in the text
[[nodiscard]] Json parse(const std::string& text, const std::string& where);

/// The list of items, each written by `write`.
template <typename Items, typename Write>
[[nodiscard]] Json list_of(const Items& items, const Write& write) {
  Json array = Json::array();
  for (const auto& item : items) {
    array.push_back(write(item));
  }
  return array;
}

/// The items of a list, each read by `read`; empty if the key is missing.
template <typename T, typename Read>
[[nodiscard]] std::vector<T> list_from(const Reader& reader, const char* key, const Read& read) {
  std::vector<T> items;
  if (reader.has(key)) {
    for (const Json& item : reader.array(key)) {
      items.push_back(read(Reader(item, reader.where() + ", " + key)));
    }
  }
  return items;
}

}  // namespace steelyard::json
