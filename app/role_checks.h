// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "app/arguments.h"
#include "core/data/dataset.h"
#include "core/message.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem_options.h"

namespace steelyard::app {

// What is said about columns in one option may have no effect beside what the others say. That is
// refused, or at least said: who gives a period wants it used.

/// \throws Error(bad_input) where a column is ground truth and something that excludes it
void refuseOddTargets(const Arguments& arguments, const Dataset& dataset);

/// Refuses the period of a column that is not used.
/// \param used      the columns of which it would be
/// \param accepted  "an input"
void refuseUnusedPeriods(const Arguments& arguments, const char* option,
                         const std::vector<Index>& used, const Message& accepted,
                         const Dataset& dataset);

/// Refuses groups that hold what is not an input, unless it is a point of the ground truth.
void refuseOddGroups(const Arguments& arguments, TruthKind kind, const Dataset& dataset);

/// Refuses kept columns that are not inputs once the table is prepared: text may become one.
void refuseKeptOthers(const Dataset& dataset);

/// What to say where a method is to look at groups that nobody made. It is empty if there is
/// nothing to say.
/// \param values  the parameters of the method
[[nodiscard]] std::string uselessGroups(const ParameterValues& values, const Dataset& dataset);

}  // namespace steelyard::app
