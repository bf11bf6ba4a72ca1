// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/opened_tables.h"

#include "core/data/sha256.h"
#include "core/data/table_reader.h"
#include "ui/session/bundled.h"

namespace steelyard::ui {
namespace {

Dataset openReference(const DataReference& reference, const std::string& path,
                      const ReadControl& control, std::vector<std::string>& warnings) {
  if (isBundled(path)) {
    return remade(openBundled(path), reference.origin, control);
  }
  Dataset table = read_table(path, reference.origin.reading, control);
  if (!reference.sha256.empty() && sha256_of_file(path) != reference.sha256) {
    warnings.push_back("the data have changed since this was written: " + path);
  }
  return remade(std::move(table), reference.origin, control);
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
