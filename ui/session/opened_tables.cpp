// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/opened_tables.h"

#include "core/data/table_reader.h"
#include "ui/session/bundled.h"

namespace steelyard::ui {
namespace {

Dataset openReference(const DataReference& reference, const std::string& path,
                      const ReadControl& control, std::vector<std::string>& warnings) {
  Dataset table = remade(
      isBundled(path) ? openBundled(path) : read_table(path, reference.origin.reading, control),
      reference.origin, control);
  table.weights_file = reference.weights_file;
  const std::vector<std::string> changed = changed_files(reference, table);
  warnings.insert(warnings.end(), changed.begin(), changed.end());
  return table;
}

}  // namespace

OpenedTables openTables(const Asked& asked, const std::string& movedData,
                        const ReadControl& control) {
  OpenedTables opened;
  opened.data = openReference(asked.data, movedData.empty() ? asked.data.source : movedData,
                              control, opened.warnings);
  apply_choices(asked.columns, opened.data);
  if (asked.truth_data) {
    opened.truth =
        openReference(*asked.truth_data, asked.truth_data->source, control, opened.warnings);
    apply_choices(asked.truth_columns, *opened.truth);
  }
  return opened;
}

}  // namespace steelyard::ui
