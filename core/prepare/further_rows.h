// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"

namespace steelyard {

/// Rows of another table in the columns of a table, matched by their names. A column that is not
/// needed and not there is missing in all rows. One that is not needed may hold text where the
/// table has numbers, or numbers where it has text: it is taken as it is.
/// \param needed  names of columns that must be there
/// \return one row per row of `further`; its text columns have the categories of `table`, in their
///         order, and then those that only `further` has
/// \throws Error(bad_input) that names the needed columns which `further` lacks, or a needed column
///         that holds text where the table has numbers, or numbers where it has text
[[nodiscard]] Dataset rows_in_columns_of(const Dataset& table, const Dataset& further,
                                         const std::set<std::string>& needed);

/// Where something is wrong with further rows, for messages: "more.csv, column 'x1'".
[[nodiscard]] Message place_of_further_column(const std::string& table, const std::string& column);

/// \throws Error(bad_input) that names those of the needed columns which `further` lacks
void refuse_lacking_names(const std::set<std::string>& needed, const Dataset& further);

/// Further rows, prepared as a table was: every value that a step works out from all samples, such
/// as a mean, comes from the table. No row is left out. A column of another kind than the table's
/// is missing in all rows.
/// \param rows   with the columns of `table`, see rows_in_columns_of()
/// \param table  as it was before its steps
[[nodiscard]] Dataset prepared_further(Dataset rows, Dataset table,
                                       const std::vector<PreparationStep>& steps,
                                       const ReadControl& control = {});

}  // namespace steelyard
