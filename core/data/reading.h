// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dialect.h"

namespace steelyard {

/// How to read a file, as far as specified.
struct Reading {
  std::optional<Dialect> dialect;   ///< of delimited text; guessed if not given
  std::vector<std::string> arrays;  ///< side by side in this order; if empty, the reader chooses
  friend bool operator==(const Reading&, const Reading&) = default;
};

}  // namespace steelyard
