// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/reading.h"

namespace steelyard {

/// The last part of an array's name, without HDF5 groups and MATLAB structures, in lower case.
[[nodiscard]] std::string bare_name(std::string name);

/// Whether the array is one column of texts.
[[nodiscard]] bool holds_texts(const ArrayInfo& array);

/// The array of texts that names the columns of another: it has as many texts as that has columns,
/// and at least two. Of several, the first whose name says most clearly that it holds names of
/// features. An array that is called after the target holds the names of classes.
/// \return its position; `std::nullopt` if the array has names of its own, or no other fits
[[nodiscard]] std::optional<std::size_t> names_of_columns(const std::vector<ArrayInfo>& arrays,
                                                          std::size_t position);

}  // namespace steelyard
