// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

#include "tests/support/script_session.h"

namespace steelyard::tests {

/// A Python that has the modules; empty: there is none on this machine. The distribution's comes
/// first, because its packages are installed with those of the tests.
inline QString python_with(const QString& modules) {
  constexpr int patience = 60000;  // milliseconds
  for (const char* const name : {"/usr/bin/python3", "python3"}) {
    QProcess python;
    python.start(name, {"-c", "import " + modules});
    if (python.waitForFinished(patience) && python.exitStatus() == QProcess::NormalExit &&
        python.exitCode() == 0) {
      return name;
    }
  }
  return {};
}

/// Its modules take a second to load.
class PythonSession : public ScriptSession {
 public:
  explicit PythonSession(const QString& python) : ScriptSession(python, {"-c", loop()}) {}

 private:
  static QString loop() {
    return QStringLiteral(
        "import contextlib, io, runpy, sys, traceback, warnings\n"
        "warnings.simplefilter('error')\n"
        "for line in sys.stdin:\n"
        "    sys.argv = line.rstrip('\\n').split('\\t')\n"
        "    said, trouble = io.StringIO(), io.StringIO()\n"
        "    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(trouble):\n"
        "        try:\n"
        "            runpy.run_path(sys.argv[0], run_name='__main__')\n"
        "        except BaseException:\n"
        "            traceback.print_exc()\n"
        "    print(trouble.getvalue().replace('\\n', ' | '), flush=True)\n");
  }
};

}  // namespace steelyard::tests
