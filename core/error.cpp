// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/error.h"

#include <algorithm>
#include <utility>

#include "core/text.h"

namespace steelyard {
namespace {

// A file may contain a cell or a name of many megabytes, which a message may quote.
void shorten(std::string& text) {
  constexpr std::size_t most_bytes = 5000;  // more than the longest path
  if (text.size() > most_bytes) {
    text = in_brief(text, most_bytes);
  }
}

void shorten_arguments(Message& message) {
  for (MessageArgument& argument : message.arguments) {
    shorten(argument.text);
    std::for_each(argument.part.begin(), argument.part.end(), shorten_arguments);
  }
}

Error::Parts& shortened(Error::Parts& parts) {
  shorten_arguments(parts.where);
  shorten_arguments(parts.what);
  shorten_arguments(parts.accepted);
  return parts;
}

}  // namespace

Error::Parts::Parts(Message what_is_wrong, std::string where_it_is, Message what_is_accepted)
    : Parts(std::move(what_is_wrong), other_words(std::move(where_it_is)),
            std::move(what_is_accepted)) {}

Error::Parts::Parts(Message what_is_wrong, Message where_it_is, Message what_is_accepted)
    : what(std::move(what_is_wrong)),
      where(std::move(where_it_is)),
      accepted(std::move(what_is_accepted)) {}

Message statement_of(const Error::Parts& parts) {
  const Message wrong = parts.where.says_nothing()
                            ? parts.what
                            : message("error.placed", "{1}: {2}", parts.where, parts.what);
  return parts.accepted.says_nothing()
             ? wrong
             : message("error.accepting", "{1}. Accepted: {2}", wrong, parts.accepted);
}

Error::Error(ErrorKind kind, Parts parts)
    : std::runtime_error(in_words(statement_of(shortened(parts)))),
      kind_(kind),
      parts_(std::move(parts)) {}

Error bad_input(Error::Parts parts) { return {ErrorKind::bad_input, std::move(parts)}; }

Error said_at(const Error& error, Message where) {
  return {error.kind(), {error.parts().what, std::move(where), error.parts().accepted}};
}

Error fault(std::string what, std::string where) {
  return {ErrorKind::fault, {other_words(std::move(what)), std::move(where)}};
}

}  // namespace steelyard
