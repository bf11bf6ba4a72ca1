// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"
#include "core/message.h"

namespace steelyard::app {

// What is noteworthy in a table is said by every command that reads it, in the same words and on
// standard error.

/// What the reader says, what columns are taken for, inputs that are constant, and missing cells of
/// the columns in use: a run does not look at those of others.
[[nodiscard]] std::vector<Message> tableNotes(const Dataset& table);
/// Prints them, one line each.
void printTableNotes(const Dataset& table);
/// The same of a second table, by its name.
void printNotesOfSecond(const Dataset& table);

/// Those of the notes that are not among the ones already said.
[[nodiscard]] std::vector<Message> further(const std::vector<Message>& notes,
                                           const std::vector<Message>& said);
/// Prints those of the notes that printTableNotes() does not say of the table.
void printFurtherNotes(const Dataset& table, const std::vector<Message>& notes);

}  // namespace steelyard::app
