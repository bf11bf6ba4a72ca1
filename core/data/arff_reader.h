// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// The name of the column of weights behind the rows, unless an attribute has it.
inline constexpr std::string_view arff_weights_name = "instance weight";

/// Whether a file with this beginning is an ARFF file: @relation is on its first line that is
/// neither blank nor a comment.
[[nodiscard]] bool begins_as_arff(std::string_view beginning);

/// Reads an attribute-relation file (Weka 3, "Attribute-Relation File Format"). Numeric, integer
/// and real attributes are numbers. Nominal ones have their categories in declared order, including
/// those that no row uses. Strings and dates are text, with categories in order of first
/// appearance; dates are in the order of ISO 8601, and the first column of dates gets Role::time.
/// Rows may be sparse ("{1 2.5, 3 yes}": attributes not listed are 0 or the first category). '?' is
/// a missing cell. The nominal attribute called class, or else the last nominal one, gets
/// Role::label. In the files of KEEL ("KEEL data format", Alcala-Fdez et al. 2011), which are
/// alike, the lines @inputs and @outputs decide instead: numeric outputs get Role::truth, nominal
/// ones Role::label, and what is in neither line is set aside; "<null>" is a missing cell, too,
/// unless it is a declared category. Weights behind the rows ("{5}") are
/// a last column, which is set aside and gets Role::weight.
/// \throws Error(bad_input) that names file, line and attribute, if there is an unreadable header,
///         no data, a ragged row, text or an infinite value instead of a number, an undeclared
///         category, a bad weight or a relational attribute; "cancelled" on stop
[[nodiscard]] Dataset read_arff(const FileSource& file, const Reading& reading,
                                const ReadControl& control);

}  // namespace steelyard
