// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Exporter that applies a run to another table.

#include <QDir>
#include <QStringList>
#include <memory>
#include <utility>

#include "core/data/table_reader.h"
#include "core/methods/registry.h"
#include "core/record/applied_rows.h"
#include "core/record/further_reading.h"
#include "core/record/run_tables.h"
#include "ui/data/opened_tables.h"
#include "ui/export/exporter.h"
#include "ui/export/proposed_name.h"
#include "ui/jobs/job_runner.h"
#include "ui/message_text.h"
#include "ui/native_text.h"
#include "ui/plain_text.h"
#include "ui/session/session_run.h"

namespace steelyard::ui {
namespace {

using RecordPtr = std::shared_ptr<const Record>;
using TablePtr = std::shared_ptr<const Dataset>;

Application applicationOf(const SessionRun& run, const Record& record, const Dataset& source,
                          Message whyNoModel = {}) {
  return {record,
          source,
          run.table->origin.steps,
          run.asked.columns.empty() ? run.table->columns : run.asked.columns,
          run.problem,
          record.result.predictor.get(),
          std::move(whyNoModel)};
}

/// \return what is to be said of the rows, one line for each remark
QStringList applyTo(const Dataset& table, const SessionRun& run, const Record& record,
                    const std::filesystem::path& path, const Message& whyNoModel) {
  const Dataset source = openUnprepared(record);
  const Application application = applicationOf(run, record, source, whyNoModel);
  const AppliedRows applied = applied_to(application, table);
  write_csv(path, applied_table(application, applied));
  QStringList lines;
  for (const auto& remark : remarks_on(applied)) {
    lines << plainLine(shownWords(remark));
  }
  return lines;
}

/// A run whose result is still in memory holds all that it has fitted.
Message whyNoModelOf(const SessionRun& run, const MethodRegistry& methods) {
  if (run.record->result.predictor != nullptr) {
    return {};
  }
  const bool found = !run.record->result.selection.features.empty();
  return why_no_model(methods.find(run.record->method).info(), !found);
}

/// Only looks at names and at how the run's own table was written, so that need not be read.
TablePtr readFor(const SessionRun& run, const Record& record, const std::filesystem::path& path,
                 const ReadControl& control) {
  const Reading reading = further_reading(*run.table, path, control);
  auto table = std::make_shared<const Dataset>(read_table(path, reading, control));
  refuse_lacking_columns(applicationOf(run, record, *run.table), *table);
  return table;
}

}  // namespace

bool Exporter::refuseApplied(const QString& path, const Dataset& table) {
  const bool isRead = is_one_of(nativePath(path), files_of(table));
  if (isRead) {
    Q_EMIT said(tr("Nothing was written: %1 is the table that the run is applied to and would be "
                   "lost. Choose another name.")
                    .arg(QDir::toNativeSeparators(path)),
                true);
  }
  return isRead;
}

void Exporter::exportApplied(const SessionRun& run, const std::vector<Index>& selection, bool asked,
                             const MethodRegistry& methods) {
  if (refuseNoColumns(reduced_to(run.record->result.space, selection, asked))) {
    return;
  }
  const QString from = askForTable_(tr("Apply to another table"));
  if (from.isEmpty()) {
    return;
  }
  auto record = std::make_shared<Record>(*run.record);
  if (asked) {
    record->chosen = selection;
  }
  Q_EMIT said(tr("Reading: %1").arg(QDir::toNativeSeparators(from)), false);
  reader_->start([this, run, record = RecordPtr(record), from,
                  why = whyNoModelOf(run, methods)](const ReadControl& control) {
    TablePtr table = readFor(run, *record, nativePath(from), control);
    return [this, run, record, from, table, why] { writeApplied({record, table, why}, run, from); };
  });
}

void Exporter::writeApplied(const ReadForRun& read, const SessionRun& run, const QString& from) {
  Q_EMIT said(QString(), false);  // the table is read, and nothing is written yet
  const QString path = ask(tr("Write what the run says of the table"),
                           proposedName(nativePath(from).string(), QStringLiteral("applied.csv")),
                           tr("Table (*.csv)"));
  if (path.isEmpty() || refuseApplied(path, *read.table)) {
    return;
  }
  announce(willBeWritten(path));
  writeAndSay(
      path,
      [run, read, path] {
        return (QStringList{written(path)} +
                applyTo(*read.table, run, *read.record, nativePath(path), read.whyNoModel))
            .join(QLatin1Char('\n'));
      },
      FilePurpose::Export);
}

}  // namespace steelyard::ui
