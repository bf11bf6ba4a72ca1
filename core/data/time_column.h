// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// When each sample was, if a column says so; in the column's own unit, days for dates. NaN where
/// the cell is missing. Times are
/// - text of dates (see date.h), each cell one: days; where day and month may stand in either
///   order, the one in which the samples are more nearly sorted;
/// - text of what a clock shows (see clock_time.h), if it never falls or never rises;
/// - numbers that are dates without marks: 20240131, 20240131142300;
/// - years, whole or decimal (1961, 1961.0833), that do not fall or do not rise from row to row,
///   if they are named like a time or rise in equal steps;
/// - other numbers named like a time that rise, or fall, from each row to the next; where the name
///   only may mean a time (see time_names.h), at least eight;
/// - numbers whose name may mean a time, in any order, if they are seconds (or thousandths of them
///   and so on) since 1970 or Julian days of our time.
/// Nothing for other columns, and for fewer than three different times. O(N).
[[nodiscard]] std::optional<std::vector<double>> times_in(const Dataset& dataset, Index column);

/// Whether its name says that a column of numbers is a time: "year", "Sample date".
[[nodiscard]] bool is_named_like_time(const Column& column);

/// The values of a column as times, whatever it is: those of times_in, or else its numbers.
[[nodiscard]] std::vector<double> as_times(const Dataset& dataset, Index column);

}  // namespace steelyard
