// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"
#include "core/message.h"
#include "core/record/record.h"

namespace steelyard::ui {

/// A record with the tables it was made from, with roles set.
struct OpenedRecord {
  Record record;  ///< its warnings also say which data have changed since
  Dataset dataset;
  std::optional<Dataset> truth;
  std::vector<Message> changes;  ///< of these warnings, those on the data as they are now
};

/// \param movedData  where the table is now; if it is empty, it is where the record says
/// \throws Error(bad_input): not a record, the data are missing or do not match; "cancelled" on
/// stop
[[nodiscard]] OpenedRecord openRecordFile(const QString& path, const QString& movedData = {},
                                          const ReadControl& control = {});

}  // namespace steelyard::ui
