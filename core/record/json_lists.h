// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/record/json.h"

namespace steelyard::json {

/// The list of items, each written by `write`.
template <typename T, typename Write>
[[nodiscard]] Json list_of(const std::vector<T>& items, const Write& write) {
  Json array = Json::array();
  for (const T& item : items) {
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
