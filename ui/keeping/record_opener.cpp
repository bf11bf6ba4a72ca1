// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keeping/record_opener.h"

#include <utility>

#include "ui/data/opened_tables.h"
#include "ui/native_text.h"

namespace steelyard::ui {

OpenedRecord openRecordFile(const QString& path, const QString& movedData,
                            const ReadControl& control) {
  OpenedRecord opened{read_record(nativePath(path), control.stop), {}, {}, {}};
  OpenedTables tables = openTables(opened.record, nativePath(movedData).string(), control);
  opened.record.warnings.insert(opened.record.warnings.end(), tables.warnings.begin(),
                                tables.warnings.end());
  opened.dataset = std::move(tables.data);
  opened.truth = std::move(tables.truth);
  opened.changes = std::move(tables.warnings);
  return opened;
}

}  // namespace steelyard::ui
