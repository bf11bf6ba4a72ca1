// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// The classes of the given rows, from the first label column of the table. Only classes that occur
/// are listed: those of a text column in its order, those of a number column in ascending order. A
/// missing cell is class -1. Nothing if there is no label column or no class.
/// \param before  the rows that were asked for, of which some may have been left out: classes that
///        are lost with them are named in a warning    \param as  ColumnSource::as
[[nodiscard]] std::optional<Labels> labels_of(const Dataset& dataset,
                                              const std::vector<Index>& rows,
                                              const std::vector<Index>& before,
                                              std::vector<std::string>& warnings,
                                              const std::vector<Column>* as = nullptr);

}  // namespace steelyard
