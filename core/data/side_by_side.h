// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/array_info.h"
#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/reading.h"

namespace steelyard {

/// One table of several arrays: the rule of all formats whose files hold more than one. Arrays of
/// equally many rows stand side by side.

/// Sets ArrayInfo::chosen: the usable arrays with the commonest number of rows (more than one,
/// where there are such; of equally common ones that with the most numbers). Where X and an answer
/// such as y are among them, only these: what else such files hold are indices into other files.
void choose_arrays(std::vector<ArrayInfo>& arrays);

/// Positions of the arrays to take, in the order of the table's columns.
/// \throws Error(bad_input): an array that is not there, is named twice or not usable, unequal
///         numbers of rows, nothing usable at all
[[nodiscard]] std::vector<std::size_t> arrays_to_take(const std::vector<ArrayInfo>& arrays,
                                                      const Reading& reading,
                                                      const std::string& where);

/// Those arrays, in the order of the positions.
[[nodiscard]] std::vector<ArrayInfo> taken_arrays(const std::vector<ArrayInfo>& arrays,
                                                  const std::vector<std::size_t>& positions);

/// A table with room for the arrays: columns are called X_1, X_2, ... of an array X, or X where it
/// has a single one. The values are still to be read.
/// \throws Error(bad_input): it does not fit into memory
[[nodiscard]] Dataset make_side_by_side(const FileSource& file,
                                        const std::vector<ArrayInfo>& taken);

/// Once the values are there: a single column called y, label(s), target(s) or class(es), in any
/// case, gets Role::label where it holds integers with few distinct values, else Role::truth.
/// \throws Error(bad_input): an infinite value
void finish_side_by_side(const FileSource& file, const std::vector<ArrayInfo>& taken,
                         Dataset& dataset);

/// Names in a warning what was left out because it cannot be read. Where the arrays were chosen by
/// name, whoever chose has seen the list: no warning.
void warn_of_unusable(const std::vector<ArrayInfo>& arrays, const Reading& reading,
                      Dataset& dataset);

}  // namespace steelyard
