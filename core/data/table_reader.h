// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <optional>

#include "core/data/dataset.h"
#include "core/data/dialect.h"
#include "core/data/read_control.h"

namespace steelyard {

/// How a file holds its table. Told by the first bytes, never by the name.
enum class TableFormat {
  delimited,  ///< text; needs a dialect
  npy         ///< an array written by NumPy
};

/// \throws Error(bad_input): missing, empty or unreadable file
[[nodiscard]] TableFormat table_format(const std::filesystem::path& path);

/// Reads a table of either format.
/// \param dialect  of a delimited file; guessed where none is given
/// \throws Error(bad_input): see read_delimited and read_npy
[[nodiscard]] Dataset read_table(const std::filesystem::path& path,
                                 const std::optional<Dialect>& dialect = {},
                                 const ReadControl& control = {});

}  // namespace steelyard
