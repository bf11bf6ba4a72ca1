// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/message_json.h"

#include "core/message.h"

namespace steelyard::json {
namespace {

Message to_message(const Reader& reader) {
  return {reader.get<std::string>("id"), reader.get<std::string>("pattern"),
          reader.get<std::vector<std::string>>("arguments")};
}

}  // namespace

Json from_message(const Message& message) {
  return {{"id", message.id},
          {"pattern", message.pattern},
          {"arguments", message.arguments},
          {"sentence", in_words(message)}};
}

std::vector<Message> to_messages(const Reader& reader, const char* key) {
  std::vector<Message> messages;
  if (!reader.has(key)) {
    return messages;
  }
  for (const Json& item : reader.array(key)) {
    messages.push_back(item.is_string() ? other_words(item.get<std::string>())
                                        : to_message(Reader(item, reader.where() + ", " + key)));
  }
  return messages;
}

}  // namespace steelyard::json
