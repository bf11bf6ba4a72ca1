// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message.h"

#include <charconv>
#include <optional>

namespace steelyard {
namespace {

constexpr std::string_view term_id = "term";  // records keep it

std::string in_words(const MessageArgument& argument) {
  return argument.part.empty() ? argument.text : steelyard::in_words(argument.part.front());
}

/// \param place  what stands between the braces: "2" or "2:row|rows"
std::optional<std::string_view> filled(std::string_view place,
                                       const std::vector<std::string>& arguments) {
  std::size_t number = 0;
  const char* const end = place.data() + place.size();
  const auto [rest, error] = std::from_chars(place.data(), end, number);
  if (error != std::errc() || number < 1 || number > arguments.size()) {
    return std::nullopt;
  }
  const std::string& argument = arguments[number - 1];
  if (rest == end) {
    return argument;
  }
  const std::string_view forms(rest, static_cast<std::size_t>(end - rest));
  const std::size_t bar = forms.find('|');
  if (forms.front() != ':' || bar == std::string_view::npos) {
    return std::nullopt;
  }
  return argument == "1" ? forms.substr(1, bar - 1) : forms.substr(bar + 1);
}

}  // namespace

MessageArgument::MessageArgument(std::string words) : text(std::move(words)) {}

MessageArgument::MessageArgument(Message message) : part{std::move(message)} {}

MessageArgument::MessageArgument(const MessageArgument& other) = default;
MessageArgument::MessageArgument(MessageArgument&& other) noexcept = default;
MessageArgument& MessageArgument::operator=(const MessageArgument& other) = default;
MessageArgument& MessageArgument::operator=(MessageArgument&& other) noexcept = default;
MessageArgument::~MessageArgument() = default;

bool MessageArgument::operator==(const MessageArgument& other) const {
  return text == other.text && part == other.part;
}

Message::Message() noexcept = default;
Message::Message(std::string id_given, std::string pattern_given,
                 std::vector<MessageArgument> arguments_given)
    : id(std::move(id_given)),
      pattern(std::move(pattern_given)),
      arguments(std::move(arguments_given)) {}
Message::Message(const Message& other) = default;
Message::Message(Message&& other) noexcept = default;
Message& Message::operator=(const Message& other) = default;
Message& Message::operator=(Message&& other) noexcept = default;
Message::~Message() = default;

bool Message::operator==(const Message& other) const {
  return id == other.id && pattern == other.pattern && arguments == other.arguments;
}

std::string in_words(const Message& message) {
  std::vector<std::string> arguments;  // each made once, however often it stands in the pattern
  for (const MessageArgument& argument : message.arguments) {
    arguments.push_back(in_words(argument));
  }
  std::string words;
  std::string_view rest = message.pattern;
  while (!rest.empty()) {
    const std::size_t open = rest.find('{');
    const std::size_t close = rest.find('}', open);
    if (close == std::string_view::npos) {
      break;
    }
    const auto text = filled(rest.substr(open + 1, close - open - 1), arguments);
    words.append(rest.substr(0, open));
    words.append(text.value_or(rest.substr(open, close + 1 - open)));
    rest.remove_prefix(close + 1);
  }
  return words.append(rest);
}

std::vector<std::string> in_words(const std::vector<Message>& messages) {
  std::vector<std::string> words;
  words.reserve(messages.size());
  for (const Message& message : messages) {
    words.push_back(in_words(message));
  }
  return words;
}

Message followed_by(const Message& first, const Message& second) {
  if (first.says_nothing() || second.says_nothing()) {
    return first.says_nothing() ? second : first;
  }
  return message("message.followed_by", "{1} {2}", first, second);
}

Message other_words(std::string words) {
  return words.empty() ? Message() : Message("", "{1}", {MessageArgument(std::move(words))});
}

Message term_words(std::string words) {
  return words.empty() ? Message()
                       : Message(std::string(term_id), "{1}", {MessageArgument(std::move(words))});
}

bool is_term(const Message& message) {
  return message.id == term_id && message.pattern == "{1}" && message.arguments.size() == 1 &&
         message.arguments.front().part.empty();
}

}  // namespace steelyard
