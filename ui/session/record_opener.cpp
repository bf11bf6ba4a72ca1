// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/record_opener.h"

#include "core/data/sha256.h"
#include "core/data/table_reader.h"
#include "core/run/record_builder.h"
#include "ui/session/bundled.h"

namespace steelyard::ui {
namespace {

Dataset openReference(const DataReference& reference, const std::string& path,
                      std::vector<std::string>& warnings) {
  if (isBundled(path)) {
    return remade(openBundled(path), reference.origin);
  }
  Dataset dataset = read_table(path, reference.origin.reading);
  if (!reference.sha256.empty() && sha256_of_file(path) != reference.sha256) {
    warnings.push_back("the data have changed since the record was written: " + path);
  }
  return remade(std::move(dataset), reference.origin);
}

}  // namespace

OpenedRecord openRecordFile(const QString& path, const QString& movedData) {
  OpenedRecord opened{read_record(path.toStdString()), {}, {}};
  Record& record = opened.record;
  const std::string data = movedData.isEmpty() ? record.data.source : movedData.toStdString();
  opened.dataset = openReference(record.data, data, record.warnings);
  apply_choices(record.columns, opened.dataset);
  if (record.truth_data) {
    opened.truth = openReference(*record.truth_data, record.truth_data->source, record.warnings);
    apply_choices(record.truth_columns, *opened.truth);
  }
  return opened;
}

}  // namespace steelyard::ui
