// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/sanitized.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/window_faults.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"
#include "ui/method/method_panel.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"
#include "ui/start/start_page.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Points of the smallest window: 1280 x 720 pixels at 150 %.
constexpr QSize smallest(853, 480);

QStringList namesOf(MainWindow& window) {
  QStringList own;
  if (window.dataPanel().hasDataset()) {
    const Dataset& table = *window.dataPanel().table().table;
    own << QString::fromStdString(table.name);
    for (const Column& column : table.columns) {
      own << QString::fromStdString(column.name);
    }
  }
  return own;
}

}  // namespace

/// At every size a user may have, all words can be read and everything can be reached.
class TestElision : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();

  static void addSizes() {
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {smallest, QSize(1024, 640), QSize(1280, 720), QSize(1600, 1000), QSize(1920, 1080)}) {
      if (tests::sanitized && size != smallest && size.width() != 1920) {
        continue;  // the same code, several times slower
      }
      QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
  }
  /// With its first lesson, at this size.
  [[nodiscard]] std::unique_ptr<MainWindow> opened(const QSize& size) const {
    auto window = std::make_unique<MainWindow>(registry_);
    const std::vector<Lesson> lessons = bundledLessons();
    window->setLessons(lessons);
    window->openLesson(lessons.front());
    window->resize(size);
    window->show();
    static_cast<void>(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(50);
    return window;
  }
  /// With a table of the user instead of a lesson, at this size.
  [[nodiscard]] std::unique_ptr<MainWindow> withTable(const QSize& size) const {
    auto window = std::make_unique<MainWindow>(registry_);
    window->dataPanel().setDataset(ten_gaussians(60));
    window->question().settle();
    window->resize(size);
    window->show();
    static_cast<void>(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(20);
    return window;
  }
  /// A text that was set a moment ago gets its room when the layout next has its turn; what that
  /// moves may want another.
  static void settleLayout() {
    for (int turn = 0; turn < 5; ++turn) {
      QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
  }
  static QString faultsIn(MainWindow& window, const QSize& size, const QString& where) {
    settleLayout();
    QStringList faults = tests::faultsOf(window, namesOf(window));
    if (window.size() != size) {
      faults << QStringLiteral("has become %1 x %2").arg(window.width()).arg(window.height());
    }
    return faults.isEmpty() ? QString() : where + ": " + faults.join("; ");
  }

 private Q_SLOTS:
  static void initTestCase() {
    QApplication::setStyle(new CalmStyle);
    QApplication::setPalette(themePalette(qEnvironmentVariableIsSet("STEELYARD_TEST_DARK")));
  }

  static void the_first_state_data() { addSizes(); }
  void the_first_state() {
    QFETCH(QSize, size);
    const auto window = opened(size);
    for (const char* preset : {"learn", "search", "trust", "space", "all"}) {
      window->board().presets().choose(preset);
      QTest::qWait(20);
      const QString faults = faultsIn(*window, size, preset);
      QVERIFY2(faults.isEmpty(), qPrintable(faults));
    }
  }

  /// With names of files and sessions of any length.
  static void the_start_page_data() { addSizes(); }
  void the_start_page() {
    QFETCH(QSize, size);
    MainWindow window(registry_);
    window.setLessons(bundledLessons());
    window.showStart();
    window.resize(size);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::qWait(50);  // the files that are really there have been looked for
    auto* const page = window.findChild<StartPage*>();
    QVERIFY(page != nullptr);
    page->showTables({"/a/short.csv", "/a/" + QString("a long name ").repeated(20) + ".csv"});
    page->showSessions({{"/s", QString("word").repeated(40), QDateTime::currentDateTime()}});
    page->showTrouble("The file cannot be read: " + QString("why not ").repeated(20));
    QTest::qWait(20);
    const QString faults = faultsIn(window, size, "the start page");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
  }

  static void in_a_run_and_after_it_data() { addSizes(); }
  void in_a_run_and_after_it() {
    QFETCH(QSize, size);
    const auto window = opened(size);
    QSignalSpy arrived(&window->controller(), &RunController::snapshotArrived);
    QSignalSpy finished(&window->controller(), &RunController::finished);
    QTest::mouseClick(window->runBar().runButton(), Qt::LeftButton);
    QVERIFY(!arrived.isEmpty() || arrived.wait(60000));
    QString faults = faultsIn(*window, size, "in a run");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
    QVERIFY(!finished.isEmpty() || finished.wait(240000));
    QTest::qWait(100);
    faults = faultsIn(*window, size, "after it");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
  }

  static void after_a_search_data() { addSizes(); }
  void after_a_search() {
    QFETCH(QSize, size);
    const auto window = withTable(size);
    QCOMPARE(window->methodPanel().values().choice("search"), std::string("forward"));
    QVERIFY(tests::runsToTheEnd(*window));
    QTest::qWait(100);
    const QString faults = faultsIn(*window, size, "after a search");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
  }

  static void every_method_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest") << smallest;
    QTest::newRow("small") << QSize(1024, 640);
  }
  void every_method() {
    QFETCH(QSize, size);
    const auto window = withTable(size);
    for (const auto& method : registry_.all()) {
      window->methodPanel().setMethod(method->info().id, method->schema().defaults());
      window->question().settle();
      QTest::qWait(5);
      const QString faults = faultsIn(*window, size, QString::fromStdString(method->info().id));
      QVERIFY2(faults.isEmpty(), qPrintable(faults));
    }
  }

  /// One input, one target: nothing is said of "1 columns".
  void one_is_counted_as_one() {
    auto window = withTable({1024, 640});
    Dataset table = ten_gaussians(30);
    const auto inputs = table.columns_with(Role::input);
    const auto truths = table.columns_with(Role::truth);
    for (const auto& others : {inputs, truths}) {
      for (std::size_t k = 1; k < others.size(); ++k) {
        table.columns[static_cast<std::size_t>(others[k])].roles = RoleSet();
      }
    }
    window->dataPanel().setDataset(table);
    window->question().settle();
    QString faults = faultsIn(*window, {1024, 640}, "one column");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
    QVERIFY(tests::runsToTheEnd(*window));
    faults = faultsIn(*window, {1024, 640}, "one column, after a run");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
    QVERIFY(tests::countsOneAsMany("has 1 columns") && !tests::countsOneAsMany("11 columns"));
  }

  /// Texts of two lines, in the dialog as it opens.
  void the_import_dialog_shows_what_it_takes() {
    QTemporaryDir folder;
    QFile file(folder.filePath("scales.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("small,large,group,target\n");
    for (int row = 0; row < 40; ++row) {
      file.write(QStringLiteral("%1,%2,%3,%4\n")
                     .arg(row % 7 == 0 ? QString() : QString::number(0.01 * (row * 37 % 11)))
                     .arg(1000 * (row * 29 % 13))
                     .arg(QChar('a' + row / 8))
                     .arg(row * 17 % 5)
                     .toUtf8());
    }
    file.close();
    ImportDialog dialog(file.fileName(), nullptr, ImportDialog::Asks::Question);
    dialog.show();
    QTRY_VERIFY(dialog.findChild<QLabel*>("units")->isVisible());
    settleLayout();
    const QStringList faults = tests::faultsOf(dialog, {"small", "large", "group", "target"});
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join("; ")));
  }

  void messages_of_exports_leave_the_buttons_where_they_are() {
    const auto window = opened({1024, 640});
    const auto* button = window->results().findChild<QPushButton*>("exportMore");
    QVERIFY(button != nullptr);
    const QPoint before = button->mapTo(window.get(), QPoint());
    window->results().showExportMessage(
        QString("Copied: ") + QString("a long command ").repeated(9), false);
    QTest::qWait(50);
    QCOMPARE(button->mapTo(window.get(), QPoint()), before);
    QCOMPARE(window->size(), QSize(1024, 640));
  }

  void the_window_shrinks_to_the_smallest_screen() {
    const auto window = opened({1600, 1000});
    window->resize(smallest);
    QTest::qWait(20);
    QCOMPARE(window->size(), smallest);
  }

  /// The scale of a screen and the theme are those of a whole process.
  static void at_other_scales_and_in_the_dark_data() {
    QTest::addColumn<QString>("scale");
    QTest::addColumn<QString>("row");
    QTest::newRow("1280 x 720 at 150 %") << "1.5"
                                         << "853 x 480";
    QTest::newRow("3840 x 2160 at 200 %") << "2"
                                          << "1920 x 1080";
  }
  void at_other_scales_and_in_the_dark() {
    QFETCH(QString, scale);
    QFETCH(QString, row);
    if (qEnvironmentVariableIsSet("STEELYARD_TEST_DARK")) {
      QSKIP("is such a process");
    }
    QStringList arguments;
    if (QFileInfo(QCoreApplication::applicationFilePath()).fileName() == "tests_ui") {
      arguments << QStringLiteral("ui.elision");  // of the tests in one program
    }
    arguments << "the_first_state:" + row << "in_a_run_and_after_it:" + row
              << "after_a_search:" + row;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_SCALE_FACTOR", scale);
    environment.insert("STEELYARD_TEST_DARK", "1");
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    QVERIFY(process.waitForFinished(120000));
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
             process.readAll().constData());
  }
};

QTEST_MAIN(TestElision)
#include "tst_elision.moc"
