// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>

#include "core/data/delimited_reader.h"
#include "core/message.h"

namespace steelyard {

/// A mark that may stand between thousands or begin the decimals: no cell decides which.
struct DoubtfulMark {
  std::string column;  ///< in which it stands
  std::string cell;    ///< a number without a sign in which it stands once: "1.234"
  char mark = '.';     ///< '.' or ','
  Message said;        ///< what the reader says of it
};

/// The first such mark, of which the reader has to be told what it is.
/// \return nothing if there is none, or if a previewed cell such as "0.5" decides
[[nodiscard]] std::optional<DoubtfulMark> doubtful_mark(const DelimitedPreview& preview);

/// The dialect in which that mark stands between thousands, or begins the decimals.
[[nodiscard]] Dialect with_mark_of_thousands(Dialect dialect, char mark);
[[nodiscard]] Dialect with_mark_of_decimals(Dialect dialect, char mark);

}  // namespace steelyard
