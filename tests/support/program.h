// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QStringList>

#include "tests/support/paths.h"
#include "tests/support/sanitized.h"

namespace steelyard::tests {

/// What the program said and how it ended.
struct Ended {
  int code = -1;
  QString out;
  QString error;
};

/// Milliseconds; a sanitizer makes a run ten times as long.
constexpr int patience = sanitized ? 240000 : 60000;

/// Waits for the end of a process that was started. A process that does not end has no exit code,
/// where QProcess would say 0.
inline Ended end_of(QProcess& process) {
  const bool over = process.waitForFinished(patience);
  Ended ended{over && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
              QString::fromUtf8(process.readAllStandardOutput()),
              QString::fromUtf8(process.readAllStandardError())};
  if (!over) {
    ended.error += QStringLiteral("%1 did not end in %2 ms: %3")
                       .arg(process.program())
                       .arg(patience)
                       .arg(process.errorString());
  }
  return ended;
}

/// The usual words of a call without the options that further ones give anew, and then these: an
/// option that is given twice is refused.
inline QStringList withOptions(QStringList usual, const QStringList& further) {
  for (qsizetype k = 0; k + 1 < further.size(); ++k) {
    const QString& option = further[k];
    const qsizetype at = usual.indexOf(option);
    const bool repeatable = option == "--set" || option == "--period";
    if (at >= 0 && option.startsWith("--") && !repeatable && !further[k + 1].startsWith("--")) {
      usual.remove(at, 2);
    }
  }
  return usual + further;
}

/// Runs the real program to its end. Under a sanitizer, runs are not checked unless the test asks
/// for it, because that takes twenty further runs.
inline Ended runProgram(QStringList arguments) {
  if (sanitized && arguments.value(0) == "run" && arguments.filter("check").isEmpty()) {
    arguments << "--no-check";
  }
  QProcess process;
  process.start(QString::fromStdString(program_path()), arguments);
  return end_of(process);
}

}  // namespace steelyard::tests
