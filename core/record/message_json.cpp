// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/message_json.h"

#include "core/message.h"

namespace steelyard::json {
namespace {

constexpr int deepest = 16;  // more than any message of this program has parts within parts

/// How long a sentence can be at most, and how much text it is made of.
struct Length {
  double words = 0.0;
  double parts = 0.0;
};

/// How often the argument stands in the pattern.
double places_of(std::size_t argument, const std::string& pattern) {
  const std::string begin = "{" + std::to_string(argument + 1);
  double places = 0.0;
  for (std::size_t at = pattern.find(begin); at != std::string::npos;
       at = pattern.find(begin, at + begin.size())) {
    places += 1.0;
  }
  return places;
}

Length length_of(const Message& message) {
  Length length{static_cast<double>(message.pattern.size()), 0.0};
  for (std::size_t place = 0; place < message.arguments.size(); ++place) {
    const MessageArgument& argument = message.arguments[place];
    const auto text = static_cast<double>(argument.text.size());
    const Length part =
        argument.part.empty() ? Length{text, text} : length_of(argument.part.front());
    length.words += places_of(place, message.pattern) * part.words;
    length.parts += part.parts;
  }
  return length;
}

/// Parts that repeat their parts would make a sentence of any length of a short file.
void refuse_endless(const Message& said, const std::string& where) {
  constexpr double often = 10.0;
  constexpr double always_allowed = 1e6;
  const Length length = length_of(said);
  if (!(length.words <= always_allowed + often * length.parts)) {
    throw bad_input({message("message.too_long", "a message repeats its parts too often"), where});
  }
}

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
  if (depth == 0) {
    refuse_endless(made, reader.where());
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

Message required_message(const Reader& reader, const char* key) {
  static_cast<void>(reader.get<std::string>(key));
  return to_message(reader, key);
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
