// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/message.h"

namespace steelyard::tests {

/// Whether one of the messages is the one with this id.
inline bool has_message(const std::vector<Message>& messages, const std::string& id) {
  return std::any_of(messages.begin(), messages.end(),
                     [&](const Message& one) { return one.id == id; });
}

/// Whether one of the sentences contains the words: for the names and numbers in it.
inline bool says(const std::vector<Message>& messages, const std::string& words) {
  return std::any_of(messages.begin(), messages.end(), [&](const Message& one) {
    return in_words(one).find(words) != std::string::npos;
  });
}

/// The arguments as they are read: the words of those that are messages.
inline std::vector<std::string> texts_of(const Message& message) {
  std::vector<std::string> texts;
  for (const MessageArgument& argument : message.arguments) {
    texts.push_back(argument.part.empty() ? argument.text : in_words(argument.part.front()));
  }
  return texts;
}

}  // namespace steelyard::tests
