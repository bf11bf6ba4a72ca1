// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/error.h"

#include <utility>

namespace steelyard {
namespace {

std::string sentence(const Error::Parts& parts) {
  std::string text = parts.where.empty() ? parts.what : parts.where + ": " + parts.what;
  if (!parts.accepted.empty()) {
    text += ". Accepted: " + parts.accepted;
  }
  return text;
}

}  // namespace

Error::Error(ErrorKind kind, Parts parts)
    : std::runtime_error(sentence(parts)), kind_(kind), parts_(std::move(parts)) {}

Error bad_input(Error::Parts parts) { return {ErrorKind::bad_input, std::move(parts)}; }

}  // namespace steelyard
