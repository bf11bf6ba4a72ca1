// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// The time of each sample, if the column holds times, in the column's own unit or in days for
/// dates. NaN where the cell is missing. Times are
/// - text in which each cell is a date (see date.h), in days; if day and month may be in either
///   order, the order that leaves the samples more nearly sorted;
/// - text in which each cell is what a clock or a stopwatch shows (14:23, 9:05:07), if it
///   never falls or never rises from row to row;
/// - numbers that are dates without separators: 20240131, 20240131142300;
/// - years, whole or decimal (1961, 1961.0833), that never fall or never rise from row to row, if
///   they are named like a time or are in equal steps;
/// - other numbers named like a time that rise, or fall, from each row to the next; at least eight
///   of them if the name only may mean a time;
/// - numbers whose name may mean a time, in any order, if they are seconds (or milliseconds and so
///   on) since 1970 or Julian days of our time, or, named like days, modified Julian days or the
///   days of a spreadsheet.
/// Costs O(N).
/// \return `std::nullopt` for other columns, and for fewer than three different times
[[nodiscard]] std::optional<std::vector<double>> times_in(const Dataset& dataset, Index column);

/// Adds a warning for each column of dates in which neither the dates nor their order tell whether
/// the day or the month stands first.
void warn_of_undecided_dates(Dataset& dataset);

/// Whether the column's name says that its numbers are times: "year", "Sample date".
[[nodiscard]] bool is_named_like_time(const Column& column);

/// The values of a column as times, whatever they are: those of times_in() or, without these, the
/// column's numbers.
[[nodiscard]] std::vector<double> as_times(const Dataset& dataset, Index column);

}  // namespace steelyard
