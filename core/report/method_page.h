// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>

#include "core/message.h"
#include "core/report/help_page.h"
#include "core/run/method.h"

namespace steelyard {

/// The id of a method's page, such as "method/dii". The entry of a parameter has the parameter's id
/// as its anchor.
[[nodiscard]] std::string method_page_id(const std::string& method);

/// How a page words what it puts together from several texts: in English, unless the window
/// translates it.
struct PageWords {
  std::function<std::string(const Message&)> sentence = [](const Message& said) {
    return in_words(said);
  };
  /// A label, or the help of a choice.
  std::function<std::string(const std::string&)> term = [](const std::string& text) {
    return text;
  };
};

/// The help page of a method, made from what the method says about itself: what it does, how it
/// works, when to use it and when not, its parameters, an example of a command, the works to cite.
[[nodiscard]] HelpPage method_page(const Method& method, const PageWords& wording = {});

}  // namespace steelyard
