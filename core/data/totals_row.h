// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/dialect.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/table_end.h"
#include "core/data/table_layout.h"

namespace steelyard {

/// Leaves out the last rows that call themselves totals or means, if their numbers are: for more
/// than half of the columns of numbers in which such a row has one, it is the sum or the mean of
/// the numbers above, to a millionth of it or to the last digit of the cell. A row that only calls
/// itself so stays, which is said. Without such rows, nothing is read.
/// \throws Error(bad_input) for rows that cannot be read, as read_delimited() does; "cancelled" on
///         stop
void leave_out_totals(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
                      const ReadControl& control, TableEnd& end);

}  // namespace steelyard
