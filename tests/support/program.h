// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QStringList>

#include "tests/support/paths.h"

namespace steelyard::tests {

/// What the program said and how it ended.
struct Ended {
  int code = -1;
  QString out;
  QString error;
};

constexpr int patience = 60000;  // milliseconds

/// Runs the real program to its end.
inline Ended runProgram(const QStringList& arguments) {
  QProcess process;
  process.start(QString::fromStdString(program_path()), arguments);
  process.waitForFinished(patience);
  return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
          QString::fromUtf8(process.readAllStandardOutput()),
          QString::fromUtf8(process.readAllStandardError())};
}

}  // namespace steelyard::tests
