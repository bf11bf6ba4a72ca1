// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QProcessEnvironment>
#include <QtTest>
#include <utility>
#include <vector>

#include "tests/support/program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What the start of a command does, and what it leaves alone.
class TestStart : public QObject {
  Q_OBJECT

  TemporaryText files_;

  using Variables = std::vector<std::pair<QString, QString>>;

  /// \param variables  of the environment, where an empty one is removed
  static Ended runWith(const Variables& variables, const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : variables) {
      if (value.isEmpty()) {
        environment.remove(name);
      } else {
        environment.insert(name, value);
      }
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QString::fromStdString(program_path()), arguments);
    return end_of(process);
  }
  QString table() const {
    QByteArray text("a,b,t\n");
    for (int row = 0; row < 40; ++row) {
      text += QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 29 % 41) + ',' +
              QByteArray::number(row * 37 % 41 + row % 3) + '\n';
    }
    return QString::fromStdString(files_.write("t.csv", text).string());
  }

 private Q_SLOTS:
  /// Qt aborts where it does not find the plugin that it is told to draw with.
  void a_command_that_draws_nothing_does_not_start_what_draws() {
    const QString folder = QString::fromStdString((files_.folder() / "out").string());
    const std::vector<QStringList> commands{
        {"methods"},
        {"info", table()},
        {"run", table(), "--truth", "t", "--method", "f-test", "--no-check", "--no-plots", "--out",
         folder},
        // Into a folder that is not empty.
        {"run", table(), "--truth", "t", "--method", "f-test", "--no-check", "--no-plots",
         "--force", "--out", folder}};
    for (const QStringList& command : commands) {
      const Ended ended = runWith({{"QT_QPA_PLATFORM", "no-such-plugin"}}, command);
      QVERIFY2(ended.code == 0, qPrintable(command.join(' ') + ": " + ended.error));
    }
  }

  void a_run_with_plots_draws_without_a_display() {
    const QString folder = QString::fromStdString((files_.folder() / "drawn").string());
    const Ended ended = runWith({{"QT_QPA_PLATFORM", ""}, {"DISPLAY", ""}},
                                {"run", table(), "--truth", "t", "--method", "f-test", "--no-check",
                                 "--quiet", "--out", folder});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY(QFile::exists(folder + "/weights.png"));
  }

  void threads_wait_passively_unless_the_user_says_otherwise() {
#ifdef __clang__
    QSKIP("LLVM's OpenMP shows other settings");
#endif
    const auto shown = [](const QString& policy) {
      return runWith({{"OMP_WAIT_POLICY", policy},
                      {"GOMP_SPINCOUNT", ""},
                      {"OMP_DISPLAY_ENV", "verbose"}},
                     {"--version"})
          .error;
    };
    QVERIFY(shown("").contains("GOMP_SPINCOUNT = '3000'"));
    QVERIFY(!shown("active").contains("GOMP_SPINCOUNT = '3000'"));
  }
};

QTEST_GUILESS_MAIN(TestStart)
#include "tst_start.moc"
