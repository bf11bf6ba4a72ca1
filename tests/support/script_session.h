// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace steelyard::tests {

/// One interpreter that runs many scripts, because it takes a while to start. It reads lines: a
/// script and its arguments, between tabs; for each it writes one line: what went wrong, or
/// nothing.
class ScriptSession {
 public:
  ScriptSession(const QString& program, const QStringList& arguments) {
    process_.start(program, arguments);
  }
  ScriptSession(const ScriptSession&) = delete;
  ScriptSession& operator=(const ScriptSession&) = delete;
  ~ScriptSession() {
    process_.closeWriteChannel();
    process_.waitForFinished(patience_);
  }

  /// \param words  the script and its arguments    \return what it wrote on standard error
  QString run(const QStringList& words) {
    process_.write((words.join('\t') + '\n').toUtf8());
    while (!process_.canReadLine()) {
      if (!process_.waitForReadyRead(patience_)) {
        return QStringLiteral("the interpreter does not answer: ") +
               process_.readAllStandardError();
      }
    }
    return QString::fromUtf8(process_.readLine()).trimmed();
  }

 private:
  static constexpr int patience_ = 60000;  // milliseconds
  QProcess process_;
};

}  // namespace steelyard::tests
