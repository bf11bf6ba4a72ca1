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
    throw bad_input({"not JSON at byte " + std::to_string(error.byte), where, "a JSON file"});
  } catch (const Json::out_of_range&) {
    throw bad_input({"it holds a number that is too large", where, "numbers up to 1e308"});
  }
}

void refuse_other_schema(int known, const Reader& reader, const std::string& noun) {
  const int schema = reader.get<int>("schema");
  if (schema != known) {
    throw bad_input({schema > known ? "written by a newer version of the program"
                                    : "written before the program was released",
                     reader.where(),
                     std::string("a ").append(noun) + " of schema " + std::to_string(known)});
  }
}

}  // namespace steelyard::json
