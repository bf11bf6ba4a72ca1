// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The value of a cell as the name of a class or group: the text, or the number in digits.
/// \param value  of a text column, the position of a category
[[nodiscard]] std::string class_name(const Column& column, double value);

/// The classes of the given rows, from the first label column of the table. Only classes that occur
/// are listed: those of a text column in the order of its categories, those of a number column in
/// ascending order. A missing cell is class -1.
/// \param before        the rows that were asked for, some of which may have been left out;
///                      a warning names the classes that are lost with them
/// \param described_as  see ColumnSource::described_as
/// \return `std::nullopt` if there is no label column or no class
[[nodiscard]] std::optional<Labels> labels_of(const Dataset& dataset,
                                              const std::vector<Index>& rows,
                                              const std::vector<Index>& before,
                                              std::vector<Message>& warnings,
                                              const std::vector<Column>* described_as = nullptr);

}  // namespace steelyard
