// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QString>

#include "tests/support/script_session.h"

namespace steelyard::tests {

/// What runs scripts of R; empty: there is none on this machine.
inline QString r_there() {
  constexpr int patience = 60000;  // milliseconds
  const QString name = QStringLiteral("Rscript");
  QProcess process;
  process.start(name, {"--version"});
  const bool answers =
      process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit;
  return answers && process.exitCode() == 0 ? name : QString();
}

/// One R that runs many scripts. A warning is an error; a message is a trouble, too.
class RSession : public ScriptSession {
 public:
  explicit RSession(const QString& r) : ScriptSession(r, {"--vanilla", "-e", loop()}) {}

 private:
  static QString loop() {
    return QStringLiteral(
        "options(warn = 2); lines <- file('stdin', 'r'); "
        "while (length(line <- readLines(lines, 1)) > 0) { "
        "words <- strsplit(line, '\\t', fixed = TRUE)[[1]]; trouble <- character(); "
        "note <- function(what) trouble <<- c(trouble, conditionMessage(what)); "
        "said <- capture.output(tryCatch(withCallingHandlers({ "
        "own <- new.env(); own$commandArgs <- function(...) words[-1]; "
        "sys.source(words[1], own); own$main() }, "
        "message = function(what) { note(what); invokeRestart('muffleMessage') }), "
        "error = note)); "
        "cat(gsub('\\n', ' | ', paste(trouble, collapse = ' '), fixed = TRUE), '\\n', sep = ''); "
        "flush(stdout()) }");
  }
};

}  // namespace steelyard::tests
