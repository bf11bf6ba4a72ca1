// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Exporter that applies a run to another table.

#include <QStringList>
#include <memory>
#include <utility>

#include "core/data/table_reader.h"
#include "core/record/applied_rows.h"
#include "core/record/run_tables.h"
#include "ui/data/opened_tables.h"
#include "ui/export/exporter.h"
#include "ui/export/proposed_name.h"
#include "ui/message_text.h"
#include "ui/native_text.h"
#include "ui/plain_text.h"
#include "ui/session/session_run.h"

namespace steelyard::ui {
namespace {

/// \return what is to be said of the rows, one line for each remark
QStringList applyTo(const std::filesystem::path& table, const SessionRun& run, const Record& record,
                    const std::filesystem::path& path) {
  const Dataset source = openUnprepared(record);
  const Application application{record,
                                source,
                                run.table->origin.steps,
                                run.asked.columns.empty() ? run.table->columns : run.asked.columns,
                                run.problem,
                                record.result.predictor.get()};
  const AppliedRows applied = applied_to(application, read_table(table));
  write_csv(path, applied_table(application, applied));
  QStringList lines;
  for (const auto& remark : remarks_on(applied)) {
    lines << plainLine(shownWords(remark));
  }
  return lines;
}

}  // namespace

void Exporter::exportApplied(const SessionRun& run, const std::vector<Index>& selection,
                             bool asked) {
  if (refuseNoColumns(reduced_to(run.record->result.space, selection, asked))) {
    return;
  }
  const QString table = askForTable_(tr("Apply to another table"));
  if (table.isEmpty()) {
    return;
  }
  const QString path = ask(tr("Write what the run says of the table"),
                           proposedName(nativePath(table).string(), QStringLiteral("applied.csv")),
                           tr("Table (*.csv)"));
  if (path.isEmpty() || refuseInputs({path})) {
    return;
  }
  auto record = std::make_shared<Record>(*run.record);
  if (asked) {
    record->chosen = selection;
  }
  announce(willBeWritten(path));
  writeAndSay(
      path,
      [run, record, table = nativePath(table), path] {
        return (QStringList{written(path)} + applyTo(table, run, *record, nativePath(path)))
            .join(QLatin1Char('\n'));
      },
      FilePurpose::Export);
}

}  // namespace steelyard::ui
