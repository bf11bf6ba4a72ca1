// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/message_json.h"

#include "core/message.h"

namespace steelyard::json {
namespace {

// More than any message of this program has. Without limits, parts that repeat their parts would
// make a sentence of any length of a short file.
constexpr int deepest = 16;
constexpr std::size_t longest_pattern = 5000;
constexpr std::size_t longest_sentence = 1000000;

Message to_message(const Reader& reader, int depth);

MessageArgument to_argument(const Json& item, const std::string& where, int depth) {
  if (item.is_string()) {
    return item.get<std::string>();
  }
  if (depth == deepest) {
    throw bad_input({message("message.too_deep", "a message has parts within parts"), where,
                     message("message.too_deep.accepted", "at most {1} levels", deepest)});
  }
  return to_message(Reader(item, where), depth + 1);
}

Message to_message(const Reader& reader, int depth) {
  std::vector<MessageArgument> arguments;
  for (const Json& item : reader.array("arguments")) {
    arguments.push_back(to_argument(item, reader.where() + ", arguments", depth));
  }
  Message made(reader.get<std::string>("id"), reader.get<std::string>("pattern"),
               std::move(arguments));
  if (made.pattern.size() > longest_pattern || in_words(made).size() > longest_sentence) {
    throw bad_input(
        {message("message.too_long", "a message is too long"), reader.where(),
         message("message.too_long.accepted", "at most {1} characters", longest_sentence)});
  }
  return made;
}

Json parts_of(const Message& message) {
  const auto from_argument = [](const MessageArgument& argument) {
    return argument.part.empty() ? Json(argument.text) : parts_of(argument.part.front());
  };
  return {{"id", message.id},
          {"pattern", message.pattern},
          {"arguments", list_of(message.arguments, from_argument)}};
}

/// Where the parts of the message stand whose sentence has this key.
std::string key_of_parts(const char* key) { return std::string(key) + "_message"; }

}  // namespace

Json from_message(const Message& message) {
  Json object = parts_of(message);
  object["sentence"] = in_words(message);
  return object;
}

void put(const Message& message, const char* key, Json& object) {
  object[key] = in_words(message);
  if (!message.says_nothing()) {
    object[key_of_parts(key)] = parts_of(message);
  }
}

Message to_message(const Reader& reader, const char* key) {
  const std::string parts = key_of_parts(key);
  if (reader.has(parts.c_str())) {
    return to_message(reader.child(parts.c_str()), 0);
  }
  const std::string words = reader.get_or(key, std::string());
  return words.empty() ? Message() : other_words(words);
}

std::vector<Message> to_messages(const Reader& reader, const char* key) {
  std::vector<Message> messages;
  if (!reader.has(key)) {
    return messages;
  }
  for (const Json& item : reader.array(key)) {
    messages.push_back(item.is_string() ? other_words(item.get<std::string>())
                                        : to_message(Reader(item, reader.where() + ", " + key), 0));
  }
  return messages;
}

}  // namespace steelyard::json
