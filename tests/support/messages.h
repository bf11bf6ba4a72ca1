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

}  // namespace steelyard::tests
