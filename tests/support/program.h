// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <vector>

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
  process.start(QStringLiteral(STEELYARD_PROGRAM), arguments);
  process.waitForFinished(patience);
  return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
          QString::fromUtf8(process.readAllStandardOutput()),
          QString::fromUtf8(process.readAllStandardError())};
}

/// The cells of a plain CSV, the header first.
inline std::vector<QStringList> csvRows(const QString& path) {
  QFile file(path);
  std::vector<QStringList> rows;
  if (file.open(QIODevice::ReadOnly)) {
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
      rows.push_back(QString::fromUtf8(line).split(','));
    }
  }
  return rows;
}

}  // namespace steelyard::tests
