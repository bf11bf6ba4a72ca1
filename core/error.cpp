// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/error.h"

#include <utility>

#include "core/text.h"

namespace steelyard {
namespace {

std::string sentence(const Error::Parts& parts) {
  std::string text = parts.where.empty() ? parts.what : parts.where + ": " + parts.what;
  if (!parts.accepted.empty()) {
    text += ". Accepted: " + parts.accepted;
  }
  return text;
}

/// A file may contain a cell or a name of many megabytes, which a message may quote.
Error::Parts& readable(Error::Parts& parts) {
  constexpr std::size_t most_bytes = 5000;  // more than the longest path
  for (std::string* part : {&parts.what, &parts.where, &parts.accepted}) {
    if (part->size() > most_bytes) {
      *part = in_brief(*part, most_bytes);
    }
  }
  return parts;
}

}  // namespace

Error::Error(ErrorKind kind, Parts parts)
    : std::runtime_error(sentence(readable(parts))),
      kind_(kind),
      parts_(std::move(readable(parts))) {}

Error bad_input(Error::Parts parts) { return {ErrorKind::bad_input, std::move(parts)}; }

}  // namespace steelyard
