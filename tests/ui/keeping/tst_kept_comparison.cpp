// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "core/methods/registry.h"
#include "core/record/session.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/keeping/autosave.h"
#include "ui/panel/panel_page.h"
#include "ui/style/notice_bar.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The comparison of all methods in the sessions and reports of the window.
class TestKeptComparison : public QObject {
  Q_OBJECT

  static constexpr int patience = 60000;

  const MethodRegistry registry_ = builtin_methods();
  QTemporaryDir folder_;

  QString at(const QString& name) const { return folder_.filePath(name); }
  /// A table of which the first column explains the last.
  void writeTable(int shift) const {
    QFile table(at(QStringLiteral("own.csv")));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,target\n");
    for (int row = 0; row < 60; ++row) {
      const int a = (row * 37 + shift) % 61;
      const QString line =
          QStringLiteral("%1,%2,%3\n").arg(a).arg(row * 29 % 43).arg(2 * a + row % 3);
      table.write(line.toUtf8());
    }
  }
  std::unique_ptr<MainWindow> window() const {
    auto made = std::make_unique<MainWindow>(registry_);
    made->keepSessions(at(QStringLiteral("sessions")));
    made->resize(1400, 900);
    made->show();
    return made;
  }
  /// Opens the table, and its last column is what is explained.
  void open(MainWindow& window) const {
    window.dataPanel().loadFile(at(QStringLiteral("own.csv")), {});
    QTRY_COMPARE_WITH_TIMEOUT(window.dataPanel().table().columns.size(), std::size_t{3}, patience);
    std::vector<Column> columns = window.dataPanel().table().columns;
    columns.at(0).roles = RoleSet().with(Role::input);
    columns.at(1).roles = RoleSet().with(Role::input);
    columns.at(2).roles = RoleSet().with(Role::truth);
    window.dataPanel().setRoles(columns);
    window.question().settle();
  }
  static PanelPage& page(const MainWindow& window) { return *window.findChild<PanelPage*>(); }
  static void compare(const MainWindow& window) {
    PanelPage& at = page(window);
    at.finish();
    QAbstractItemModel& choice =
        *window.findChild<QTableView*>(QStringLiteral("panelChoice"))->model();
    for (int row = 0; row < choice.rowCount(); ++row) {
      const QModelIndex method = choice.index(row, 0);
      const bool wanted = method.data().toString() == QStringLiteral("F test");
      choice.setData(method, wanted ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
    }
    window.findChild<QPushButton*>(QStringLiteral("panelStart"))->click();
    at.finish();
    QCOMPARE(at.rows().size(), std::size_t{2});
  }
  QString kept() const {
    const QDir sessions(at(QStringLiteral("sessions")));
    return sessions.filePath(
        sessions.entryList({QStringLiteral("*.session.json")}, QDir::Files).front());
  }

 private Q_SLOTS:
  void init() { QDir(at(QStringLiteral("sessions"))).removeRecursively(); }

  void it_is_kept_when_the_window_closes_and_comes_back_with_its_table() {
    writeTable(0);
    std::vector<QStringList> rows;
    QString answer;
    {
      const auto first = window();
      open(*first);
      first->autosave().close();  // what changes from here on is the comparison alone
      compare(*first);
      rows = page(*first).rows();
      answer = page(*first).answer();
      QVERIFY(first->close());
    }
    QVERIFY(read_session(kept().toStdString()).panel.has_value());
    const auto second = window();
    second->openSession(kept());
    QTRY_COMPARE_WITH_TIMEOUT(page(*second).rows().size(), std::size_t{2}, patience);
    QCOMPARE(page(*second).rows(), rows);
    QCOMPARE(page(*second).answer(), answer);
  }

  void that_of_a_table_that_has_changed_is_left_out_and_said() {
    writeTable(0);
    {
      const auto first = window();
      open(*first);
      compare(*first);
      QVERIFY(first->close());
    }
    writeTable(1);
    const auto second = window();
    second->openSession(kept());
    QTRY_VERIFY_WITH_TIMEOUT(second->faultBar().text().contains("comparison of all methods"),
                             patience);
    QCOMPARE(page(*second).rows().size(), std::size_t{1});
  }

  void the_report_on_a_run_of_the_question_has_a_section() {
    writeTable(0);
    const auto first = window();
    open(*first);
    first->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    first->question().settle();
    QVERIFY(tests::runsToTheEnd(*first));
    tests::exportInto(folder_.path(), *first);
    const auto report = [&] {
      for (auto* const action : first->findChildren<QAction*>()) {
        if (action->text() == QStringLiteral("Export a report (&HTML)...")) {
          action->trigger();
          break;
        }
      }
      static_cast<void>(first->exporter().finish());
      QFile file(at(QStringLiteral("report.html")));
      static_cast<void>(file.open(QIODevice::ReadOnly));
      return QString::fromUtf8(file.readAll());
    };
    const QString before = report();
    QVERIFY(before.contains("</html>"));
    QVERIFY(!before.contains("<h2>All methods</h2>"));
    compare(*first);
    const QString after = report();
    QVERIFY(after.contains("<h2>All methods</h2>"));
    QCOMPARE(after.count("<figure>"), before.count("<figure>") + 1);
  }
};

QTEST_MAIN(TestKeptComparison)
#include "tst_kept_comparison.moc"
