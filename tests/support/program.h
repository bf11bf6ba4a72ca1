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

constexpr int patience = 60000;  // milliseconds

/// Runs the real program to its end. Under a sanitizer, runs are not checked unless the test asks
/// for it, because that takes twenty further runs.
inline Ended runProgram(QStringList arguments) {
  if (sanitized && arguments.value(0) == "run" && arguments.filter("check").isEmpty()) {
    arguments << "--no-check";
  }
  QProcess process;
  process.start(QString::fromStdString(program_path()), arguments);
  process.waitForFinished(patience);
  return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
          QString::fromUtf8(process.readAllStandardOutput()),
          QString::fromUtf8(process.readAllStandardError())};
}

}  // namespace steelyard::tests
