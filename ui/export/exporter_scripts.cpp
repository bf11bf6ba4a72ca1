// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Exporter that writes a run as a script of another language.

#include <QFileInfo>

#include "core/record/run_tables.h"
#include "core/report/written_script.h"
#include "ui/data/opened_tables.h"
#include "ui/export/exporter.h"
#include "ui/export/proposed_name.h"
#include "ui/native_text.h"
#include "ui/session/session_run.h"

namespace steelyard::ui {

void Exporter::exportPython(const SessionRun& run, const std::vector<Index>& selection,
                            bool asked) {
  exportScript(ScriptLanguage::python, run, selection, asked,
               {tr("Export as a Python script"),
                tr("Export as a Python script, NAME.py, and its table, NAME-table.csv"),
                QStringLiteral("reduce.py"), tr("Python script (*.py)")});
}

void Exporter::exportR(const SessionRun& run, const std::vector<Index>& selection, bool asked) {
  exportScript(ScriptLanguage::r, run, selection, asked,
               {tr("Export as a script for R"),
                tr("Export as a script for R, NAME.R, and its table, NAME-table.csv"),
                QStringLiteral("reduce.R"), tr("Script for R (*.R)")});
}

void Exporter::exportScript(ScriptLanguage language, const SessionRun& run,
                            const std::vector<Index>& selection, bool asked,
                            const ScriptQuestion& question) {
  const std::vector<Index> chosen = reduced_to(run.record->result.space, selection, asked);
  if (refuseNoColumns(chosen)) {
    return;
  }
  const bool writesTable = script_source(run.record->data, language) == ScriptSource::none;
  const QString path = ask(writesTable ? question.titleWithTable : question.title,
                           proposedName(run.record->data.source, question.file), question.filter);
  if (path.isEmpty()) {
    return;
  }
  const QString beside = pathText(table_beside(nativePath(path)).filename());
  if (writesTable && !mayWrite(QFileInfo(path).path(), {beside})) {
    return;
  }
  write(path, [language, run, chosen](const std::filesystem::path& script) {
    write_script(language, script, *run.record, *run.table, chosen,
                 [&run] { return openUnchanged(run.record->data); });
  });
}

}  // namespace steelyard::ui
