// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace steelyard {

/// How a report says what core says: in English, unless the window gives it words of its own.
struct ReportWords {
  std::string language = "en";  ///< of the words, as HTML names it
  /// The sentence of a message.
  std::function<std::string(const Message&)> sentence = [](const Message& message) {
    return in_words(message);
  };
  /// A fixed text of core, such as the title of a column of the ranking.
  std::function<std::string(std::string_view)> term = [](std::string_view text) {
    return std::string(text);
  };
};

}  // namespace steelyard
