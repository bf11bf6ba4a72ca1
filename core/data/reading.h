// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dialect.h"

namespace steelyard {

/// How a file is to be read, as far as somebody has said.
struct Reading {
  std::optional<Dialect> dialect;   ///< of delimited text; guessed where none is given
  std::vector<std::string> arrays;  ///< of a file with several: taken side by side in this order;
                                    ///< empty: the reader's own choice
  friend bool operator==(const Reading&, const Reading&) = default;
};

}  // namespace steelyard
