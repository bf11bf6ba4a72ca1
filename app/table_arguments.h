// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <vector>

#include "app/arguments.h"
#include "core/data/dataset.h"
#include "core/data/read_progress.h"
#include "core/data/target_roles.h"

namespace steelyard::app {

/// Options that say how a file is read: textOptions(), --array and --large.
[[nodiscard]] std::vector<Option> dialectOptions();
/// The option --large.
[[nodiscard]] Option largeOption();
/// How a command reads files: with a line of progress, up to a stop; a file that becomes far larger
/// than it is only with --large.
[[nodiscard]] ReadControl readControl(const Arguments& arguments, const std::stop_token& stop);
/// A table given on the command line: a path, "generator:..." or a bundled one.
/// \throws Error(bad_input): an unreadable file, or a stop
[[nodiscard]] Dataset openTable(const QString& source, const Arguments& arguments,
                                const std::stop_token& stop);
/// A table to which a record is applied: what the options do not say of how it is written is taken
/// from the record's own table, see further_reading().
/// \param like  the record's
/// \throws Error(bad_input): an unreadable file, or a stop
[[nodiscard]] Dataset openFurther(const QString& source, const Dataset& like,
                                  const Arguments& arguments, const std::stop_token& stop);

/// Options that give columns their roles, periods and known weights.
[[nodiscard]] std::vector<Option> roleOptions();
/// What the window shows beside its question is said among the warnings of the table, where it
/// differs from all columns.
TakenColumns takeDefaultInputs(Dataset& dataset);
/// \throws Error(bad_input): a column that does not exist, an invalid period or weight, and what
///         would have no effect (role_checks.h)
void applyRoles(const Arguments& arguments, Dataset& dataset);
/// Applies an option COL=P, which may be repeated for other columns.
/// \throws Error(bad_input)
void applyPeriods(const Arguments& arguments, const char* option, double Column::*period,
                  Dataset& dataset);
/// Applies periods to the table that holds the ground truth.
/// \param second  whether it is a table of its own, of which all columns of numbers are
/// \throws Error(bad_input), also for a column that is not ground truth
void applyTruthPeriods(const Arguments& arguments, Dataset& dataset, bool second);

}  // namespace steelyard::app
