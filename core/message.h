// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace steelyard {

struct Message;

/// What stands at a place of a pattern: a name or a number, or a message that is part of another.
struct MessageArgument {
  // NOLINTNEXTLINE(google-explicit-constructor): a text is an argument as it is
  MessageArgument(std::string words);
  // NOLINTNEXTLINE(google-explicit-constructor): and so is a message
  MessageArgument(Message message);
  // Compiled once rather than wherever a message is made: there are thousands of them.
  MessageArgument(const MessageArgument& other);
  MessageArgument(MessageArgument&& other) noexcept;
  MessageArgument& operator=(const MessageArgument& other);
  MessageArgument& operator=(MessageArgument&& other) noexcept;
  ~MessageArgument();

  std::string text;
  std::vector<Message> part;  ///< one message that stands in place of the text, or none

  [[nodiscard]] bool operator==(const MessageArgument& other) const;
};

/// A statement for a person, kept as data: which statement it is, and the names and numbers that it
/// is about. Programs and tests recognise it by its id, so that nothing has to read English, and
/// another language may order the arguments anew. Only in_words() makes a sentence of it.
struct Message {
  /// Says nothing.
  Message() noexcept;
  Message(std::string id_given, std::string pattern_given,
          std::vector<MessageArgument> arguments_given);
  Message(const Message& other);
  Message(Message&& other) noexcept;
  Message& operator=(const Message& other);
  Message& operator=(Message&& other) noexcept;
  ~Message();

  std::string id;       ///< "problem.constant_input"; empty where other_words() made it
  std::string pattern;  ///< the English words with places for the arguments; see in_words()
  std::vector<MessageArgument> arguments;

  [[nodiscard]] bool says_nothing() const { return pattern.empty(); }
  [[nodiscard]] bool operator==(const Message& other) const;
};

/// The sentence of a message. In its pattern, {1} is the first argument, and {1:row|rows} is "row"
/// where the first argument is "1", otherwise "rows". A place without an argument is left as it is,
/// since a pattern may come from a file; braces in arguments mean nothing.
[[nodiscard]] std::string in_words(const Message& message);
/// The sentences, in the same order.
[[nodiscard]] std::vector<std::string> in_words(const std::vector<Message>& messages);

/// Two statements, one after the other; the only one where the other says nothing.
[[nodiscard]] Message followed_by(const Message& first, const Message& second);

/// Words that are chosen elsewhere, such as those of an exception; says nothing without words.
[[nodiscard]] Message other_words(std::string words);

/// A fixed text of core within a sentence: the title of a method, the name of a line in a figure.
/// The window says it as it does elsewhere (ui/term_text.h); says nothing without words.
[[nodiscard]] Message term_words(std::string words);
/// Whether term_words() made it, now or in a record.
[[nodiscard]] bool is_term(const Message& message);

/// The pattern of a message with as many arguments. The compiler refuses a pattern with a place
/// that has no argument, and one that leaves an argument out.
template <typename... Arguments>
class MessagePattern {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a literal is a pattern
  consteval MessagePattern(const char* text) : text_(text) {
    std::array<bool, sizeof...(Arguments) + 1> used{true};
    constexpr std::size_t none = std::string_view::npos;
    for (std::size_t at = text_.find('{'); at != none; at = text_.find('{', at + 1)) {
      const std::size_t end = text_.find('}', at);
      const std::string_view place = text_.substr(at + 1, end - at - 1);
      const bool is_form = place.size() > 1 && place[1] == ':' && place.find('|') != none;
      if (end == none || place.empty() || place[0] < '1' || (place.size() > 1 && !is_form)) {
        throw "a place in a pattern is {1} or {1:one|many}";
      }
      used.at(static_cast<std::size_t>(place[0] - '0')) = true;
    }
    for (const bool one : used) {
      if (!one) {
        throw "an argument has no place in the pattern";
      }
    }
  }

  [[nodiscard]] constexpr std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

namespace message_argument {

[[nodiscard]] inline MessageArgument made_of(std::string_view text) { return std::string(text); }
[[nodiscard]] inline MessageArgument made_of(const Message& part) { return part; }
[[nodiscard]] MessageArgument made_of(std::integral auto count) { return std::to_string(count); }

}  // namespace message_argument

/// \param id         names this statement alone, and stays what it is, because records keep it
/// \param arguments  up to 9 texts, whole numbers, or messages that become part of this one
template <typename... Arguments>
[[nodiscard]] Message message(std::string_view id,
                              MessagePattern<std::type_identity_t<Arguments>...> pattern,
                              const Arguments&... arguments) {
  return {std::string(id), std::string(pattern.text()), {message_argument::made_of(arguments)...}};
}

}  // namespace steelyard
