// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table_notes.h"

#include <algorithm>
#include <iterator>

#include "app/printed_table.h"
#include "core/data/column_facts.h"
#include "core/positions.h"
#include "core/prepare/text_columns.h"
#include "core/problem/problem.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

/// "6 cells are missing: gap (5), other (1)"
Message missingNote(Index cells, const std::vector<std::string>& columns) {
  return message("arguments.missing_cells", "{1} {1:cell is|cells are} missing: {2}", cells,
                 names_in_words(columns));
}

/// Those that a command looks at: they have a role, or are text that becomes inputs. Where no
/// column has a role, because a command names its columns otherwise, they are all.
std::vector<Index> columnsInUse(const Dataset& table) {
  std::vector<Index> used;
  for (const Index column : all_positions(std::ssize(table.columns))) {
    if (!table.columns[static_cast<std::size_t>(column)].roles.empty()) {
      used.push_back(column);
    }
  }
  if (used.empty()) {
    return all_positions(std::ssize(table.columns));
  }
  const std::vector<Index> texts = encodable_columns(table);
  used.insert(used.end(), texts.begin(), texts.end());
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  return used;
}

}  // namespace

std::vector<Message> tableNotes(const Dataset& table) {
  std::vector<Message> notes = table.warnings;
  std::vector<std::string> constant;
  std::vector<std::string> incomplete;
  Index missing = 0;
  for (const Index at : columnsInUse(table)) {
    const Column& column = table.columns[static_cast<std::size_t>(at)];
    const ColumnFacts facts = column_facts(table, at);
    if (facts.constant && column.roles.has(Role::input)) {
      constant.push_back(column.name);
    }
    if (facts.missing > 0) {
      incomplete.push_back(short_name(column.name) + " (" + std::to_string(facts.missing) + ")");
      missing += facts.missing;
    }
  }
  if (!constant.empty()) {
    notes.push_back(constant_inputs_note(constant));
  }
  if (missing > 0) {
    notes.push_back(missingNote(missing, incomplete));
  }
  return notes;
}

void printTableNotes(const Dataset& table) { printNotes(in_words(tableNotes(table))); }

void printNotesOfSecond(const Dataset& table) {
  std::vector<std::string> notes;
  for (const Message& note : tableNotes(table)) {
    notes.push_back(table.name + ": " + in_words(note));
  }
  printNotes(notes);
}

std::vector<Message> further(const std::vector<Message>& notes, const std::vector<Message>& said) {
  std::vector<Message> others;
  std::copy_if(notes.begin(), notes.end(), std::back_inserter(others),
               [&said](const Message& note) {
                 return std::find(said.begin(), said.end(), note) == said.end();
               });
  return others;
}

void printFurtherNotes(const Dataset& table, const std::vector<Message>& notes) {
  printNotes(in_words(further(notes, tableNotes(table))));
}

}  // namespace steelyard::app
