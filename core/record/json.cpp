// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/json.h"

namespace steelyard::json {

std::string to_text(const Json& value, int indent) {
  return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json parse(const std::string& text, const std::string& where) {
  try {
    return Json::parse(text);
  } catch (const Json::parse_error& error) {
    throw bad_input({message("json.not_json", "not JSON at byte {1}", error.byte), where,
                     message("json.not_json.accepted", "a JSON file")});
  } catch (const Json::out_of_range&) {
    throw bad_input({message("json.large_number", "it holds a number that is too large"), where,
                     message("json.large_number.accepted", "numbers up to 1e308")});
  }
}

void refuse_other_schema(int known, const Reader& reader, const Message& accepted) {
  const int schema = reader.get<int>("schema");
  if (schema != known) {
    throw bad_input({schema > known
                         ? message("json.newer_schema", "written by a newer version of the program")
                         : message("json.older_schema", "written before the program was released"),
                     reader.where(), accepted});
  }
}

}  // namespace steelyard::json
