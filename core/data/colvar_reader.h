// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// Whether a file with this beginning is a COLVAR file: its first line is "#! FIELDS ...".
[[nodiscard]] bool begins_as_colvar(std::string_view beginning);

/// Reads PLUMED output (PLUMED manual, "File Formats"). "#! FIELDS time phi psi" names the columns;
/// "#! SET min_phi -pi" and "#! SET max_phi pi" make phi periodic, in the unit of its values; rows
/// of numbers follow. Headers may be repeated, as after a restart, if they agree; a warning says
/// which times come again. Rows that were cut when the simulation was killed are left out, with a
/// warning: those directly before a later header, and the last row. The column time gets
/// Role::time. Uses all cores.
/// \throws Error(bad_input) that names file, line and column, if there is text or an infinite value
///         in a row, a ragged row, fields or bounds that differ from earlier ones, or a bound that
///         is not a number; "cancelled" on stop
[[nodiscard]] Dataset read_colvar(const FileSource& file, const Reading& reading,
                                  const ReadControl& control);

}  // namespace steelyard
