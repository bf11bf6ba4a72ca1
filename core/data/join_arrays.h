// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/reading.h"

namespace steelyard {

/// One table from several arrays: the rule for all formats whose files hold several arrays. Arrays
/// with equal numbers of rows are placed side by side.

/// Sets ArrayInfo::chosen for the usable arrays with the most common number of rows (above one, if
/// possible; if several numbers are equally common, the one with the most values). If X and an
/// answer such as y are among them, only these are chosen, because the other arrays of such files
/// are indices into other files.
void choose_arrays(std::vector<ArrayInfo>& arrays);

/// Positions of the arrays to take, in the order of the table's columns.
/// \throws Error(bad_input) if an array is missing, given twice or not usable, if numbers of rows
///         differ, or if no array is usable
[[nodiscard]] std::vector<std::size_t> arrays_to_take(const std::vector<ArrayInfo>& arrays,
                                                      const Reading& reading,
                                                      const std::string& where);

/// The arrays at these positions, in this order.
[[nodiscard]] std::vector<ArrayInfo> taken_arrays(const std::vector<ArrayInfo>& arrays,
                                                  const std::vector<std::size_t>& positions);

/// A table with room for the arrays: the columns of an array X are called X_1, X_2, ..., or X if
/// there is only one. The values are read later.
/// \throws Error(bad_input): see make_table
[[nodiscard]] Dataset make_joined_table(const FileSource& file, const std::vector<ArrayInfo>& taken,
                                        const ReadControl& control = {});

/// Assigns roles and checks the values, once they have been read. A single column called y,
/// label(s), target(s) or class(es), in any case, gets Role::label if it holds integers with few
/// distinct values, otherwise Role::truth.
/// \throws Error(bad_input) for an infinite value
void finish_joined_table(const FileSource& file, const std::vector<ArrayInfo>& taken,
                         Dataset& dataset);

/// Warns about arrays left out because they cannot be read. Does not warn if the arrays were chosen
/// by name, because the user has then seen the list.
void warn_of_unusable(const std::vector<ArrayInfo>& arrays, const Reading& reading,
                      Dataset& dataset);

}  // namespace steelyard
