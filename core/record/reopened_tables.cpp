// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/reopened_tables.h"

#include <utility>

namespace steelyard {
namespace {

const std::string& place_of(const DataReference& reference, const std::string& moved) {
  return moved.empty() ? reference.source : moved;
}

}  // namespace

Dataset reopened_table(const DataReference& reference, const std::string& path,
                       const TableOpener& open, const ReadControl& control,
                       std::vector<Message>& warnings) {
  Dataset table = remade(open(path, reference.origin.reading, control), reference.origin, control);
  table.weights_file = reference.weights_file;
  const std::vector<Message> changed = changed_files(reference, table);
  warnings.insert(warnings.end(), changed.begin(), changed.end());
  return table;
}

OpenedTables reopened_tables(const RunRequest& asked, const std::string& moved,
                             const TableOpener& open, const ReadControl& control) {
  OpenedTables opened;
  opened.data =
      reopened_table(asked.data, place_of(asked.data, moved), open, control, opened.warnings);
  apply_choices(asked.columns, opened.data);
  if (asked.truth_data) {
    opened.truth =
        reopened_table(*asked.truth_data, asked.truth_data->source, open, control, opened.warnings);
    apply_choices(asked.truth_columns, *opened.truth);
  }
  return opened;
}

Dataset reopened_before_steps(const RunRequest& asked, const std::string& moved,
                              const TableOpener& open, const ReadControl& control) {
  DataReference reference = asked.data;
  reference.origin.steps.clear();
  std::vector<Message> changed;
  return reopened_table(reference, place_of(reference, moved), open, control, changed);
}

}  // namespace steelyard
