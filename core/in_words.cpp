// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/in_words.h"

#include <new>
#include <stdexcept>

namespace steelyard {

std::string in_words(const std::exception& exception) {
  // A length that the library refuses is a table that is too large, too.
  if (dynamic_cast<const std::bad_alloc*>(&exception) != nullptr ||
      dynamic_cast<const std::length_error*>(&exception) != nullptr) {
    return "there is not enough memory. Accepted: fewer samples or features, or a machine with "
           "more";
  }
  return exception.what();
}

}  // namespace steelyard
