// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/message.h"

namespace steelyard {

/// Refuses further rows whose numbers mean something else than those of a table. Columns are
/// matched by their names; those that are in only one of both, and columns of text, do not matter.
/// \param table   as it was read, before any step
/// \param needed  names of columns
/// \throws Error(bad_input) that names the first needed column for which both tables state a unit,
///         but not the same one (core/data/same_unit.h)
void refuse_other_units(const Dataset& table, const Dataset& further,
                        const std::set<std::string>& needed);

/// The needed columns for which only one of both tables states a unit, so that nobody knows whether
/// it is the same, with that unit: "length (m)".
[[nodiscard]] std::vector<std::string> units_of_one(const Dataset& table, const Dataset& further,
                                                    const std::set<std::string>& needed);

/// The same in words: at most one message for each of both tables.
[[nodiscard]] std::vector<Message> notes_on_units(const Dataset& table, const Dataset& further,
                                                  const std::set<std::string>& needed);

}  // namespace steelyard
